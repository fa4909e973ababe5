import type { PlayedVotes } from '../game/deal.ts';
import type { Edition } from '../game/edition.ts';
import { balanceOf, changeOf } from '../vote/ledger.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';
import { sorted } from '../list.ts';
import { toldOf, type Told, type VoteRecord } from './decisions.ts';

export type Outcome =
  | { readonly kind: 'empty' }
  /** Votes, none of which changes anything. */
  | { readonly kind: 'kept'; readonly kept: readonly VoteRecord[] }
  | {
      readonly kind: 'voted';
      readonly impact: Millions;
      readonly balance: Millions;
      readonly tone: 'good' | 'warning';
      /** Those that change something, oldest first. */
      readonly records: readonly VoteRecord[];
      readonly kept: readonly VoteRecord[];
    };

export function outcomeOf(votes: PlayedVotes, edition: Edition): Outcome {
  const { ledger } = votes;
  if (ledger.size === 0) return { kind: 'empty' };
  const { changes, kept } = toldOf(votes, edition);
  if (changes.length === 0) return { kind: 'kept', kept };
  const { baseline } = edition;
  const balance = balanceOf(ledger, baseline);
  return {
    kind: 'voted',
    impact: changeOf(ledger),
    balance,
    tone: balance > baseline.balance ? 'good' : 'warning',
    records: changes,
    kept,
  };
}

/** By effect; what is kept has none: spending, then revenue, by amount. */
export function largestFirst(records: readonly VoteRecord[]): readonly VoteRecord[] {
  return sorted(
    records,
    (a, b) =>
      magnitudeOf(b.impact) - magnitudeOf(a.impact) ||
      Number(a.side === 'revenue') - Number(b.side === 'revenue') ||
      b.originalAmount - a.originalAmount,
  );
}

/** Largest first: what changes or, when nothing does, what is kept. */
export function largestOf({ changes, kept }: Told): readonly VoteRecord[] {
  return largestFirst(changes.length > 0 ? changes : kept);
}

/** The first of those, largest first, and one of each sense where both exist. */
export function foremostOf<R extends Pick<VoteRecord, 'impact'>>(
  records: readonly R[],
  count: number,
): readonly R[] {
  const first = records.slice(0, count);
  const isBetter = ({ impact }: R) => impact > 0;
  const other = first.every(isBetter)
    ? records.find(({ impact }) => impact < 0)
    : records.find(isBetter);
  if (other === undefined || first.includes(other)) return first;
  return [...first.slice(0, -1), other];
}
