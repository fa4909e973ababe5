import type { Baseline } from '../budget/baseline.ts';
import { balanceOf, changeOf, modificationsOf, type Ledger } from '../vote/ledger.ts';
import type { Side } from '../budget/line.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';
import { effectOf, percentOfChoice, type Choice, type ChoiceType } from '../vote/vote.ts';
import { sorted } from '../list.ts';

export type VoteRecord = {
  readonly nodeId: string;
  readonly side: Side;
  readonly originalAmount: Millions;
  readonly type: ChoiceType;
  /** Percent, 0 for a removal. */
  readonly value: number;
  readonly newAmount: Millions;
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
      side: vote.side,
      originalAmount: vote.amount,
      type: vote.choice.type,
      value: percentOfChoice(vote.choice),
      ...effectOf(vote.choice, vote),
    })),
  };
}

/** The decision behind a record. */
export function choiceOf({ type, value }: Pick<VoteRecord, 'type' | 'value'>): Choice {
  return type === 'increase' || type === 'decrease' ? { type, percent: value } : { type };
}

export function largestFirst(records: readonly VoteRecord[]): readonly VoteRecord[] {
  return sorted(records, (a, b) => magnitudeOf(b.impact) - magnitudeOf(a.impact));
}
