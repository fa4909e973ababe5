import { differenceOf, magnitudeOf, sumOf, type Millions } from '../money/money.ts';
import { impactOf, type Ledger, type Vote } from './ledger.ts';
import type { Territory } from './territory.ts';
import { clippedTo, effectOf, SMALLEST_PERCENT, type Choice, type Constraints } from './vote.ts';

/** Of one impact, or of the whole change: the two parts add up to it. */
export type Split = { readonly within: Millions; readonly beyond: Millions };

/** All that is asked of a territory here. */
export type Limits = ReadonlyMap<string, { readonly limits: Constraints }>;

/** A vote on what is no longer there has no limits to be held against: all of it is beyond. */
export function splitOf(vote: Vote, territory: Limits): Split {
  const { impact } = effectOf(vote.choice, vote);
  const limits = territory.get(vote.id)?.limits ?? { minReduction: 0, maxIncrease: 0 };
  const within = effectOf(retainedOf(vote.choice, limits), vote).impact;
  return { within, beyond: differenceOf(impact, within) };
}

export function changeSplitOf(ledger: Ledger, territory: Territory): Split {
  const splits = [...ledger.values()].map((vote) => splitOf(vote, territory));
  return {
    within: sumOf(splits.map(({ within }) => within)),
    beyond: sumOf(splits.map(({ beyond }) => beyond)),
  };
}

/** Sizes, whatever their signs: a part of all that moves is never more than the whole. */
export type Moved = { readonly all: Millions; readonly beyond: Millions };

export function movedBeyondOf(ledger: Ledger, territory: Limits): Moved {
  const votes = [...ledger.values()];
  return {
    all: sumOf(votes.map((vote) => magnitudeOf(impactOf(vote)))),
    beyond: sumOf(votes.map((vote) => magnitudeOf(splitOf(vote, territory).beyond))),
  };
}

/** Oldest first. */
export function votesBeyondOf(ledger: Ledger, territory: Territory): readonly Vote[] {
  return [...ledger.values()].filter((vote) => splitOf(vote, territory).beyond !== 0);
}

/** The part of a decision that the limits leave: a removal is the largest cut retained. */
function retainedOf(choice: Choice, limits: Constraints): Choice {
  const held: Choice = choice.type === 'remove' ? { type: 'decrease', percent: 100 } : choice;
  // A line may be voted by less than the smallest percentage of a card: it is within.
  return 'percent' in held && held.percent < SMALLEST_PERCENT ? held : clippedTo(held, limits);
}
