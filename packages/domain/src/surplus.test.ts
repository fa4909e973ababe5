import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from './builders.build.ts';
import { millions } from './money.ts';
import { allocate, EMPTY_SPREAD, fitTo, remainingOf, SURPLUS_USES } from './surplus.ts';

const surplus = millions(100);

describe('surplus', () => {
  it('[E10] a share stays within what the others leave', () => {
    const first = must(allocate(EMPTY_SPREAD, surplus, 'tax-cuts', millions(70)));
    const second = must(allocate(first, surplus, 'debt', millions(50)));
    expect(second).toEqual({ 'tax-cuts': 70, debt: 30, 'new-spending': 0 });
    expect(remainingOf(second, surplus)).toBe(0);
    expect(must(allocate(second, surplus, 'tax-cuts', millions(60)))['tax-cuts']).toBe(60);
    expect(must(allocate(second, surplus, 'debt', millions(-5))).debt).toBe(0);
  });

  it.each([0, -1])('[E10] a balance of %d cannot be spread', (balance) => {
    expect(allocate(EMPTY_SPREAD, millions(balance), 'debt', millions(1))).toEqual({
      ok: false,
      reason: 'no-surplus',
    });
  });

  it('[E11] a smaller surplus trims new spending first, then debt', () => {
    const spread = { 'tax-cuts': millions(40), debt: millions(40), 'new-spending': millions(20) };
    expect(fitTo(spread, surplus)).toEqual(spread);
    expect(fitTo(spread, millions(60))).toEqual({ 'tax-cuts': 40, debt: 20, 'new-spending': 0 });
    expect(fitTo(spread, millions(-5))).toEqual(EMPTY_SPREAD);
  });

  it('[E10] nothing ever spreads more than the surplus', () => {
    const aMove = fc.tuple(fc.constantFrom(...SURPLUS_USES), fc.integer({ min: -200, max: 200 }));
    fc.assert(
      fc.property(fc.array(aMove), (moves) => {
        let spread = EMPTY_SPREAD;
        for (const [use, amount] of moves) {
          spread = must(allocate(spread, surplus, use, millions(amount)));
          expect(remainingOf(spread, surplus)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
