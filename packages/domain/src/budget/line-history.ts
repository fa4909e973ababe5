import type { Millions } from '../money/money.ts';
import { groupedBy, sorted } from '../list.ts';

/** Asked by the government, voted by Parliament, spent. */
export type HistoryKind = 'plf' | 'lfi' | 'execution';
export type HistoryPoint = {
  readonly year: number;
  readonly kind: HistoryKind;
  readonly amount: Millions;
};
export type HistoryYear = { readonly year: number; readonly points: readonly HistoryPoint[] };

/** Oldest first; within a year, in the order given. */
export function yearsOf(points: readonly HistoryPoint[]): readonly HistoryYear[] {
  const groups = groupedBy(points, ({ year }) => year);
  const years = [...groups].map(([year, group]) => ({ year, points: group }));
  return sorted(years, (a, b) => a.year - b.year);
}
