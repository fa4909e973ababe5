import { describe, expect, it } from 'vitest';
import { createAllowance, networksOf } from './allowance.ts';

const options = { burst: 60, perMinute: 20 };

it('allows a burst, then a rate per minute', () => {
  const { take } = createAllowance(options);
  const left = Array.from({ length: 61 }, () => take('203.0.113.9', 10));
  expect(left[59]).toBe(0);
  expect(left[60]).toBe(-1);
  expect(take('203.0.113.9', 70)).toBeCloseTo(18);
  expect(take('203.0.113.10', 70)).toBe(59);
});

it('takes nothing at cost 0', () => {
  const { take } = createAllowance(options);
  expect(take('203.0.113.9', 10, 0)).toBe(60);
  expect(take('203.0.113.9', 10, 0)).toBe(60);
  expect(take('203.0.113.9', 10)).toBe(59);
});

it('starts again with a new salt every hour', () => {
  const { take } = createAllowance(options);
  take('203.0.113.10', 10);
  for (let count = 0; count < 5_000; count += 1) take('203.0.113.9', 3_600);
  expect(take('203.0.113.9', 3_609)).toBeLessThan(0);
  expect(take('203.0.113.9', 3_611)).toBe(59);
});

it('accepts a network again after a minute of silence, not one that goes on', () => {
  const { take } = createAllowance(options);
  for (let count = 0; count < 100_000; count += 1) take('203.0.113.9', 10);
  for (let seconds = 10; seconds < 300; seconds += 1) {
    expect(take('203.0.113.9', seconds)).toBeLessThan(0);
  }
  expect(take('203.0.113.9', 359)).toBeGreaterThan(0);
});

it('refuses no other network during a flood', () => {
  const { take } = createAllowance(options);
  for (let count = 0; count < 5_000; count += 1) take('9.9.9.9', 20);
  const held = Array.from({ length: 20_000 }, (_, index) =>
    take(`10.${index >> 8}.${index & 255}.7`, 20),
  ).filter((left) => left < 0);
  expect(held).toEqual([]);
});

it('counts a /48 too: its 256 homes spend no more than eight', () => {
  const { take } = createAllowance(options);
  const takenAt = (home: number) =>
    Array.from({ length: 100 }, () => take(`2001:db8:7:${home.toString(16)}00::1`, 10)).filter(
      (left) => left >= 0,
    ).length;
  const taken = Array.from({ length: 256 }, (_, home) => takenAt(home));
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(8 * options.burst);
  expect(taken[0]).toBe(options.burst);
  // Neither the requests refused to one home nor another site count.
  expect(take('2001:db8:8::1', 10)).toBe(59);
});

describe('a network', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', null],
    ['::ffff:1.2.3.4', '1.2.3.4', null],
    ['2001:db8:12:3456:1::2', '2001:db8:12:34', '2001:db8:12'],
    ['2001:db8:12:34ff::1', '2001:db8:12:34', '2001:db8:12'],
    ['2001:db8:12:35ff::1', '2001:db8:12:35', '2001:db8:12'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('of %s is %s in %s', (address, home, site) => {
    expect(networksOf(address)).toEqual({ home, site });
  });
});
