import { differenceOf, millions, sumOf, ZERO, type Millions } from '../money/money.ts';
import { groupedBy, sorted } from '../list.ts';
import { dealOf, type PlayedVotes } from '../game/deal.ts';
import type { Edition } from '../game/edition.ts';
import { commonChoiceOf, groupAmountOf, groupCardsOf, type Group } from '../game/group.ts';
import { balanceOf, type Ledger } from '../vote/ledger.ts';
import { receivedLedgerOf, type ReceivedDecision } from '../vote/received.ts';
import { fullTitleOf, type Plot } from '../vote/territory.ts';
import {
  appliedChoiceOf,
  changePercentOf,
  clippedTo,
  effectOf,
  isSameChoice,
  SMALLEST_PERCENT,
  type Choice,
} from '../vote/vote.ts';
import { placesOf, type Place } from './place.ts';

/** What one budget does to a unit. */
export type Stand = {
  /** Of a decision whose cards differ, what they come to together. `null` without a vote. */
  readonly choice: Choice | null;
  /** Its cards differ. */
  readonly isRefined: boolean;
  /** What it adds; negative for a cut. */
  readonly change: Millions;
};

/** A decision, a card or a line, as each of the budgets decides it. */
export type ComparedUnit = {
  readonly id: string;
  readonly title: string;
  /** In the order of the budgets. */
  readonly stands: readonly Stand[];
  /** Between the two that are furthest apart. */
  readonly gap: Millions;
  /** The same choice of all, with the same percentage on each card. */
  readonly isExact: boolean;
};

/** Two to six budgets; only what all of them decide is compared. */
export type Comparison = {
  /** What is counted: decisions as soon as one budget was made of them; choices with lines. */
  readonly unit: 'decision' | 'card' | 'choice';
  /** Not all the same way: widest gap first. */
  readonly split: readonly ComparedUnit[];
  /** All raise, all cut or remove, or all keep: widest gap first. */
  readonly shared: readonly ComparedUnit[];
  /** Decided by some only. */
  readonly partly: readonly ComparedUnit[];
  readonly leftOut: readonly Plot[];
};

/** Smallest percentage that is read. */
const LAST_DIGIT = 0.1;

export function comparisonOf(budgets: readonly PlayedVotes[], edition: Edition): Comparison {
  const ledgers = budgets.map(({ ledger }) => ledger);
  const { places, leftOut } = placesOf(ledgers, edition.territory);
  // A game of cards can be told in decisions, never the reverse.
  const isOfDecisions = budgets.some((budget) => dealOf(budget, edition) === 'express');
  const groupOf = ({ plot: { id } }: Place) =>
    isOfDecisions ? edition.groups.find(({ cardIds }) => cardIds.includes(id)) : undefined;
  const units = [...groupedBy(places, (place) => groupOf(place) ?? place.plot)].map(
    ([whole, held]) => unitOf(whole, held, edition),
  );
  const compared = sorted(
    units.filter(({ stands }) => stands.every(({ choice }) => choice !== null)),
    (one, other) => other.gap - one.gap,
  );
  const hasLine = places.some(({ plot }) => plot.constraints === null);
  return {
    unit: hasLine ? 'choice' : isOfDecisions ? 'decision' : 'card',
    split: compared.filter((unit) => !isSameWay(unit)),
    shared: compared.filter(isSameWay),
    partly: units.filter((unit) => !compared.includes(unit)),
    leftOut,
  };
}

/** How many budgets go each way. */
export function waysOf({ stands }: Pick<ComparedUnit, 'stands'>) {
  const count = (way: number) => stands.filter(({ change }) => Math.sign(change) === way).length;
  return { increase: count(1), keep: count(0), decrease: count(-1) };
}

function isSameWay({ stands }: ComparedUnit): boolean {
  return Object.values(waysOf({ stands })).includes(stands.length);
}

function unitOf(whole: Group | Plot, places: readonly Place[], edition: Edition): ComparedUnit {
  const budgets = places[0]?.choices ?? [];
  const stands = budgets.map((_, budget) => standOf(whole, places, budget, edition));
  const changes = stands.map(({ change }) => change);
  return {
    id: whole.id,
    title: 'cardIds' in whole ? whole.title : fullTitleOf(whole),
    stands,
    gap: differenceOf(millions(Math.max(...changes)), millions(Math.min(...changes))),
    isExact: places.every(isSameOn),
  };
}

