import { expect, it } from 'vitest';
import { noiseDeviationOf, noiseOf } from './noise.ts';

const DRAWS = 200_000;
const noise = [...noiseOf(DRAWS)];
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

const countOf = (value: number) => noise.filter((one) => Math.abs(one) === value).length;

it('has mean 0 and the standard deviation that noiseDeviationOf gives', () => {
  expect(Math.abs(mean(noise))).toBeLessThan(0.1);
  const deviation = Math.sqrt(mean(noise.map((one) => one * one)));
  expect(deviation).toBeGreaterThan(6.9);
  expect(deviation).toBeLessThan(7.2);
  expect(noiseDeviationOf(1)).toBeCloseTo(7.05, 1);
  expect(noiseDeviationOf(4)).toBeCloseTo(2 * noiseDeviationOf(1));
});

it('is e times less frequent for each 5 more (scale 5)', () => {
  const ratio = countOf(8) / countOf(3);
  expect(ratio).toBeGreaterThan(Math.exp(-1) * 0.9);
  expect(ratio).toBeLessThan(Math.exp(-1) * 1.1);
});

it('is zero at scale 0, and differs at each draw', () => {
  expect(noiseOf(50, 0).every((one) => one === 0)).toBe(true);
  expect([...noiseOf(50)]).not.toEqual([...noiseOf(50)]);
});
