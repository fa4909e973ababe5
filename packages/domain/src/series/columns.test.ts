import { expect, it } from 'vitest';
import { squareStepOf, ticksOf } from './columns.ts';

it.each([
  [61.7, 67, 1],
  [1_760_000, 67, 50_000],
  [117, 31, 5],
  [20.5, 67, 0.5],
  [9, 90, 0.1],
  [0, 10, 1],
])('[H6] for %d in %d columns, a square is worth %d', (highest, columns, step) => {
  expect(squareStepOf(highest, columns)).toBeCloseTo(step, 10);
});

it('[H7] graduations start at zero and stay under the highest value', () => {
  expect(ticksOf(61.7)).toEqual([0, 10, 20, 30, 40, 50, 60]);
  expect(ticksOf(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(ticksOf(29, 4)).toEqual([0, 10, 20]);
});
