import { describe, expect, it } from 'vitest';
import { aLine } from '../testing.ts';
import { proportionOf, totalsOf } from './reading.ts';

const line = (id: string, parts: Parameters<typeof aLine>[0], ancestorIds: string[] = []) => ({
  ...aLine({ id, ...parts }),
  ancestorIds,
});

describe('what a comparison says', () => {
  it('[C13] the largest is so many times the smallest', () => {
    const items = [line('b', { amount: 20 }), line('a', { amount: 10 }), line('c', { amount: 25 })];
    expect(proportionOf(items)).toMatchObject({
      kind: 'times',
      larger: { id: 'c' },
      smaller: { id: 'a' },
      times: 2.5,
    });
  });

  it('[C13] close amounts are alike, up to 1,05 excluded', () => {
    const kinds = [1000, 1049, 1050].map(
      (amount) => proportionOf([line('a', { amount: 1000 }), line('b', { amount })]).kind,
    );
    expect(kinds).toEqual(['alike', 'alike', 'times']);
  });

  it('[C13] a technical line, a refund or a lone line has no ratio, and it is known which', () => {
    const plain = line('a', {});
    const technical = line('t', { isTechnical: true });
    const refund = line('r', { amount: -5 });
    expect(proportionOf([plain, technical])).toEqual({ kind: 'technical', items: [technical] });
    expect(proportionOf([plain, refund])).toEqual({ kind: 'not-positive', items: [refund] });
    expect(proportionOf([plain])).toEqual({ kind: 'alone' });
  });

  it('[C14] expenses, revenue, niches and transfers are summed apart', () => {
    const { sums, nested } = totalsOf([
      line('a', { amount: 10 }),
      line('b', { amount: 5 }),
      line('r', { amount: 7, side: 'revenue' }),
      line('n', { amount: 3, side: 'revenue', isNiche: true }),
      line('t', { amount: 2, isTransfer: true }),
    ]);
    expect(sums).toEqual([
      { kind: 'expense', amount: 15 },
      { kind: 'revenue', amount: 7 },
      { kind: 'niche', amount: 3 },
      { kind: 'transfer', amount: 2 },
    ]);
    expect(nested).toEqual([]);
  });

  it('[C14] a line inside a compared line counts once', () => {
    const whole = line('a', { amount: 10 });
    const part = line('a_b_c', { amount: 4 }, ['a_b', 'a']);
    expect(totalsOf([part, whole])).toEqual({
      sums: [{ kind: 'expense', amount: 10 }],
      nested: [{ inner: part, outer: whole }],
    });
  });
});
