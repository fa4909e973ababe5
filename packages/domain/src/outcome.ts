import type { Baseline } from './baseline.ts';
import { balanceOf, changeOf, impactOf, modificationsOf, type Ledger } from './ledger.ts';
import type { Millions } from './money.ts';
import { percentOfChoice, type ChoiceType } from './vote.ts';

export type VoteRecord = {
  readonly nodeId: string;
  readonly originalAmount: Millions;
  readonly type: ChoiceType;
  /** Percent, 0 for a removal. */
  readonly value: number;
  readonly impact: Millions;
};

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

export function outcomeOf(ledger: Ledger, baseline: Baseline): Outcome {
  const votes = modificationsOf(ledger);
  if (votes.length === 0) return { kind: 'empty' };
  const balance = balanceOf(ledger, baseline);
  return {
    kind: 'voted',
    impact: changeOf(ledger),
    balance,
    tone: balance > baseline.balance ? 'good' : 'warning',
    records: votes.map((vote) => ({
      nodeId: vote.id,
      originalAmount: vote.amount,
      type: vote.choice.type,
      value: percentOfChoice(vote.choice),
      impact: impactOf(vote),
    })),
  };
}
