import { millions } from '@nosmilliards/domain/money/money';
import { describe, expect, it } from 'vitest';
import { exampleOf } from './history-example.ts';
import { historyScaleOf, yearsOf } from './history-scale.ts';
import type { HistoryKind, HistoryPoint } from './line-sheet.ts';

const point = (year: number, kind: HistoryKind, amount: number): HistoryPoint => ({
  year,
  kind,
  amount: millions(amount),
});

describe('historyScaleOf', () => {
  it('starts at zero and gives the longest bar the whole width', () => {
    const { zero, extentOf } = historyScaleOf([50, 200]);
    expect(zero).toBe(0);
    expect(extentOf(200)).toEqual({ x: 0, width: 100 });
    expect(extentOf(50)).toEqual({ x: 0, width: 25 });
  });

  it('keeps zero in sight when a year is negative, and draws that year to its left', () => {
    const { zero, extentOf } = historyScaleOf([-50, 150]);
    expect(zero).toBe(25);
    expect(extentOf(-50)).toEqual({ x: 0, width: 25 });
    expect(extentOf(150)).toEqual({ x: 25, width: 75 });
  });

  it('puts zero at the right end when every year is negative', () => {
    const { zero, extentOf } = historyScaleOf([-40, -80]);
    expect(zero).toBe(100);
    expect(extentOf(-40)).toEqual({ x: 50, width: 50 });
  });

  it('draws nothing for nothing', () => {
    expect(historyScaleOf([0, 0]).extentOf(0)).toEqual({ x: 0, width: 0 });
    expect(historyScaleOf([]).zero).toBe(0);
  });
});

it('groups points by year, oldest first, in their own order', () => {
  const years = yearsOf([
    point(2025, 'plf', 3),
    point(2024, 'execution', 2),
    point(2025, 'lfi', 4),
  ]);
  expect(years.map(({ year }) => year)).toEqual([2024, 2025]);
  expect(years[1]?.points.map(({ kind }) => kind)).toEqual(['plf', 'lfi']);
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
