import { describe, expect, it } from 'vitest';
import { foldSmall, gapOf, topCategoriesOf } from './breakdown.ts';
import { aBudget, aLine } from '../testing.ts';

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
const sub = (id: string, parentId: string, amount: number, more = {}) =>
  aLine({ id, parentId, level: 2, amount, ...more });

describe('breakdown', () => {
  it('[D4] the gap is what the children do not explain, in either direction', () => {
    const over = aLine({ id: 'over', amount: 50 });
    const under = aLine({ id: 'under', amount: 200 });
    const alone = aLine({ id: 'alone', amount: 5 });
    const budget = aBudget(over, under, alone, sub('x', 'over', 60), sub('y', 'under', 150));
    expect(gapOf(budget, over)).toBe(-10);
    expect(gapOf(budget, under)).toBe(50);
    expect(gapOf(budget, alone)).toBe(0);
  });

  it('[D4] what is paid to another administration explains nothing of what is left', () => {
    const parent = aLine({ id: 'agencies', amount: 40 });
    const paidOn = sub('paid-on', 'agencies', 60, { isTransfer: true });
    const budget = aBudget(parent, paidOn, sub('own', 'agencies', 30));
    expect(gapOf(budget, parent)).toBe(10);
    const paid = aLine({ id: 'paid', amount: 90, isTransfer: true });
    expect(gapOf(aBudget(paid, sub('part', 'paid', 60, { isTransfer: true })), paid)).toBe(30);
  });

  it('[D6] the top 3 ranks what categories weigh, without technical lines, niches or transfers', () => {
    const budget = aBudget(
      aLine({ id: 'two', amount: 70 }),
      aLine({ id: 'three', amount: 60 }),
      aLine({ id: 'paid-on', amount: 9999, isTransfer: true }),
      aLine({ id: 'four', amount: 50 }),
      aLine({ id: 'technical', amount: 5000, isTechnical: true }),
      aLine({ id: 'niches', amount: 6000, isNiche: true }),
      aLine({ id: 'other-side', amount: 7000, side: 'revenue' }),
    );
    expect(idsOf(topCategoriesOf(budget, 'expense'))).toEqual(['two', 'three', 'four']);
  });

  it('[D8] folds what is under 100 M€ in size', () => {
    const lines = [100, 99.999_999, -5, -17_000].map((amount, i) => aLine({ id: `l${i}`, amount }));
    const { shown, folded } = foldSmall(lines);
    expect(idsOf(shown)).toEqual(['l0', 'l3']);
    expect(folded?.lines).toHaveLength(2);
    expect(folded?.amount).toBe(94.999_999);
    expect(foldSmall(lines.slice(0, 1)).folded).toBeNull();
    expect(idsOf(foldSmall(lines, 1).folded?.lines ?? [])).toEqual(['l3', 'l1', 'l2']);
  });

  it('[D8] what is outside the total is folded without entering the sum', () => {
    const paidOn = aLine({ id: 'paid-on', amount: 40, isTransfer: true });
    expect(foldSmall([aLine({ amount: 30 }), paidOn]).folded?.amount).toBe(30);
    expect(foldSmall([paidOn]).folded?.amount).toBe(40);
  });
});
