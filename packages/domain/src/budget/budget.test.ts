import { describe, expect, it } from 'vitest';
import { ancestorsOf, childrenOf, descendantsOf, totalOf } from './budget.ts';
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
});
