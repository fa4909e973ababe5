import { expect, it } from 'vitest';
import { STEPS, stepTimesOf } from './steps.ts';

it('a session lasts 55 minutes, without a gap', () => {
  const times = stepTimesOf(STEPS).map(({ time }) => time);
  expect(times[0]).toBe('0\u00A0à\u00A05');
  expect(times.at(-1)).toBe('50\u00A0à\u00A055');
  for (const [index, time] of times.slice(1).entries()) {
    expect(time.startsWith(`${times[index]?.split('\u00A0à\u00A0')[1]}\u00A0à`)).toBe(true);
  }
});
