import type { Ballot } from './ballot.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardsToComeOf, type Deal, type Unsure } from './game.ts';
import { groupCardsOf, groupsToDecideOf } from './group.ts';
import { answerOf, cardUnit, groupUnitsOf, isDecided, type Unit } from './unit.ts';

/** A place among the groups. Card by card, the place is in the game itself. */
export type Spot = {
  readonly place: number;
  /** The place among the cards of the group, while it is refined. */
  readonly refined: number | null;
};

export type Step =
  | { readonly type: 'go-on' | 'next' | 'previous' }
  | { readonly type: 'jump'; readonly index: number };

export type Sitting = {
  readonly deal: Deal;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** `null` card by card, and until the player moves: see `currentSpotOf`. */
  readonly spot: Spot | null;
};

/** What is dealt, and the index of what is shown. */
export type Hand = { readonly units: readonly Unit[]; readonly index: number };

const START: Spot = { place: 0, refined: null };

export function handOf(sitting: Sitting): Hand {
  const { deal, ballot, edition } = sitting;
  if (deal === 'cards') return { units: dealtOf(sitting), index: ballot.game.currentCardIndex };
  const { place, refined } = currentSpotOf(sitting);
  const group = edition.groups[place];
  if (refined === null || group === undefined) return { units: dealtOf(sitting), index: place };
  return { units: groupCardsOf(group, edition.deck).map(cardUnit), index: refined };
}

/** All that is dealt, refined or not. */
export function dealtOf({ deal, ballot, edition }: Sitting): readonly Unit[] {
  if (deal === 'express') return groupUnitsOf(edition);
  return deckInPlay(edition, ballot.game).map(cardUnit);
}

/** The others without an answer, in the order they will come; while refining, the cards after. */
export function toComeOf(sitting: Sitting): readonly Unit[] {
  const { deal, ballot, edition } = sitting;
  const { units, index } = handOf(sitting);
  if (deal === 'cards') {
    const deck = deckInPlay(edition, ballot.game);
    return cardsToComeOf(deck, ballot.ledger, index, ballot.game).map(cardUnit);
  }
  if (isRefining(sitting)) return units.slice(index + 1);
  const { ledger, game } = ballot;
  const toDecide = groupsToDecideOf(edition.groups, edition.deck, ledger, game.unsure);
  const others = [...units.slice(index + 1), ...units.slice(0, index)];
  const waiting = others.filter(({ id }) => toDecide.some((group) => group.id === id));
  return [...waiting, ...others.filter((unit) => !waiting.includes(unit) && comesBack(unit, game))];
}

/** Decisions still to take, the one in hand included; refining leaves the other groups to take. */
export function leftOf(sitting: Sitting): number {
  const { units, index } = handOf(sitting);
  const unit = units[index];
  const answer = unit && answerOf(unit, sitting.ballot, sitting.edition);
  const isOpen =
    unit !== undefined &&
    (answer === 'none' || (answer === 'unsure' && comesBack(unit, sitting.ballot.game)));
  const groups = isRefining(sitting) ? toComeOf(unrefined(sitting)).length : 0;
  return toComeOf(sitting).length + groups + (isOpen ? 1 : 0);
}

export function decidedCountOf(sitting: Sitting): number {
  return dealtOf(sitting).filter((unit) => isDecided(unit, sitting.ballot)).length;
}

export function unsureCountOf(sitting: Sitting): number {
  const { ballot, edition } = sitting;
  return dealtOf(sitting).filter((unit) => answerOf(unit, ballot, edition) === 'unsure').length;
}

/** `null` where there is nowhere to go. */
export function spotAfter(step: Step, sitting: Sitting): Spot | null {
  const { place, refined } = currentSpotOf(sitting);
  const { units } = handOf(sitting);
  if (step.type === 'jump') {
    return sitting.edition.groups[step.index] ? { place: step.index, refined: null } : null;
  }
  if (refined !== null) {
    const next = refined + (step.type === 'previous' ? -1 : 1);
    if (units[next] !== undefined) return { place, refined: next };
    const group = { place, refined: null };
    return step.type === 'previous' ? group : (waitingSpotOf(unrefined(sitting)) ?? group);
  }
  if (step.type === 'previous') return place > 0 ? { place: place - 1, refined: null } : null;
  const isNext = step.type === 'next' && place + 1 < units.length;
  return isNext ? { place: place + 1, refined: null } : waitingSpotOf(sitting);
}

/** Among the groups; until the player moves, the first one without an answer. */
export function currentSpotOf(sitting: Sitting): Spot {
  return sitting.spot ?? firstSpotOf(sitting);
}

/** The first group without an answer, or the first of all. */
export function firstSpotOf({ edition, ballot: { ledger, game } }: Sitting): Spot {
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

export function isRefining({ spot }: Pick<Sitting, 'spot'>): boolean {
  return spot !== null && spot.refined !== null;
}

/** The same, on the group whose cards are refined. */
function unrefined(sitting: Sitting): Sitting {
  const { place } = currentSpotOf(sitting);
  return { ...sitting, spot: { place, refined: null } };
}

/** One of its cards was answered « Je ne sais pas » once only. */
function comesBack({ cards }: Unit, { unsure, unsureAgain }: Unsure): boolean {
  return cards.some(({ id }) => unsure.includes(id) && !unsureAgain.includes(id));
}

function waitingSpotOf(sitting: Sitting): Spot | null {
  const [next] = toComeOf(sitting);
  return next ? spotOf(next.id, sitting.edition) : null;
}
