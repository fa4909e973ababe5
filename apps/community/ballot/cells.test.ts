import { expect, it } from 'vitest';
import {
  balanceCellOf,
  BALANCE_CELLS,
  bandOf,
  BANDS,
  BANDS_IN_ORDER,
  cardCellOf,
  cellCountOf,
} from './cells.ts';

const increase = (percent: number) => bandOf({ type: 'increase', percent });
const decrease = (percent: number) => bandOf({ type: 'decrease', percent });
const changeOf = (band: number) => BANDS_IN_ORDER.find((one) => one.band === band)?.change;

it('counts a percentage with the nearest multiple of 5, never with « keep »', () => {
  expect([1, 2, 7, 8, 10, 12, 13, 100].map((percent) => changeOf(increase(percent)))).toEqual([
    5, 5, 5, 10, 10, 10, 15, 100,
  ]);
  expect([1, 10, 25, 50, 100].map((percent) => changeOf(decrease(percent)))).toEqual([
    -5, -10, -25, -50, -100,
  ]);
  expect(changeOf(bandOf({ type: 'keep' }))).toBe(0);
  expect(changeOf(increase(127))).toBe(100);
});

it('separates a removal from a cut of 100 %', () => {
  expect(bandOf({ type: 'remove' })).not.toBe(decrease(100));
});

it('has every band once in BANDS_IN_ORDER, from the largest cut to the largest rise', () => {
  const bands = BANDS_IN_ORDER.map(({ band }) => band);
  expect(bands.toSorted((a, b) => a - b)).toEqual(Array.from({ length: BANDS }, (_, band) => band));
  const changes = BANDS_IN_ORDER.map(({ change }) => change);
  expect(changes).toEqual(changes.toSorted((a, b) => a - b));
});

it('counts balances by steps, with an open step at each end', () => {
  expect(balanceCellOf(-1_000_000)).toBe(0);
  expect(balanceCellOf(-400_001)).toBe(0);
  expect(balanceCellOf(-400_000)).toBe(1);
  expect(balanceCellOf(-380_001)).toBe(1);
  expect(balanceCellOf(-380_000)).toBe(2);
  expect(balanceCellOf(199_999)).toBe(BALANCE_CELLS - 2);
  expect(balanceCellOf(200_000)).toBe(BALANCE_CELLS - 1);
  expect(balanceCellOf(9_000_000)).toBe(BALANCE_CELLS - 1);
});

it('gives each card its own cells', () => {
  expect(cardCellOf(0, 0)).toBe(BALANCE_CELLS);
  expect(cardCellOf(75, BANDS - 1)).toBe(cellCountOf(76) - 1);
});
