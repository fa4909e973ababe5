import type { Millions } from '../money/money.ts';

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
  return [...Map.groupBy(points, ({ year }) => year)]
    .map(([year, group]) => ({ year, points: group }))
    .toSorted((a, b) => a.year - b.year);
}
