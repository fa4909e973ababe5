import type { BareLine } from '../budget/line.ts';
import { differenceOf, sumOf, type Millions } from '../money/money.ts';
import type { Ledger, Vote } from './ledger.ts';
import type { Territory } from './territory.ts';
import { clippedTo, effectOf, type Choice, type Constraints } from './vote.ts';

/** Of one impact, or of the whole change: the two parts add up to it. */
export type Split = { readonly within: Millions; readonly beyond: Millions };

type Limited = Pick<BareLine, 'amount' | 'isNiche' | 'isInterest'>;

const NICHE_LIMITS: Constraints = { minReduction: -100, maxIncrease: 0 };
const INTEREST_LIMITS: Constraints = { minReduction: -5, maxIncrease: 10 };

/** The larger the line, the narrower: never by subject. */
const LIMITS_BY_SIZE: readonly { readonly from: number; readonly limits: Constraints }[] = [
  { from: 50_000, limits: { minReduction: -30, maxIncrease: 80 } },
  { from: 10_000, limits: { minReduction: -40, maxIncrease: 90 } },
];
const SMALL_LIMITS: Constraints = { minReduction: -50, maxIncrease: 100 };

/** The one rule of limits, for an expense as for a revenue. */
export function limitsOfLine({ amount, isNiche, isInterest }: Limited): Constraints {
  if (isNiche) return NICHE_LIMITS;
  if (isInterest === true) return INTEREST_LIMITS;
  return LIMITS_BY_SIZE.find(({ from }) => amount >= from)?.limits ?? SMALL_LIMITS;
}

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

/**
 * What wins something: past the limits, a gain is not counted and a cost is. Never better than the
 * change itself, so nothing is won by a balance that was not reached.
 */
export function countedChangeOf(ledger: Ledger, territory: Territory): Millions {
  const splits = [...ledger.values()].map((vote) => splitOf(vote, territory));
  return sumOf(splits.flatMap(({ within, beyond }) => (beyond < 0 ? [within, beyond] : [within])));
}

/** Oldest first. */
export function votesBeyondOf(ledger: Ledger, territory: Territory): readonly Vote[] {
  return [...ledger.values()].filter((vote) => splitOf(vote, territory).beyond !== 0);
}

/** The part of a decision that the limits leave: a removal is the largest cut retained. */
function retainedOf(choice: Choice, limits: Constraints): Choice {
  const held: Choice = choice.type === 'remove' ? { type: 'decrease', percent: 100 } : choice;
  return clippedTo(held, limits);
}
