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

/** Of the closed lots: `received` − `withdrawn` − `excluded` = `told`. */
export type LotAccount = {
  readonly received: number;
  readonly withdrawn: number;
  /** What is left of the lots excluded as a whole. */
  readonly excluded: number;
  readonly told: number;
  readonly repeated: number;
  /** Never received: neither in the totals nor in the sums above. */
  readonly refused: number;
  /** Most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
};

export function lotAccountOf(lots: readonly Lot[]): LotAccount {
  const received = total(lots.map(({ counted }) => counted));
  const withdrawn = total(lots.map((lot) => lot.withdrawn));
  const excluded = total(
    lots
      .filter(({ excludedBecause }) => excludedBecause !== undefined)
      .map((lot) => lot.counted - lot.withdrawn),
  );
  const counts = new Map<string, number>();
  for (const { refused } of lots) {
    for (const [reason, count] of Object.entries(refused)) {
      counts.set(reason, (counts.get(reason) ?? 0) + count);
    }
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
  return {
    received,
    withdrawn,
    excluded,
    told: received - withdrawn - excluded,
    repeated: total(lots.map(({ repeated }) => repeated)),
    refused: total(counts.values()),
    reasons: sorted(reasons, (a, b) => b.count - a.count),
  };
}

function total(counts: Iterable<number>): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}
