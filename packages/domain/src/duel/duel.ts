import { differenceOf, magnitudeOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import { sorted } from '../list.ts';
import type { Deck } from '../game/deck.ts';
import type { Edition } from '../game/edition.ts';
import { commonChoiceOf, groupCardsOf } from '../game/group.ts';
import type { ReceivedDecision } from '../vote/received.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { Plot, Territory } from '../vote/territory.ts';
import { clippedTo, effectOf, SMALLEST_PERCENT, type Choice } from '../vote/vote.ts';
import { changePercentOf, placesOf, type Place } from './place.ts';

/** What two budgets decide alike. Only what both decide is compared. */
export type Agreement = {
  readonly compared: number;
  /** No line of the explorer is among them: they can be counted in cards. */
  readonly isCardsOnly: boolean;
  /** Same choice, same percentage; counted in `sameWay` too. */
  readonly exact: number;
  /** Both raise, both cut or remove, or both keep. */
  readonly sameWay: number;
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

export function agreementOf(a: Ledger, b: Ledger, territory: Territory): Agreement {
  const { places } = placesOf(a, b, territory);
  const compared = places.flatMap(({ plot, a: one, b: other }) =>
    one === null || other === null
      ? []
      : [{ plot, a: changePercentOf(one), b: changePercentOf(other) }],
  );
  const same = compared.filter((place) => Math.sign(place.a) === Math.sign(place.b));
  const opposite = compared.filter((place) => place.a * place.b < 0);
  const sameAmount = sumOf(same.map(({ plot }) => plot.amount));
  const comparedAmount = sumOf(compared.map(({ plot }) => plot.amount));
  return {
    compared: compared.length,
    isCardsOnly: compared.every(({ plot }) => plot.constraints !== null),
    exact: compared.filter((place) => place.a === place.b).length,
    sameWay: same.length,
    opposite: opposite.length,
    oneKeeps: compared.length - same.length - opposite.length,
    alone: places.length - compared.length,
    sameAmount,
    comparedAmount,
    samePercent: comparedAmount > 0 ? (sameAmount / comparedAmount) * 100 : null,
  };
}

/**
 * Widest first, at most five; what the two leave alike is no gap. Without a vote, nothing changes.
 * A group that each decides by one choice is one gap, not as many as it has cards.
 */
export function widestGapsOf(a: Ledger, b: Ledger, edition: Edition): readonly Gap[] {
  const { places } = placesOf(a, b, edition.territory);
  const grouped = edition.groups.flatMap((group) => {
    const own = places.filter(({ plot }) => group.cardIds.includes(plot.id));
    const cards = groupCardsOf(group, edition.deck);
    const choices = choicesOn(cards, own);
    return choices === null ? [] : [{ group, own, ...choices }];
  });
  const alone = places.filter((place) => !grouped.some(({ own }) => own.includes(place)));
  const gaps = [
    ...grouped.map(({ group, own, ...choices }) => ({
      id: group.id,
      title: group.title,
      ...choices,
      changeA: sumOf(own.map((place) => changeOn(place.plot, place.a))),
      changeB: sumOf(own.map((place) => changeOn(place.plot, place.b))),
    })),
    ...alone.map((place) => ({
      id: place.plot.id,
      title: place.plot.title,
      a: place.a,
      b: place.b,
      changeA: changeOn(place.plot, place.a),
      changeB: changeOn(place.plot, place.b),
    })),
  ].map((gap) => ({ ...gap, gap: magnitudeOf(differenceOf(gap.changeA, gap.changeB)) }));
  const apart = gaps.filter(({ gap }) => gap > 0);
  return sorted(apart, (one, other) => other.gap - one.gap).slice(0, WIDEST_COUNT);
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
  if (cards.length < 2 || places.length < cards.length) return null;
  const [a, b] = (['a', 'b'] as const).map((side) => {
    const choices = new Map(places.map((place) => [place.plot.id, place[side]]));
    if (places.every((place) => place[side] === null)) return { choice: null };
    const choice = commonChoiceOf(cards, (id) => choices.get(id) ?? undefined);
    return choice === null ? null : { choice };
  });
  return a && b ? { a: a.choice, b: b.choice } : null;
}

function percentOrNothing(choice: Choice | null): number {
  return choice === null ? 0 : changePercentOf(choice);
}

function changeOn(plot: Plot, choice: Choice | null): Millions {
  return choice === null ? ZERO : differenceOf(effectOf(choice, plot).newAmount, plot.amount);
}
