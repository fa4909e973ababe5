import { AREAS } from '@nosmilliards/domain/series/area';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { EuropePage } from './europe-page.tsx';
import { drawnSeriesOf } from './series-drawing.ts';

afterEach(cleanup);

/** Nothing is published for Germany; the Union starts a year later. */
const values = AREAS.map((area) => (area === 'DE' ? null : 10));
const own = { code: 'GF07', title: 'Santé', amounts: values, percents: values };
const series = {
  first: 2023,
  percents: values.map((value, place) => [AREAS[place] === 'EU27_2020' ? null : 5, value]),
};
const drawn = drawnSeriesOf(series);

it('says of a value that was not published that it is not available, and draws no bar', () => {
  const data = {
    own,
    figures: { year: 2024, population: values, parity: values, total: own },
    sentence: '',
    groups: [own],
    functions: [own],
    sheets: [],
    series,
    drawn,
    sentences: [],
    revisedPercent: 57,
    correspondences: [],
    file: '',
  };
  render(<EuropePage data={data} />, { wrapper: MemoryRouter });
  const [germany, france] = within(
    screen.getByRole('list', { name: 'Santé, en % du PIB, 2024' }),
  ).getAllByRole('listitem');
  expect(germany?.textContent).toContain('non disponible');
  expect(germany?.querySelector('svg')).toBeNull();
  expect(france?.querySelector('svg')?.getAttribute('width')).toBe('100%');

  const units = screen.getByRole('table', { name: /^Santé, 2024/, hidden: true });
  const row = within(units).getByRole('row', { name: /^Allemagne/, hidden: true });
  expect(within(row).queryByRole('link', { hidden: true })).toBeNull();
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent),
  ).toEqual(Array.from({ length: 4 }, () => 'non disponible'));
});

it('draws the years from zero, and leaves a blank where a year is missing', () => {
  const surfaceOf = (area: string) => drawn.surfaces.find((one) => one.area === area)?.d;
  expect(drawn.end).toBe(10);
  expect(surfaceOf('FR')).toBe('M0 100L0 50L100 0V100z');
  expect(surfaceOf('DE')).toBe('M0 100L0 50V100z');
  expect(surfaceOf('EU27_2020')).toBe('M100 100L100 0V100z');
});
