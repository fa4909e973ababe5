import type { Baseline } from '../budget/baseline.ts';
import type { Side } from '../budget/line.ts';
import { differenceOf, sumOf, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { overlaps, type Territory } from './territory.ts';
import { boundsOf, checkChoice, effectOf, type Choice, type ChoiceRefusal } from './vote.ts';

export type Vote = {
  readonly id: string;
  readonly side: Side;
  /** Before the vote. */
  readonly amount: Millions;
  readonly choice: Choice;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
};

/**
 * Every decision taken, from the explorer or the game, oldest first, keyed by line or card id.
 * No two votes stand on the same euro. A card kept is a decision too; it moves nothing.
 */
export type Ledger = ReadonlyMap<string, Vote>;

export type Decision = Pick<Vote, 'id' | 'choice' | 'timestamp'>;
export type Casting = {
  readonly ledger: Ledger;
  /** Votes on other lines that had to give way: the visitor must be told. */
  readonly replaced: readonly Vote[];
};
export type CastRefusal = 'not-votable' | 'only-cards-are-kept' | ChoiceRefusal;

export const EMPTY_LEDGER: Ledger = new Map();

export function cast(
  ledger: Ledger,
  territory: Territory,
  { id, choice, timestamp }: Decision,
): Result<Casting, CastRefusal> {
  const plot = territory.get(id);
  if (!plot) return refuse('not-votable');
  if (choice.type === 'keep' && plot.constraints === null) return refuse('only-cards-are-kept');
  const checked = checkChoice(choice, plot.constraints);
  if (!checked.ok) return checked;
  // A line of the tree has no bounds, but a niche is not increased there either.
  if ('percent' in choice && boundsOf(choice.type, plot.limits) === null) {
    return refuse('percent-out-of-bounds');
  }

  const replaced = [...ledger.values()].filter((vote) => {
    const other = territory.get(vote.id);
    return other !== undefined && other !== plot && overlaps(plot, other);
  });
  const next = new Map(ledger);
  for (const vote of [id, ...replaced.map((other) => other.id)]) next.delete(vote);
  next.set(id, { id, side: plot.side, amount: plot.amount, choice, timestamp });
  return accept({ ledger: next, replaced });
}

export function withdraw(ledger: Ledger, id: string): Result<Ledger, 'no-vote'> {
  if (!ledger.has(id)) return refuse('no-vote');
  return accept(new Map([...ledger].filter(([votedId]) => votedId !== id)));
}

/** The votes that change something: what the impact bar counts and the results list. */
export function modificationsOf(ledger: Ledger): readonly Vote[] {
  return [...ledger.values()].filter((vote) => vote.choice.type !== 'keep');
}

export function impactOf(vote: Vote): Millions {
  return effectOf(vote.choice, vote).impact;
}

/** What the vote adds to its line; negative for a cut, on either side of the budget. */
export function variationOf(vote: Vote): Millions {
  return differenceOf(effectOf(vote.choice, vote).newAmount, vote.amount);
}

/** Positive when the votes improve the balance: the opposite of the stored total change. */
export function changeOf(ledger: Ledger): Millions {
  return sumOf([...ledger.values()].map(impactOf));
}

export function balanceOf(ledger: Ledger, { balance }: Baseline): Millions {
  return sumOf([balance, changeOf(ledger)]);
}

/** Percent of the starting deficit that has moved, in either direction, at most 100. */
export function progressOf(ledger: Ledger, { balance }: Baseline): number {
  const moved = Math.abs(changeOf(ledger));
  return moved === 0 ? 0 : Math.min(100, (moved / Math.abs(balance)) * 100);
}
