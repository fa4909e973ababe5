import { expect, it } from 'vitest';
import { STEPS, stepTimesOf } from './steps.ts';

it('a session lasts 55 minutes, without a gap', () => {
  const times = stepTimesOf(STEPS).map(({ time }) => time);
  expect(times[0]).toBe('0 à 5');
  expect(times.at(-1)).toBe('50 à 55');
  for (const [index, time] of times.slice(1).entries()) {
    expect(time.startsWith(`${times[index]?.split(' à ')[1]} à `)).toBe(true);
  }
});
