import { expect, it } from 'vitest';
import { drawnYearsOf } from './years-drawing.ts';

/** The columns drawn: a square is 6 long, and 1 from the next. */
function squaresIn(path: string): number {
  const lengths = [...path.matchAll(/v([\d.]+)/g)].map(([, length]) => Number(length));
  return lengths.reduce((sum, length) => sum + (length + 1) / 7, 0);
}

it('draws as many squares as the value holds, three abreast, and none for a year without account', () => {
  const { panel, square } = drawnYearsOf([90, undefined, 45, -3], [null]);
  expect(square).toBe(1);
  expect(squaresIn(panel.paid)).toBe(135);
  expect(panel.contour?.match(/M/g)).toHaveLength(2);
  // One more row than the 30 of the highest, for its value.
  expect(panel.full).toBe(93);
  expect(panel.tops?.map(Math.round)).toEqual([3, 100, 52, 100]);
});

it('leaves space for the highest bracket', () => {
  const { panel } = drawnYearsOf([10], [[20, 80]]);
  expect(panel.full).toBeGreaterThanOrEqual(80);
});