function standOf(
  whole: Group | Plot,
  places: readonly Place[],
  budget: number,
  { deck }: Edition,
): Stand {
  const choices = new Map(places.map(({ plot, choices: all }) => [plot.id, all[budget] ?? null]));
  const change = sumOf(places.map(({ plot }) => changeOn(plot, choices.get(plot.id) ?? null)));
  if (!('cardIds' in whole)) {
    return { choice: choices.get(whole.id) ?? null, isRefined: false, change };
  }
  if ([...choices.values()].every((choice) => choice === null)) {
    return { choice: null, isRefined: false, change };
  }
  const amount = groupAmountOf(whole, deck);
  const common = commonChoiceOf(groupCardsOf(whole, deck), (id) => choices.get(id) ?? undefined);
  const choice = common
    ? appliedChoiceOf(common, amount, sumOf([amount, change]))
    : summedChoiceOf(change, amount);
  return { choice, isRefined: common === null, change };
}

/** The one choice on a whole amount that would change it as much. */
function summedChoiceOf(change: Millions, amount: Millions): Choice {
  if (change === 0) return { type: 'keep' };
  if (sumOf([amount, change]) === 0) return { type: 'remove' };
  const percent = Math.round(Math.abs(change / amount) * 1000) / 10;
  return {
    type: change > 0 ? 'increase' : 'decrease',
    percent: Math.max(percent, LAST_DIGIT),
  };
}

/** The mean of two budgets, as near as the limits of the cards allow. */
export type HalfWay = {
  readonly decisions: readonly ReceivedDecision[];
  readonly balance: Millions;
  /** Cards on which the mean is beyond the limits, and is brought back to them. */
  readonly heldCount: number;
  /** What is brought back may take the balance past that of both: it is then half-way of nothing. */
  readonly isBetween: boolean;
};

/** The mean of the two, card by card; the same whichever comes first. */
export function halfWayOf(
  a: Ledger,
  b: Ledger,
  { territory, baseline }: Pick<Edition, 'territory' | 'baseline'>,
): HalfWay {
  const means = placesOf([a, b], territory).places.map(meanOf);
  const decisions = means.flatMap(({ id, choice }) => (choice === null ? [] : [{ id, choice }]));
  const balance = balanceOf(receivedLedgerOf(decisions, territory).ledger, baseline);
  const [one, other] = [balanceOf(a, baseline), balanceOf(b, baseline)];
  const heldCount = means.filter(({ isHeld }) => isHeld).length;
  const isWithin = balance >= Math.min(one, other) && balance <= Math.max(one, other);
  // A mean that nothing holds may still leave by a rounding of one euro.
  return { decisions, balance, heldCount, isBetween: heldCount === 0 || isWithin };
}

type Mean = {
  readonly id: string;
  /** `null` where the mean leaves a line alone: only a card is kept. */
  readonly choice: Choice | null;
  readonly isHeld: boolean;
};

function meanOf({ plot: { id, constraints }, choices }: Place): Mean {
  const percents = choices.map((choice) => (choice === null ? 0 : changePercentOf(choice)));
  const percent = percents.reduce((sum, one) => sum + one, 0) / percents.length;
  if (percent === -100) return { id, choice: { type: 'remove' }, isHeld: false };
  const size = Math.abs(percent);
  if (size < SMALLEST_PERCENT) {
    return { id, choice: constraints === null ? null : { type: 'keep' }, isHeld: false };
  }
  const mean = { type: percent > 0 ? 'increase' : 'decrease', percent: size } as const;
  const choice = constraints === null ? mean : clippedTo(mean, constraints);
  return { id, choice, isHeld: !isSameChoice(choice, mean) };
}

function isSameOn({ choices }: Place): boolean {
  const percents = choices.map((choice) => choice && changePercentOf(choice));
  return percents.every((percent) => percent !== null && percent === percents[0]);
}

function changeOn(plot: Plot, choice: Choice | null): Millions {
  return choice === null ? ZERO : differenceOf(effectOf(choice, plot).newAmount, plot.amount);
}
