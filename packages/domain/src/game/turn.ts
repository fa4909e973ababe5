import type { Ballot } from './ballot.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardsToComeOf, type Deal, type Unsure } from './game.ts';
import { groupCardsOf, groupsToDecideOf } from './group.ts';
import { answerOf, cardUnit, groupUnitsOf, isDecided, type Unit } from './unit.ts';

/** Where the player is among the groups, by index. Card by card, the index is in the game itself. */
export type Position = {
  readonly group: number;
  /** Among the cards of the group, while it is refined. */
  readonly card: number | null;
};

export type Step =
  | { readonly type: 'go-on' | 'next' | 'previous' }
  | { readonly type: 'jump'; readonly index: number };

/** What a player sees of a deal: where they are, and with which votes. */
export type Turn = {
  readonly deal: Deal;
  readonly ballot: Ballot;
  readonly edition: Edition;
  /** `null` card by card, and until the player moves: see `positionOf`. */
  readonly position: Position | null;
};

/** What is dealt, and the index of what is shown. */
export type Dealt = { readonly units: readonly Unit[]; readonly index: number };

const START: Position = { group: 0, card: null };

export function dealtOf(turn: Turn): Dealt {
  const { deal, ballot, edition } = turn;
  if (deal === 'cards') return { units: allDealtOf(turn), index: ballot.game.currentCardIndex };
  const { group: index, card } = positionOf(turn);
  const group = edition.groups[index];
  if (card === null || group === undefined) return { units: allDealtOf(turn), index };
  return { units: groupCardsOf(group, edition.deck).map(cardUnit), index: card };
}

/** The whole deal, also while a group is refined. */
export function allDealtOf({ deal, ballot, edition }: Turn): readonly Unit[] {
  if (deal === 'express') return groupUnitsOf(edition);
  return deckInPlay(edition, ballot.game).map(cardUnit);
}

/** The others without an answer, in the order they will come; while refining, the cards after. */
export function toComeOf(turn: Turn): readonly Unit[] {
  const { deal, ballot, edition } = turn;
  const { units, index } = dealtOf(turn);
  if (deal === 'cards') {
    const deck = deckInPlay(edition, ballot.game);
    return cardsToComeOf(deck, ballot.ledger, index, ballot.game).map(cardUnit);
  }
  if (isRefining(turn)) return units.slice(index + 1);
  const { ledger, game } = ballot;
  const toDecide = groupsToDecideOf(edition.groups, edition.deck, ledger, game.unsure);
  const others = [...units.slice(index + 1), ...units.slice(0, index)];
  const waiting = others.filter(({ id }) => toDecide.some((group) => group.id === id));
  return [...waiting, ...others.filter((unit) => !waiting.includes(unit) && comesBack(unit, game))];
}

/** None of those to come is after the one in hand: passing it would start the deck again. */
export function isLastOfRound(turn: Turn): boolean {
  const { units, index } = dealtOf(turn);
  const after = new Set(units.slice(index + 1).map(({ id }) => id));
  return !toComeOf(turn).some(({ id }) => after.has(id));
}

/** Decisions still to take, the one in hand included; refining leaves the other groups to take. */
export function leftOf(turn: Turn): number {
  const groups = isRefining(turn) ? toComeOf(unrefined(turn)).length : 0;
  return toComeOf(turn).length + groups + (isOpen(turn) ? 1 : 0);
}

/** The one in hand has no answer, or came back after « Je ne sais pas ». */
export function isOpen(turn: Turn): boolean {
  const { units, index } = dealtOf(turn);
  const unit = units[index];
  const answer = unit && answerOf(unit, turn.ballot, turn.edition);
  return (
    unit !== undefined &&
    (answer === 'none' || (answer === 'unsure' && comesBack(unit, turn.ballot.game)))
  );
}

export function decidedCountOf(turn: Turn): number {
  return allDealtOf(turn).filter((unit) => isDecided(unit, turn.ballot)).length;
}

export function unsureCountOf(turn: Turn): number {
  const { ballot, edition } = turn;
  return allDealtOf(turn).filter((unit) => answerOf(unit, ballot, edition) === 'unsure').length;
}

/** `null` where there is nowhere to go. */
export function positionAfter(step: Step, turn: Turn): Position | null {
  const { group, card } = positionOf(turn);
  const { units } = dealtOf(turn);
  if (step.type === 'jump') {
    return turn.edition.groups[step.index] ? { group: step.index, card: null } : null;
  }
  if (card !== null) {
    const next = card + (step.type === 'previous' ? -1 : 1);
    if (units[next] !== undefined) return { group, card: next };
    const whole = { group, card: null };
    return step.type === 'previous' ? whole : (waitingPositionOf(unrefined(turn)) ?? whole);
  }
  if (step.type === 'previous') return group > 0 ? { group: group - 1, card: null } : null;
  const isNext = step.type === 'next' && group + 1 < units.length;
  return isNext ? { group: group + 1, card: null } : waitingPositionOf(turn);
}

/** Among the groups; until the player moves, the first one without an answer. */
export function positionOf(turn: Turn): Position {
  return turn.position ?? firstPositionOf(turn);
}

/** The first group without an answer, or the first of all. */
export function firstPositionOf({ edition, ballot: { ledger, game } }: Turn): Position {
  const [first] = groupsToDecideOf(edition.groups, edition.deck, ledger, game.unsure);
  return first ? positionOfId(first.id, edition) : START;
}

/** The position of a group, or of a card within its group. */
export function positionOfId(id: string, { groups, deck }: Edition): Position {
  const index = groups.findIndex((group) => group.id === id || group.cardIds.includes(id));
  const group = groups[index];
  if (group === undefined) return START;
  const card = groupCardsOf(group, deck).findIndex((one) => one.id === id);
  return { group: index, card: card === -1 ? null : card };
}

export function isRefining({ position }: Pick<Turn, 'position'>): boolean {
  return position !== null && position.card !== null;
}

/** The same, on the group whose cards are refined. */
function unrefined(turn: Turn): Turn {
  const { group } = positionOf(turn);
  return { ...turn, position: { group, card: null } };
}

/** One of its cards was answered « Je ne sais pas » once only. */
function comesBack({ cards }: Unit, { unsure, unsureAgain }: Unsure): boolean {
  return cards.some(({ id }) => unsure.includes(id) && !unsureAgain.includes(id));
}

function waitingPositionOf(turn: Turn): Position | null {
  const [next] = toComeOf(turn);
  return next ? positionOfId(next.id, turn.edition) : null;
}
