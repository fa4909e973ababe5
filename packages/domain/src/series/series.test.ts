import { expect, it } from 'vitest';
import {
  highestOf,
  lowestOf,
  percentOf,
  pointsOf,
  totalOf,
  valueAt,
  wholeOf,
  type Series,
} from './series.ts';

const spending: Series = { first: 2000, values: [50, null, 60, 40, 60] };
const gdp: Series = { first: 1999, values: [90, 100, 110, 120, 100] };

it('[H1] a missing year is neither zero nor carried over', () => {
  expect(valueAt(spending, 2001)).toBeNull();
  expect(valueAt(spending, 1990)).toBeNull();
  expect(pointsOf(spending).map(({ year }) => year)).toEqual([2000, 2002, 2003, 2004]);
});

it('[H2] a share or a sum exists where all its terms do', () => {
  expect(percentOf(spending, gdp)).toEqual({ first: 2000, values: [50, null, 50, 40, null] });
  expect(totalOf([spending, spending])).toEqual({ first: 2000, values: [100, null, 120, 80, 120] });
});

it('[H3] GDP is what was divided', () => {
  expect(wholeOf(spending, percentOf(spending, gdp))).toEqual({
    first: 2000,
    values: [100, null, 120, 100, null],
  });
});

it('[H4] an extreme is the first year that reaches it', () => {
  expect(highestOf(spending)).toEqual({ year: 2002, value: 60 });
  expect(lowestOf(spending)).toEqual({ year: 2003, value: 40 });
  expect(highestOf({ first: 2000, values: [null] })).toBeUndefined();
});
