import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../testing.ts';
import { millions } from '../money/money.ts';
import {
  allocate,
  EMPTY_SPREAD,
  fitTo,
  mostFor,
  purposeTotalOf,
  remainingOf,
  spreadSentenceOf,
  unspentOf,
  type SurplusUse,
} from './surplus.ts';

const surplus = millions(100);
const vat = { id: 'tva', purpose: 'tax-cut', ceiling: millions(80) } satisfies SurplusUse;
const income = { id: 'revenu', purpose: 'tax-cut', ceiling: millions(30) } satisfies SurplusUse;
const debt = { id: 'dette', purpose: 'debt', ceiling: null } satisfies SurplusUse;
const spending = { id: 'depenses', purpose: 'new-spending', ceiling: null } satisfies SurplusUse;
const uses = [vat, income, debt, spending];

const spreadOf = (amounts: Record<string, number>) =>
  new Map(Object.entries(amounts).map(([id, amount]) => [id, millions(amount)]));

describe('surplus', () => {
  it('[E10] a share stays within what the others leave', () => {
    const first = must(allocate(EMPTY_SPREAD, surplus, vat, millions(70)));
    const second = must(allocate(first, surplus, debt, millions(50)));
    expect(second).toEqual(spreadOf({ tva: 70, dette: 30 }));
    expect(remainingOf(second, surplus)).toBe(0);
    expect(must(allocate(second, surplus, vat, millions(60))).get('tva')).toBe(60);
    expect(must(allocate(second, surplus, debt, millions(-5))).get('dette')).toBe(0);
  });

  it('[E10] a tax is never cut below nothing', () => {
    expect(must(allocate(EMPTY_SPREAD, surplus, income, millions(90))).get('revenu')).toBe(30);
    expect(mostFor(spreadOf({ tva: 80 }), surplus, income)).toBe(20);
    expect(mostFor(spreadOf({ revenu: 10 }), surplus, income)).toBe(30);
  });

  it('[E10] cuts of several taxes add up', () => {
    const spread = spreadOf({ tva: 10, revenu: 5, dette: 7 });
    expect(purposeTotalOf(spread, uses, 'tax-cut')).toBe(15);
    expect(purposeTotalOf(spread, uses, 'new-spending')).toBe(0);
  });

  it.each([0, -1])('[E10] a balance of %d cannot be spread', (balance) => {
    expect(allocate(EMPTY_SPREAD, millions(balance), debt, millions(1))).toEqual({
      ok: false,
      reason: 'no-surplus',
    });
  });

  it('[E11] a smaller surplus trims new spending first, then debt', () => {
    const spread = spreadOf({ tva: 40, dette: 40, depenses: 20 });
    expect(fitTo(spread, uses, surplus)).toEqual(spread);
    expect(fitTo(spread, uses, millions(60))).toEqual(spreadOf({ tva: 40, dette: 20 }));
    expect(fitTo(spread, uses, millions(-5))).toEqual(EMPTY_SPREAD);
  });

  it('[E11] a spread made for a larger surplus leaves nothing', () => {
    const spread = spreadOf({ tva: 40, dette: 40 });
    expect(unspentOf(spread, surplus)).toBe(20);
    expect(unspentOf(spread, millions(60))).toBe(0);
  });

  it.each([
    [{ tva: 10_000, revenu: 5000 }, 'Vous baissez les impôts de 15,0 Md€.'],
    [
      { tva: 15_000, dette: 14_900 },
      'Vous baissez les impôts de 15,0 Md€ et remboursez 14,9 Md€ de dette.',
    ],
    [
      { tva: 15_000, dette: 900, depenses: 2000 },
      'Vous baissez les impôts de 15,0 Md€, remboursez 900 M€ de dette et ajoutez 2,0 Md€ de dépenses.',
    ],
    [{}, undefined],
  ])('[E20] %o is told in one sentence', (amounts, sentence) => {
    expect(spreadSentenceOf(spreadOf(amounts), uses)?.replaceAll('\u00A0', ' ')).toBe(sentence);
  });

  it('[E10] nothing ever spreads more than the surplus', () => {
    const aMove = fc.tuple(fc.constantFrom(...uses), fc.integer({ min: -200, max: 200 }));
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
