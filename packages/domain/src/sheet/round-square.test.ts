import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { roundSquareOf } from './round-square.ts';

describe('a square of a round value', () => {
  it.each([
    [24_900, 60, 500],
    [59_946, 60, 1000],
    [66_475, 60, 2000],
    [8_100, 90, 100],
    [600, 60, 10],
    [0.9, 60, 0.02],
    [0, 60, 1],
    [-12, 60, 1],
  ])('[K7] %d M€ in %d squares: one is worth %d', (amount, most, square) => {
    expect(roundSquareOf(millions(amount), most)).toBeCloseTo(square, 6);
  });

  it('[K7] always holds the amount, and never wastes more than four fifths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (amount) => {
        const squares = amount / roundSquareOf(millions(amount), 60);
        expect(squares).toBeLessThanOrEqual(60.000001);
        expect(squares).toBeGreaterThan(60 / 2.51);
      }),
    );
  });
});
