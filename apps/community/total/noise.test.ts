import { expect, it } from 'vitest';
import { noiseOf } from './noise.ts';

const DRAWS = 200_000;
const noise = [...noiseOf(DRAWS, 75)];
const partWithin = (width: number) => noise.filter((one) => Math.abs(one) <= width).length / DRAWS;

it('is Gaussian, of mean 0 and of the deviation asked', () => {
  const mean = noise.reduce((sum, one) => sum + one, 0) / DRAWS;
  expect(Math.abs(mean)).toBeLessThan(1);
  const deviation = Math.sqrt(noise.reduce((sum, one) => sum + one * one, 0) / DRAWS);
  expect(Math.abs(deviation - 75)).toBeLessThan(0.6);
  expect(partWithin(75)).toBeCloseTo(0.683, 1.7);
  expect(partWithin(150)).toBeCloseTo(0.954, 1.7);
});

it('is zero at deviation 0, and differs at each draw', () => {
  expect(noiseOf(50, 0).every((one) => one === 0)).toBe(true);
  expect([...noiseOf(50, 75)]).not.toEqual([...noiseOf(50, 75)]);
});
