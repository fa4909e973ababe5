import { expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { yearsOf, type HistoryKind, type HistoryPoint } from './line-history.ts';

const point = (year: number, kind: HistoryKind, amount: number): HistoryPoint => ({
  year,
  kind,
  amount: millions(amount),
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
