import { sorted } from '../list.ts';

/** What is published, or excluded, as a whole. */
export type Lot = {
  readonly lot: number;
  readonly closedAt: string;
  readonly counted: number;
  readonly withdrawn: number;
  /** Sent again after being counted: answered, not counted twice. */
  readonly repeated: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly excludedBecause?: string;
};

/** Older lots, added up by the month they closed in; none of them is excluded. */
export type MonthOfLots = Omit<Lot, 'lot' | 'closedAt' | 'excludedBecause'>;

/** Of the closed lots: `received` − `withdrawn` − `excluded` − `waiting` = `inTotals`. */
export type LotAccount = {
  readonly received: number;
  readonly withdrawn: number;
  /** What is left of the lots excluded as a whole. */
  readonly excluded: number;
  /** For the next publication. */
  readonly waiting: number;
  readonly inTotals: number;
  readonly repeated: number;
  /** Never received: neither in the totals nor in the sums above. */
  readonly refused: number;
  /** Most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
};

/** `inTotals` is the number of ballots published, 0 below the threshold. */
export function lotAccountOf(
  lots: readonly Lot[],
  earlier: readonly MonthOfLots[],
  inTotals: number,
): LotAccount {
  const all = [...lots, ...earlier];
  const received = total(all.map(({ counted }) => counted));
  const withdrawn = total(all.map((lot) => lot.withdrawn));
  const excluded = total(
    lots
      .filter(({ excludedBecause }) => excludedBecause !== undefined)
      .map((lot) => lot.counted - lot.withdrawn),
  );
  const counts = new Map<string, number>();
  for (const { refused } of all) {
    for (const [reason, count] of Object.entries(refused)) {
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    }
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
  return {
    received,
    withdrawn,
    excluded,
    waiting: received - withdrawn - excluded - inTotals,
    inTotals,
    repeated: total(all.map(({ repeated }) => repeated)),
    refused: total(counts.values()),
    reasons: sorted(reasons, (a, b) => b.count - a.count),
  };
}

function total(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
