import { differenceOf, magnitudeOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import { groupedBy, sorted } from '../list.ts';
import { dealOf } from '../game/deal.ts';
import type { Deck } from '../game/deck.ts';
import type { Edition } from '../game/edition.ts';
import { appliedToCards, commonChoiceOf, groupCardsOf } from '../game/group.ts';
import type { ReceivedDecision } from '../vote/received.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { Plot, Territory } from '../vote/territory.ts';
import {
  changePercentOf,
  clippedTo,
  effectOf,
  SMALLEST_PERCENT,
  type Choice,
} from '../vote/vote.ts';
import { placesOf, type Place } from './place.ts';

/** What two budgets decide alike. Only what both decide is compared. */
export type Agreement = {
  /** What is counted: decisions as soon as one of the two was made of them; choices with lines. */
  readonly unit: 'decision' | 'card' | 'choice';
  readonly compared: number;
  /** Both raise, both cut or remove, or both keep. */
  readonly sameWay: number;
  /** Of `sameWay`: same choice, same percentage. */
  readonly exact: number;
  readonly opposite: number;
  /** One keeps, the other changes. */
  readonly oneKeeps: number;
  /** Decided by one of the two only. */
  readonly alone: number;
  /** Of the lines and cards decided the same way, and of all those compared. */
  readonly sameAmount: Millions;
  readonly comparedAmount: Millions;
  /** `null` when nothing is compared. */
  readonly samePercent: number | null;
};

export type Gap = Pick<Place, 'a' | 'b'> & {
  readonly id: string;
  readonly title: string;
  /** What each adds to the line; negative for a cut. */
  readonly changeA: Millions;
  readonly changeB: Millions;
  readonly gap: Millions;
};

const WIDEST_COUNT = 5;
const SIDES = ['a', 'b'] as const;

/** A decision whose cards do not say the same goes the way of their sum. */
export function agreementOf(a: Ledger, b: Ledger, edition: Edition): Agreement {
  const { units, isOfDecisions } = unitsOf(a, b, edition);
  const compared = units
    .filter((places) => SIDES.every((side) => places.some((place) => place[side] !== null)))
    .map((places) => ({
      amount: sumOf(places.map(({ plot }) => plot.amount)),
      a: Math.sign(changeOnAll(places, 'a')),
      b: Math.sign(changeOnAll(places, 'b')),
      isExact: places.every((place) => isSameOn(place)),
    }));
  const same = compared.filter((unit) => unit.a === unit.b);
  const opposite = compared.filter((unit) => unit.a * unit.b < 0);
  const sameAmount = sumOf(same.map(({ amount }) => amount));
  const comparedAmount = sumOf(compared.map(({ amount }) => amount));
  const hasLine = units.some(([place]) => place?.plot.constraints === null);
  return {
    unit: hasLine ? 'choice' : isOfDecisions ? 'decision' : 'card',
    compared: compared.length,
    sameWay: same.length,
    exact: same.filter(({ isExact }) => isExact).length,
    opposite: opposite.length,
    oneKeeps: compared.length - same.length - opposite.length,
    alone: units.length - compared.length,
    sameAmount,
    comparedAmount,
    samePercent: comparedAmount > 0 ? (sameAmount / comparedAmount) * 100 : null,
  };
}

/**
 * Widest first, at most five; what the two leave alike is no gap. Without a vote, nothing changes.
 * Where decisions are compared, a group that each decides by one choice is one gap, not as many as
 * it has cards; a group that one of them refined is told by its cards.
 */
export function widestGapsOf(a: Ledger, b: Ledger, edition: Edition): readonly Gap[] {
  const { units, isOfDecisions } = unitsOf(a, b, edition);
  const gaps = units.flatMap((places) => {
    const group = edition.groups.find(({ cardIds }) => cardIds.includes(places[0]?.plot.id ?? ''));
    const choices = group && choicesOn(groupCardsOf(group, edition.deck), places);
    if (isOfDecisions && group && choices)
      return [{ id: group.id, title: group.title, ...choices, ...changesOn(places) }];
    return places.map((place) => ({
      id: place.plot.id,
      title: place.plot.title,
      a: place.a,
      b: place.b,
      ...changesOn([place]),
    }));
  });
  const apart = gaps
    .map((gap) => ({ ...gap, gap: magnitudeOf(differenceOf(gap.changeA, gap.changeB)) }))
    .filter(({ gap }) => gap > 0);
  return sorted(apart, (one, other) => other.gap - one.gap).slice(0, WIDEST_COUNT);
}

/**
 * What is compared at once: the places of a group, a card, or a line. Groups as soon as one of the
 * two was made of decisions: a game of cards can be told in decisions, never the reverse.
 */
function unitsOf(a: Ledger, b: Ledger, edition: Edition) {
  const { places } = placesOf(a, b, edition.territory);
  const isOfDecisions = [a, b].some((ledger) => dealOf({ ledger }, edition) === 'express');
  const keyOf = ({ plot: { id } }: Place) =>
    (isOfDecisions && edition.groups.find(({ cardIds }) => cardIds.includes(id))?.id) || id;
  return { units: [...groupedBy(places, keyOf).values()], isOfDecisions };
}

/** The mean of the two, card by card; the same whichever comes first. */
export function halfWayOf(a: Ledger, b: Ledger, territory: Territory): readonly ReceivedDecision[] {
  return placesOf(a, b, territory).places.flatMap((place) => {
    const choice = halfWayChoiceOf(place);
    return choice === null ? [] : [{ id: place.plot.id, choice }];
  });
}

/** `null` where the mean leaves a line alone: only a card is kept. */
function halfWayChoiceOf({ plot, a, b }: Place): Choice | null {
  const percent = (percentOrNothing(a) + percentOrNothing(b)) / 2;
  if (percent === -100) return { type: 'remove' };
  const size = Math.abs(percent);
  const { constraints } = plot;
  if (size < SMALLEST_PERCENT) return constraints === null ? null : { type: 'keep' };
  const mean = { type: percent > 0 ? 'increase' : 'decrease', percent: size } as const;
  return constraints === null ? mean : clippedTo(mean, constraints);
}

/** What each of the two says of a whole group; `null` when one of them splits it. */
function choicesOn(cards: Deck, places: readonly Place[]): Pick<Place, 'a' | 'b'> | null {
  if (places.length < cards.length) return null;
  const [a, b] = SIDES.map((side) => {
    const choices = new Map(places.map((place) => [place.plot.id, place[side]]));
    if (places.every((place) => place[side] === null)) return { choice: null };
    const choice = commonChoiceOf(cards, (id) => choices.get(id) ?? undefined);
    return choice === null ? null : { choice: appliedToCards(cards, choice) };
  });
  return a && b ? { a: a.choice, b: b.choice } : null;
}

function percentOrNothing(choice: Choice | null): number {
  return choice === null ? 0 : changePercentOf(choice);
}

function isSameOn({ a, b }: Place): boolean {
  return a !== null && b !== null && changePercentOf(a) === changePercentOf(b);
}

function changesOn(places: readonly Place[]): Pick<Gap, 'changeA' | 'changeB'> {
  return { changeA: changeOnAll(places, 'a'), changeB: changeOnAll(places, 'b') };
}

function changeOnAll(places: readonly Place[], side: (typeof SIDES)[number]): Millions {
  return sumOf(places.map((place) => changeOn(place.plot, place[side])));
}

function changeOn(plot: Plot, choice: Choice | null): Millions {
  return choice === null ? ZERO : differenceOf(effectOf(choice, plot).newAmount, plot.amount);
}
