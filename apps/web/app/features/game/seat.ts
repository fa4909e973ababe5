import { cardsNamed, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Deck } from '@nosmilliards/domain/game/deck';
import { deckInPlay, type Edition } from '@nosmilliards/domain/game/edition';
import { cardsToComeOf } from '@nosmilliards/domain/game/game';
import {
  groupCardsOf,
  groupChoiceOf,
  groupLimitsOf,
  groupsToDecideOf,
  type Group,
} from '@nosmilliards/domain/game/group';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Constraints } from '@nosmilliards/domain/vote/vote';
import type { Answer, Deal } from './screen.ts';

/** Where one stands among the decisions; the cards keep their own place in the game itself. */
export type Spot = {
  readonly place: number;
  /** Among the cards of the decision, while it is refined. */
  readonly refined: number | null;
};

export type Step =
  | { readonly type: 'go-on' | 'next' | 'previous' }
  | { readonly type: 'jump'; readonly index: number };

/** All that a screen of the game is made of. */
export type View = {
  readonly deal: Deal;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** `null` card by card, and until the first decision is found. */
  readonly spot: Spot | null;
  /** What was answered last, and can be undone. */
  readonly lastId: string | null;
};

/** Decided at once: one card, or the cards of a group. */
export type Unit = { readonly id: string; readonly group: Group | null; readonly cards: Deck };

export type Seat = { readonly units: readonly Unit[]; readonly index: number };

const START: Spot = { place: 0, refined: null };

export function seatOf(view: View): Seat {
  const { deal, ballot, edition } = view;
  if (deal === 'cards') {
    const units = deckInPlay(edition, ballot.game).map(cardUnit);
    return { units, index: ballot.game.currentCardIndex };
  }
  const { place, refined } = view.spot ?? firstSpotOf(view);
  const group = edition.groups[place];
  if (refined === null || group === undefined) {
    return { units: groupUnitsOf(edition), index: place };
  }
  return { units: groupCardsOf(group, edition.deck).map(cardUnit), index: refined };
}

export function groupUnitsOf({ groups, deck }: Edition): readonly Unit[] {
  return groups.map((group) => ({ id: group.id, group, cards: groupCardsOf(group, deck) }));
}

/** The other decisions without an answer, in the order they will come. */
export function toComeOf(view: View): readonly Unit[] {
  const { deal, ballot, edition } = view;
  const { units, index } = seatOf(view);
  if (deal === 'cards') {
    const deck = deckInPlay(edition, ballot.game);
    return cardsToComeOf(deck, ballot.ledger, index, ballot.game).map(cardUnit);
  }
  if (isRefining(view)) return units.slice(index + 1);
  const { ledger, game } = ballot;
  const toDecide = groupsToDecideOf(edition.groups, edition.deck, ledger, game.unsure);
  const others = [...units.slice(index + 1), ...units.slice(0, index)];
  const isUnsure = ({ cards }: Unit) =>
    cards.some(({ id }) => game.unsure.includes(id) && !game.unsureAgain.includes(id));
  const waiting = others.filter(({ id }) => toDecide.some((group) => group.id === id));
  return [...waiting, ...others.filter((unit) => !waiting.includes(unit) && isUnsure(unit))];
}

/** `null` where there is nowhere to go. */
export function spotAfter(step: Step, view: View): Spot | null {
  const { place, refined } = view.spot ?? firstSpotOf(view);
  const { units } = seatOf(view);
  if (step.type === 'jump') {
    return view.edition.groups[step.index] ? { place: step.index, refined: null } : null;
  }
  if (refined !== null) {
    const next = refined + (step.type === 'previous' ? -1 : 1);
    if (units[next] !== undefined) return { place, refined: next };
    const back = { ...view, spot: { place, refined: null } };
    return step.type === 'previous' ? back.spot : (waitingSpotOf(back) ?? back.spot);
  }
  if (step.type === 'previous') return place > 0 ? { place: place - 1, refined: null } : null;
  const isNext = step.type === 'next' && place + 1 < units.length;
  return isNext ? { place: place + 1, refined: null } : waitingSpotOf(view);
}

/** The first decision without an answer, or the first of all. */
export function firstSpotOf({ edition, ballot: { ledger, game } }: View): Spot {
  const [first] = groupsToDecideOf(edition.groups, edition.deck, ledger, game.unsure);
  return first ? spotOf(first.id, edition) : START;
}

/** Of a group, or of a card within its own. */
export function spotOf(id: string, { groups, deck }: Edition): Spot {
  const place = groups.findIndex((group) => group.id === id || group.cardIds.includes(id));
  const group = groups[place];
  if (group === undefined) return START;
  const refined = groupCardsOf(group, deck).findIndex((card) => card.id === id);
  return { place, refined: refined === -1 ? null : refined };
}

export function isRefining({ spot }: View): boolean {
  return spot !== null && spot.refined !== null;
}

export function answerOf(unit: Unit, { ledger, game }: Ballot, { deck }: Edition): Answer {
  const answer = unit.group
    ? groupChoiceOf(unit.group, deck, ledger)
    : (ledger.get(unit.id)?.choice ?? 'none');
  const isUnsure = unit.cards.length > 0 && unit.cards.every(({ id }) => game.unsure.includes(id));
  return answer === 'none' && isUnsure ? 'unsure' : answer;
}

export function constraintsOf({ group, cards }: Unit, { deck }: Edition): Constraints {
  if (group !== null) return groupLimitsOf(group, deck);
  return cards[0]?.constraints ?? { minReduction: 0, maxIncrease: 0 };
}

/** A group by its id, or a card; without cards, neither. */
export function unitNamed(id: string, edition: Edition): Unit {
  const group = edition.groups.find((one) => one.id === id) ?? null;
  return { id, group, cards: cardsNamed(id, edition) };
}

export function cardUnit(card: Card): Unit {
  return { id: card.id, group: null, cards: [card] };
}

function waitingSpotOf(view: View): Spot | null {
  const [next] = toComeOf(view);
  return next ? spotOf(next.id, view.edition) : null;
}
