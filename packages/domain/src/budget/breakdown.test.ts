import { describe, expect, it } from 'vitest';
import { foldSmall, gapOf, shareOf, topCategoriesOf } from './breakdown.ts';
import { aBudget, aLine } from '../testing.ts';
import { millions } from '../money/money.ts';

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

  it.each([0, -1])('[D5] no share of a base of %d', (base) => {
    expect(shareOf(millions(1), millions(base)).ok).toBe(false);
  });

  it('[D5] a share is a percentage', () => {
    expect(shareOf(millions(1), millions(8))).toEqual({ ok: true, value: 12.5 });
  });

  it('[D6] the top 3 ranks summed net sub-categories, without technical lines or niches', () => {
    const budget = aBudget(
      aLine({ id: 'declared-large', amount: 9999 }),
      sub('d1', 'declared-large', 100, { netAmount: 1 }),
      aLine({ id: 'two', amount: 1 }),
      sub('t1', 'two', 30),
      sub('t2', 'two', 40),
      aLine({ id: 'three', amount: 60 }),
      aLine({ id: 'four', amount: 50 }),
      aLine({ id: 'technical', amount: 5000, isTechnical: true }),
      aLine({ id: 'niches', amount: 6000, isNiche: true }),
      aLine({ id: 'other-side', amount: 7000, side: 'revenue' }),
    );
    expect(
      topCategoriesOf(budget, 'expense').map(({ category, amount }) => [category.id, amount]),
    ).toEqual([
      ['two', 70],
      ['three', 60],
      ['four', 50],
    ]);
  });

  it('[D8] folds what is under 100 M€ in size', () => {
    const lines = [100, 99.999_999, -5, -17_000].map((amount, i) => aLine({ id: `l${i}`, amount }));
    const { shown, folded } = foldSmall(lines);
    expect(idsOf(shown)).toEqual(['l0', 'l3']);
    expect(folded?.lines).toHaveLength(2);
    expect(folded?.amount).toBe(94.999_999);
    expect(foldSmall(lines.slice(0, 1)).folded).toBeNull();
  });
});
