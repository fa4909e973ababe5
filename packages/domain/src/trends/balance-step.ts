import { millions, type Millions } from '../money/money.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { Territory } from '../vote/territory.ts';

/** Steps of one width; before them and after them, all the rest. Millions of euros. */
export type BalanceSteps = {
  readonly from: number;
  readonly step: number;
  /** The two open ends not included. */
  readonly steps: number;
};

/** Percents of the ballots, as the service publishes them: both open ends included. */
export type BalanceShares = {
  readonly from: number;
  readonly step: number;
  readonly shares: readonly number[];
};

export type BalanceBar = {
  readonly rank: number;
  /** `null` at the end that is open. */
  readonly from: Millions | null;
  readonly to: Millions | null;
  readonly share: number;
};

/** Percents of the ballots: those whose balance is lower, in the same step, higher. */
export type BalanceStanding = {
  readonly lower: number;
  readonly same: number;
  readonly higher: number;
};

/** Where a balance is counted: 0 below the first step, `steps` + 1 above the last. */
export function balanceRankOf(balance: number, { from, step, steps }: BalanceSteps): number {
  return 1 + Math.max(-1, Math.min(Math.floor((balance - from) / step), steps));
}

export function stepsOf({ from, step, shares }: BalanceShares): BalanceSteps {
  return { from, step, steps: shares.length - 2 };
}

/** From the first to the last that has a share or one of the balances to be marked. */
export function balanceBarsOf(
  balances: BalanceShares,
  marked: readonly number[],
): readonly BalanceBar[] {
  const { from, step, shares } = balances;
  const steps = stepsOf(balances);
  const ranks = [
    ...marked.map((balance) => balanceRankOf(balance, steps)),
    ...shares.flatMap((share, rank) => (share > 0 ? [rank] : [])),
  ];
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)];
  const bars = shares.map((share, rank) => ({
    rank,
    from: rank === 0 ? null : millions(from + (rank - 1) * step),
    to: rank === shares.length - 1 ? null : millions(from + rank * step),
    share,
  }));
  return bars.filter(({ rank }) => rank >= first && rank <= last);
}

/** What the totals would count: votes on cards alone. */
export function cardsOnly(ledger: Ledger, territory: Territory): Ledger {
  return new Map([...ledger].filter(([id]) => (territory.get(id)?.constraints ?? null) !== null));
}

/** As fine as what was published: a sum of tenths stays in tenths. */
export function balanceStandingOf(balance: number, balances: BalanceShares): BalanceStanding {
  const rank = balanceRankOf(balance, stepsOf(balances));
  const { shares } = balances;
  return {
    lower: tenths(shares.slice(0, rank)),
    same: shares[rank] ?? 0,
    higher: tenths(shares.slice(rank + 1)),
  };
}

function tenths(shares: readonly number[]): number {
  return Math.round(shares.reduce((sum, share) => sum + share, 0) * 10) / 10;
}
