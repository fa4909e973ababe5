import { describe, expect, it } from 'vitest';
import { aLine } from '../testing.ts';
import { isStableId, isVotable, votedAmountOf } from './line.ts';

describe('ids', () => {
  it.each(['defense_01', 'ET01', 'a-b', 'vs', 'canvas-1'])('[D1] %s is a usable id', (id) => {
    expect(isStableId(id)).toBe(true);
  });

  it.each(['', 'é', 'a b', 'a-vs-b', 'A-VS-B', 'vs-a', 'a-vs', 'a/b'])(
    '[D1] « %s » is not a usable id',
    (id) => {
      expect(isStableId(id)).toBe(false);
    },
  );
});

describe('votable lines', () => {
  it('[D9] a declared category or sub-category of 10 M€ can be voted', () => {
    expect(isVotable(aLine({ amount: 10 }))).toBe(true);
    expect(isVotable(aLine({ level: 2 }))).toBe(true);
  });

  it.each([
    { votable: false },
    { isTransfer: true },
    { isTechnical: true },
    { level: 3 as const },
    { amount: 9.999_999 },
    { amount: -500 },
    { amount: 500, netAmount: 9 },
  ])('[D9] %o cannot', (parts) => {
    expect(isVotable(aLine(parts))).toBe(false);
  });
});

describe('what a vote moves', () => {
  it('[L12] is the net amount, or the amount where nothing is passed on', () => {
    expect(votedAmountOf(aLine({ amount: 87_200, netAmount: 18_600 }))).toBe(18_600);
    expect(votedAmountOf(aLine({ amount: 500 }))).toBe(500);
  });

  it('[L12] is the whole of a niche, which no total counts', () => {
    const niche = aLine({ side: 'revenue', isNiche: true, amount: 8000, netAmount: 0 });
    expect(votedAmountOf(niche)).toBe(8000);
    expect(isVotable(niche)).toBe(true);
  });
});
