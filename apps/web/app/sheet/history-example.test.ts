import type { HistoryKind, HistoryPoint } from '@nosmilliards/domain/budget/line-history';
import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { exampleOf } from './history-example.ts';

const point = (year: number, kind: HistoryKind, amount: number): HistoryPoint => ({
  year,
  kind,
  amount: millions(amount),
});

const gapOf = (voted: number, spent: number) =>
  exampleOf([point(2025, 'lfi', voted), point(2025, 'execution', spent)])?.gap;

describe('exampleOf', () => {
  it('takes the last year that has both, and compares them', () => {
    const points = [point(2025, 'lfi', 10), point(2025, 'execution', 12), point(2026, 'lfi', 11)];
    const gap = ', soit 20,0\u00A0% de plus';
    expect(exampleOf(points)).toMatchObject({ year: 2025, voted: 10, spent: 12, gap });
  });

  it('says when the two are the same, and nothing when no share is computed', () => {
    expect(gapOf(1000, 1000.1)).toBe(', soit autant');
    expect(gapOf(1000, 900)).toBe(', soit 10,0\u00A0% de moins');
    expect(gapOf(0, 5)).toBe('');
    expect(gapOf(10, -5)).toBe('');
  });

  it('finds none when no year was both voted and spent', () => {
    expect(exampleOf([point(2024, 'execution', 1), point(2025, 'lfi', 1)])).toBeNull();
  });
});
