import { describe, expect, it } from 'vitest';
import {
  ancestorsOf,
  childrenOf,
  descendantsOf,
  gapOf,
  topCategoriesOf,
  totalOf,
} from './budget.ts';
import { aBudget, aLine, anEdition } from '../testing.ts';

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);
const sub = (id: string, parentId: string, amount: number, more = {}) =>
  aLine({ id, parentId, level: 2, amount, ...more });

describe('budget', () => {
  it('[D1] a malformed tree is not built', () => {
    expect(() => aBudget(aLine({ id: 'a-vs-b' }))).toThrow('Unusable');
    expect(() => aBudget(aLine(), aLine())).toThrow('Duplicate');
    expect(() => aBudget(aLine({ parentId: 'nowhere' }))).toThrow('Misplaced');
    expect(() => aBudget(aLine({ level: 2 }))).toThrow('Misplaced');
    expect(() => aBudget(aLine(), aLine({ id: 'x', parentId: 'defense', level: 3 }))).toThrow(
      'Misplaced',
    );
  });

  it('[D2] children go from the largest to the smallest: counted, outside the total, technical', () => {
    const budget = aBudget(
      aLine({ id: 'a' }),
      sub('small', 'a', 10),
      sub('huge-but-technical', 'a', 900, { isTechnical: true }),
      sub('huge-but-paid-on', 'a', 800, { isTransfer: true }),
      sub('large', 'a', 500),
    );
    expect(idsOf(childrenOf(budget, 'a'))).toEqual([
      'large',
      'small',
      'huge-but-paid-on',
      'huge-but-technical',
    ]);
    expect(childrenOf(budget, 'nowhere')).toEqual([]);
  });

  it('[D3] ancestors are read from the nearest', () => {
    const { budget } = anEdition();
    expect(idsOf(ancestorsOf(budget, 'defense_01_01'))).toEqual(['defense_01', 'defense']);
    expect(ancestorsOf(budget, 'nowhere')).toEqual([]);
    expect(idsOf(descendantsOf(budget, 'defense')).toSorted()).toEqual([
      'defense_01',
      'defense_01_01',
      'defense_02',
    ]);
  });

  it('[D10] a total leaves niches and transfers out', () => {
    const budget = aBudget(
      aLine({ id: 'a', side: 'revenue', amount: 80 }),
      aLine({ id: 'paid-on', side: 'revenue', amount: 500, isTransfer: true }),
      aLine({ id: 'b', side: 'revenue', amount: 20 }),
      aLine({ id: 'niches', side: 'revenue', amount: 900, isNiche: true }),
      aLine({ id: 'c', amount: 7 }),
    );
    expect(totalOf(budget, 'revenue')).toBe(100);
    expect(totalOf(budget, 'expense')).toBe(7);
  });

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
});
