import { expect, it } from 'vitest';
import { TAB_PLANS } from './tabs.ts';
import { drawnTimeOf } from './time-drawing.ts';

const lineOf = (id: string, values: (number | null)[]) => ({
  id,
  label: id,
  page: '',
  cells: [],
  values: { percent: values, constant: values, current: values },
});

it('draws no squares where spending or revenue is missing', () => {
  const drawn = drawnTimeOf(
    {
      first: 2023,
      last: 2025,
      priceYear: 2025,
      lines: [lineOf('depenses', [2, 2, null]), lineOf('recettes', [1, null, 2])],
      sentences: [],
      bridges: [],
      file: '',
    },
    TAB_PLANS.depenses,
  );
  const [panel] = drawn.percent.panels;
  expect([panel?.paid, panel?.borrowed].map((path) => path?.split('M').length)).toEqual([2, 2]);
  expect(panel?.surplus).toBe('');
});
