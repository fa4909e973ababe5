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
      published: '',
      totalsPublished: '',
      breaks: [],
      notes: [],
      bridges: [],
      file: '',
    },
    TAB_PLANS.depenses,
  );
  const [panel] = drawn.percent.groups[0]?.panels ?? [];
  expect([panel?.paid, panel?.borrowed].map((path) => path?.split('M').length)).toEqual([2, 2]);
  expect(panel?.surplus).toBe('');
});

it('titles several lines by the one that is the highest in the last year', () => {
  const figures = {
    first: 2023,
    last: 2025,
    priceYear: 2025,
    lines: [lineOf('gf01', [5, 5, 2]), lineOf('gf10', [4, 4, 6])],
    sentences: [],
    published: '',
    totalsPublished: '',
    breaks: [],
    notes: [],
    bridges: [],
    file: '',
  };
  expect(drawnTimeOf(figures, TAB_PLANS.fonctions).percent.title).toBe(
    'gf10, la plus grande dépense\u00A0: 6,0\u00A0% du PIB en 2025, contre 4,0\u00A0% en 2023',
  );
});

it('draws lines that start later apart, from their first year, all as high', () => {
  const figures = {
    first: 2023,
    last: 2025,
    priceYear: 2025,
    lines: [
      lineOf('prelevements', [40, 42, 44]),
      lineOf('revenu', [1, 1, 2]),
      lineOf('tva', [null, 7, 8]),
    ],
    sentences: [],
    published: '',
    totalsPublished: '',
    breaks: [],
    notes: [],
    bridges: [],
    file: '',
  };
  const [older, later] = drawnTimeOf(figures, TAB_PLANS.impots).percent.groups;
  expect([older?.first, later?.first]).toEqual([2023, 2024]);
  expect(older?.panels.map(({ height }) => height)).toEqual(
    Array(2).fill(older?.panels[0]?.height),
  );
  expect(later?.panels.map(({ line }) => line)).toEqual(['tva']);
});
