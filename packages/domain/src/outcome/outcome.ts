import type { Edition } from '../game/edition.ts';
import { balanceOf, changeOf, modificationsOf, type Ledger } from '../vote/ledger.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';
import { decisionsOf, type VoteRecord } from './decisions.ts';
import { sorted } from '../list.ts';

export type Outcome =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'voted';
      readonly impact: Millions;
      readonly balance: Millions;
      readonly tone: 'good' | 'warning';
      /** Oldest first. */
      readonly records: readonly VoteRecord[];
    };

export function outcomeOf(ledger: Ledger, edition: Edition): Outcome {
  if (modificationsOf(ledger).length === 0) return { kind: 'empty' };
  const { baseline } = edition;
  const balance = balanceOf(ledger, baseline);
  return {
    kind: 'voted',
    impact: changeOf(ledger),
    balance,
    tone: balance > baseline.balance ? 'good' : 'warning',
    records: decisionsOf(ledger, edition),
  };
}

export function largestFirst(records: readonly VoteRecord[]): readonly VoteRecord[] {
  return sorted(records, (a, b) => magnitudeOf(b.impact) - magnitudeOf(a.impact));
}
