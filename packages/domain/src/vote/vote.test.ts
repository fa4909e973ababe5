import { describe, expect, it } from 'vitest';
import { aLine, must } from '../testing.ts';
import { effectSideOf } from '../budget/line.ts';
import { millions } from '../money/money.ts';
import {
  boundsOf,
  checkChoice,
  choiceLabelOf,
  effectOf,
  initialPercentOf,
  goesPastLimits,
  isSameChoice,
  offeredBoundsOf,
  presetsOf,
  type Choice,
} from './vote.ts';

const expense = { side: 'expense' as const, amount: millions(60_900) };
const revenue = { side: 'revenue' as const, amount: millions(60_900) };
const increase = (percent: number): Choice => ({ type: 'increase', percent });
const decrease = (percent: number): Choice => ({ type: 'decrease', percent });

describe('effects', () => {
  it('[V1] keeping changes nothing', () => {
    expect(effectOf({ type: 'keep' }, expense)).toEqual({ newAmount: 60_900, impact: 0 });
    expect(effectOf({ type: 'keep' }, revenue)).toEqual({ newAmount: 60_900, impact: 0 });
  });

  it('[V2] an expense raised costs', () => {
    expect(effectOf(increase(10), expense)).toEqual({ newAmount: 66_990, impact: -6090 });
  });

  it('[V3] an expense cut saves', () => {
    expect(effectOf(decrease(10), expense)).toEqual({ newAmount: 54_810, impact: 6090 });
  });

  it('[V4] an expense removed saves its whole amount', () => {
    expect(effectOf({ type: 'remove' }, expense)).toEqual({ newAmount: 0, impact: 60_900 });
  });

  it('[V5] on revenue the sign turns over', () => {
    expect(effectOf(increase(10), revenue)).toEqual({ newAmount: 66_990, impact: 6090 });
    expect(effectOf(decrease(10), revenue)).toEqual({ newAmount: 54_810, impact: -6090 });
    expect(effectOf({ type: 'remove' }, revenue)).toEqual({ newAmount: 0, impact: -60_900 });
  });

  it('[V6] a niche shown with revenue is voted as an expense', () => {
    const niche = aLine({ side: 'revenue', isNiche: true, amount: 500 });
    const effect = effectOf({ type: 'remove' }, { ...niche, side: effectSideOf(niche) });
    expect(effect.impact).toBe(500);
    expect(effectSideOf(aLine({ side: 'revenue' }))).toBe('revenue');
  });
});

describe('choices', () => {
  it('[V7] labels', () => {
    expect(['keep', 'increase', 'decrease', 'remove', 'toString'].map(choiceLabelOf)).toEqual([
      'Maintenu',
      'Augmenté',
      'Réduit',
      'Supprimé',
      'Inconnu',
    ]);
  });

  const defence = { minReduction: -30, maxIncrease: 80 };
  const niche = { minReduction: -100, maxIncrease: 0 };
  const debt = { minReduction: -5, maxIncrease: 10 };

  it('[V8] bounds follow the card', () => {
    expect(boundsOf('increase', defence)).toEqual({ min: 1, max: 80 });
    expect(boundsOf('decrease', defence)).toEqual({ min: 1, max: 30 });
    expect(boundsOf('increase', niche)).toBeNull();
    expect(boundsOf('decrease', niche)).toEqual({ min: 1, max: 100 });
  });

  it.each([increase(1), increase(80), decrease(30), { type: 'keep' }, { type: 'remove' }] as const)(
    '[V8] accepts %o',
    (choice) => {
      expect(must(checkChoice(choice, defence))).toBe(choice);
    },
  );

  it.each([increase(0.5), increase(81), decrease(30.1)])('[V8] refuses %o', (choice) => {
    expect(checkChoice(choice, defence)).toEqual({ ok: false, reason: 'percent-out-of-bounds' });
  });

  it('[V8] refuses to raise a niche', () => {
    expect(checkChoice(increase(1), niche).ok).toBe(false);
  });

  it('[T4] two choices are the same when their kind and their percentage are', () => {
    expect(isSameChoice(decrease(10), decrease(10))).toBe(true);
    expect(isSameChoice(decrease(10), increase(10))).toBe(false);
    expect(isSameChoice({ type: 'keep' }, { type: 'remove' })).toBe(false);
  });

  it('[V9] opens on 10, or on the bound when it is lower', () => {
    expect(initialPercentOf({ min: 1, max: 80 })).toBe(10);
    expect(initialPercentOf({ min: 1, max: 10 })).toBe(10);
    expect(initialPercentOf({ min: 1, max: 5 })).toBe(5);
  });

  it('[V10] presets stay within the bounds', () => {
    expect(presetsOf('increase', { min: 1, max: 80 })).toEqual([5, 10, 20, 50]);
    expect(presetsOf('decrease', { min: 1, max: 100 })).toEqual([5, 10, 25, 50]);
    expect(presetsOf('decrease', { min: 1, max: 30 })).toEqual([5, 10, 25]);
    expect(presetsOf('decrease', { min: 1, max: 5 })).toEqual([5]);
  });

  it('[V11] a removal goes past the largest cut retained, unless it is the whole line', () => {
    expect(goesPastLimits({ type: 'remove' }, debt)).toBe(true);
    expect(goesPastLimits({ type: 'remove' }, niche)).toBe(false);
    expect(goesPastLimits(decrease(5), debt)).toBe(false);
  });

  it('[V12] a tree line has no bounds', () => {
    expect(checkChoice(increase(500), null).ok).toBe(true);
    expect(checkChoice(decrease(0.1), null).ok).toBe(true);
  });

  it('[V12] a screen offers a tree line up to 100 %, or to the vote already cast; a card, its bounds', () => {
    const line = { constraints: null, limits: defence };
    expect(offeredBoundsOf('decrease', line)).toEqual({ min: 1, max: 100 });
    expect(offeredBoundsOf('increase', line, increase(250.5))).toEqual({ min: 1, max: 251 });
    expect(offeredBoundsOf('decrease', line, increase(250))).toEqual({ min: 1, max: 100 });
    expect(offeredBoundsOf('increase', { constraints: debt, limits: debt })).toEqual({
      min: 1,
      max: 10,
    });
  });

  it('[V12] a screen offers no rise of a niche, as a card or as a line of the tree', () => {
    expect(offeredBoundsOf('increase', { constraints: niche, limits: niche })).toBeNull();
    expect(offeredBoundsOf('increase', { constraints: null, limits: niche })).toBeNull();
    expect(offeredBoundsOf('decrease', { constraints: null, limits: niche })).not.toBeNull();
  });

  it('[V12] a cut never takes more than the whole line', () => {
    expect(checkChoice(decrease(100), null).ok).toBe(true);
    expect(checkChoice(decrease(100.1), null).ok).toBe(false);
  });

  it.each([0, -5, NaN, Infinity, 10_001])('[V12] %d is no percentage anywhere', (percent) => {
    const refusal = { ok: false, reason: 'percent-unreadable' };
    expect(checkChoice(increase(percent), null)).toEqual(refusal);
    expect(checkChoice(decrease(percent), defence)).toEqual(refusal);
  });
});
