import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  eurosOf,
  fromEuros,
  magnitudeOf,
  millions,
  oppositeOf,
  percentOf,
  sumOf,
  ZERO,
} from './money.ts';

const anAmount = fc.integer({ min: -1e13, max: 1e13 }).map(fromEuros);

describe('money', () => {
  it('[F1] sums that floating point would miss are exactly zero', () => {
    expect(sumOf([0.1, 0.2, -0.3].map(millions))).toBe(0);
    expect(differenceOf(millions(0.3), millions(0.1))).toBe(0.2);
  });

  it('[F1] a sum does not depend on its order', () => {
    fc.assert(
      fc.property(fc.array(anAmount, { maxLength: 100 }), (amounts) => {
        expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts));
        expect(sumOf([...amounts, ...amounts.map(oppositeOf)])).toBe(ZERO);
      }),
    );
  });

  it('[F1] an amount holds whole euros', () => {
    expect(eurosOf(millions(1.234_567_8))).toBe(1_234_568);
    expect(percentOf(fromEuros(101), 50)).toBe(fromEuros(51));
  });

  it('[F2] rounds halves away from zero on both sides', () => {
    expect(eurosOf(fromEuros(2.5))).toBe(3);
    expect(eurosOf(fromEuros(-2.5))).toBe(-3);
    expect(Object.is(fromEuros(-0.4), 0)).toBe(true);
    expect(magnitudeOf(millions(-3))).toBe(3);
  });

  it.each([NaN, Infinity, -Infinity, 1e300])('[F2] %s is not an amount', (value) => {
    expect(() => millions(value)).toThrow(RangeError);
  });
});
