import { describe, expect, it } from 'vitest';
import { foldSmall } from './folded-lines.ts';
import { aLine } from '../testing.ts';

const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id);

describe('small lines', () => {
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
