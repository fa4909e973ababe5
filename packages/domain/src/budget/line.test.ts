import { describe, expect, it } from 'vitest';
import { aLine } from '../testing.ts';
import { isStableId, isVotable } from './line.ts';

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
    expect(isVotable(aLine({ side: 'revenue', isNiche: true }))).toBe(true);
  });

  it.each([
    { votable: false },
    { isTransfer: true },
    { isTechnical: true },
    { level: 3 as const },
    { amount: 9.999_999 },
    { amount: -500 },
  ])('[D9] %o cannot', (parts) => {
    expect(isVotable(aLine(parts))).toBe(false);
  });
});
