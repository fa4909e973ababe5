import { stratumOf } from '@nosmilliards/domain/commune/band';
import { amountsOf, SUMS, type Commune, type Series } from '@nosmilliards/domain/commune/commune';
import { expect, it } from 'vitest';
import {
  COMMUNES_DIRECTORY,
  communeTablesIn,
  communeYearsOf,
  semicolonTableOf,
} from '../read/communes.ts';
import { communesIn } from './communes.ts';

/** In euros per inhabitant: a rounded amount is at most half of one away. */
const ROUNDED = 0.5;
/** In millions of euros: what rounding leaves in a sum over the country. */
const COUNTRY_GAP = 4;

const tables = communeTablesIn(COMMUNES_DIRECTORY);
const years = communeYearsOf(tables);
const communes = communesIn(tables);
const known = new Map<string, readonly Series[]>();

/** Of every commune, in the order of the table. */
function seriesOfAll(aggregate: string): readonly Series[] {
  const series =
    known.get(aggregate) ??
    communes.map((commune) =>
      aggregate === 'taux' ? ratesOf(commune) : amountsOf(commune, aggregate),
    );
  known.set(aggregate, series);
  return series;
}

function ratesOf({ taxRates }: Commune): Series {
  return years.map((one) => taxRates.find(({ year }) => year === one)?.value);
}

/** By linear interpolation between the two nearest values. */
function quartilesOf(all: Series): readonly (number | undefined)[] {
  const values = Float64Array.from(all.filter((value) => value !== undefined)).toSorted();
  return [0.25, 0.5, 0.75].map((share) => {
    const place = (values.length - 1) * share;
    const [low = Number.NaN, high = low] = values.subarray(Math.floor(place));
    return values.length === 0 ? undefined : low + (high - low) * (place % 1);
  });
}

function meanOf(series: Series): number | undefined {
  const values = series.filter((value) => value !== undefined);
  return values.length === 0
    ? undefined
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}

it('the bands are the quartiles of the rows of each size, year by year, then of their means', () => {
  const places = years.map((_, year) =>
    Map.groupBy(communes.keys(), (place) => {
      const { code = '', population = [] } = communes[place] ?? {};
      const people = population[year];
      const stratum = people === undefined ? undefined : stratumOf(code, people);
      return `${stratum?.group} ${stratum?.rank}`;
    }),
  );
  const { rows, cell } = semicolonTableOf(tables, 'bandes.csv');
  for (const row of rows) {
    const [group = '', rank = '', , count, aggregate = ''] = row;
    const placesIn = (year: number) => places[year]?.get(`${group} ${rank}`) ?? [];
    const all = seriesOfAll(aggregate);
    const last = placesIn(years.length - 1);
    expect(Number(count)).toBe(last.length);
    const found = [
      ...years.map((_, year) => quartilesOf(placesIn(year).map((place) => all[place]?.[year]))),
      quartilesOf(last.map((place) => meanOf(all[place] ?? []))),
    ];
    // The rows are rounded, and so is each term of a sum.
    const tolerance = ROUNDED + ROUNDED * (SUMS.get(aggregate)?.flat().length ?? 1);
    for (const [place, name] of ['q1', 'mediane', 'q3'].entries()) {
      const written = `${cell(row, name)} ${cell(row, `${name}_moyenne`)}`.split(' ');
      const far = found.filter((quartiles, year) => {
        const gap = Math.abs(Number(written[year]) - (quartiles[place] ?? Number.NaN));
        return written[year] === 'x' ? quartiles[place] !== undefined : !(gap <= tolerance);
      });
      expect(far, `${group} ${rank} ${aggregate} ${name}`).toEqual([]);
    }
  }
  expect(rows.length).toBeGreaterThan(300);
}, 120_000);

it('the communes make the sums of the country', () => {
  for (const [aggregate = '', ...cells] of semicolonTableOf(tables, 'totaux.csv').rows) {
    const isPeople = aggregate === 'population';
    const all = seriesOfAll(aggregate);
    for (const [year, cell] of cells.entries()) {
      const sum = communes.reduce((total, { population }, place) => {
        const people = population[year] ?? 0;
        return total + (isPeople ? people : ((all[place]?.[year] ?? 0) * people) / 1e6);
      }, 0);
      const gap = Math.abs(Number(cell) - sum);
      expect(gap, `${aggregate} ${years[year]}`).toBeLessThanOrEqual(isPeople ? 0 : COUNTRY_GAP);
    }
  }
}, 60_000);
