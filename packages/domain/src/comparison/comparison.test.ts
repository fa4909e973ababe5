import { describe, expect, it } from 'vitest';
import { aLine, must } from '../testing.ts';
import { figuresOf, isComparable, ratioOf } from './comparison.ts';
import { millions } from '../money/money.ts';

describe('selection', () => {
  it('[C1] compares from two lines', () => {
    expect([[], ['a'], ['a', 'b']].map(isComparable)).toEqual([false, false, true]);
  });
});
const line = (id: string, amount: number) => aLine({ id, amount });

describe('figures', () => {
  it('[C2] sorts, sums and compares the extremes', () => {
    const { items, total, ratio } = figuresOf([line('b', 20), line('a', 10), line('c', 30)]);
    expect(items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(total).toBe(60);
    expect(ratio).toMatchObject({ larger: { id: 'c' }, smaller: { id: 'a' }, times: 3 });
  });

  it('[C2] has no ratio with one line, a refund or a zero', () => {
    expect(figuresOf([]).ratio).toBeNull();
    expect(figuresOf([line('a', 10)]).ratio).toBeNull();
    expect(figuresOf([line('a', 10), line('b', -5)]).ratio).toBeNull();
    expect(ratioOf(millions(0), millions(5)).ok).toBe(false);
    expect(must(ratioOf(millions(5), millions(10)))).toBe(2);
  });
});
