import { AREAS } from '@nosmilliards/domain/series/area';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { FunctionPage } from './function-page.tsx';
import { drawnSeriesOf } from './series-drawing.ts';

afterEach(cleanup);

/** Nothing is published for Germany. */
const values = AREAS.map((area) => (area === 'DE' ? null : 10));
const own = { code: 'GF07', title: 'Santé', amounts: values, percents: values };
const series = { first: 2023, percents: values.map((value) => [5, value]) };

it('says of a value that was not published that it is not available, and never zero', () => {
  const data = {
    own,
    figures: { year: 2024, population: values, parity: values, total: own },
    sentence: '',
    groups: [own],
    functions: [own],
    sheets: [],
    series,
    drawn: drawnSeriesOf(series),
    revisedPercent: 57,
    correspondences: [],
    file: '',
  };
  render(<FunctionPage data={data} />, { wrapper: MemoryRouter });
  const units = screen.getByRole('table', { name: /^Santé, 2024/ });
  const germany = within(units).getByRole('row', { name: /^Allemagne/ });
  expect(within(germany).queryByRole('link')).toBeNull();
  expect(
    within(germany)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(Array.from({ length: 4 }, () => 'non disponible'));
  expect(data.drawn.labels.find(({ area }) => area === 'DE')?.text).toBe(
    'Allemagne non disponible',
  );
});
