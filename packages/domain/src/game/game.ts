import type { Deck } from './deck.ts';
import { EMPTY_SPREAD, type Spread } from './surplus.ts';
import { NOT_PLAYED, playedAt, type PlayingTime } from './playing-time.ts';
import type { TargetId } from './target.ts';
import type { Card } from '../vote/card.ts';
import type { Ledger, Vote } from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';

/** Card by card, or the whole budget in a few decisions, each on a group of cards. */
export type Deal = 'cards' | 'express';

/** Where the player stands. The votes are in the ledger, the numbers are derived from it. */
export type Game = PlayingTime &
  Unsure &
  Guessing & {
    readonly currentCardIndex: number;
    /** `null` until the game is completed. */
    readonly endTime: number | null;
    /** Whether the revenue cards are played too. */
    readonly withRevenue: boolean;
    /** How the last answer was given: a game is taken up again that way. */
    readonly deal: Deal;
    /** Ids of groups, at most `MOST_PRIORITIES`, given before playing. */
    readonly priorities: readonly string[];
    readonly target: TargetId;
    /** Ids of the achievements ever won in this game, in that order: each is announced once. */
    readonly won: readonly string[];
    /** What was given of a surplus, as it was when it was given: see `fitTo`. */
    readonly spread: Spread;
  };

/** Cards answered « Je ne sais pas », in that order; none of them has a vote. */
export type Unsure = {
  readonly unsure: readonly string[];
  /** Those answered so twice: they no longer come back by themselves. */
  readonly unsureAgain: readonly string[];
};

export type Guessing = {
  /** False once the visitor has turned the questions off. */
  readonly isGuessing: boolean;
  /** Questions already asked in this game. */
  readonly guessed: readonly string[];
  /** Answers to give before another question may come. */
  readonly guessRest: number;
};

export type Move = { readonly at: number } & (
  | { readonly type: 'next' | 'previous' | 'go-on' | 'complete' }
  | { readonly type: 'jump'; readonly index: number }
);

export type MoveRefusal =
  | 'card-not-voted'
  | 'first-card'
  | 'no-such-card'
  | 'no-card-left'
  | 'no-card-voted';

export const MOST_PRIORITIES = 3;

export const ALL_SURE: Unsure = { unsure: [], unsureAgain: [] };

export const NEW_GAME: Game = {
  ...NOT_PLAYED,
  ...ALL_SURE,
  currentCardIndex: 0,
  endTime: null,
  withRevenue: false,
  deal: 'cards',
  priorities: [],
  target: 'none',
  won: [],
  isGuessing: true,
  guessed: [],
  guessRest: 0,
  spread: EMPTY_SPREAD,
};

/** What the eye takes to meet a card. */
const SEEN_AFTER_MS = 350;

export function isCompleted(game: Game): boolean {
  return game.endTime !== null;
}

export function move(
  game: Game,
  deck: Deck,
  ledger: Ledger,
  action: Move,
): Result<Game, MoveRefusal> {
  const index = game.currentCardIndex;
  const toVote = nextToVoteOf(deck, ledger, index, game);
  const goneTo = (place: number) => ({ ...actedAt(game, action.at), currentCardIndex: place });
  switch (action.type) {
    case 'next': {
      if (!isAnswered(deck[index], ledger, game)) return refuse('card-not-voted');
      const last = deck.length - 1;
      const place = index < last ? index + 1 : (toVote ?? last);
      const ends = place === last && toVote === null;
      return accept(ends ? completed(goneTo(place), action.at) : goneTo(place));
    }
    case 'go-on':
      if (toVote === null) return refuse('no-card-left');
      return accept({ ...goneTo(toVote), endTime: null });
    case 'previous':
      if (index === 0) return refuse('first-card');
      return accept({ ...goneTo(index - 1), endTime: null });
    case 'jump':
      if (!deck[action.index]) return refuse('no-such-card');
      return accept({ ...goneTo(action.index), endTime: null });
    case 'complete':
      if (!hasAnswer(deck, ledger, game)) return refuse('no-card-voted');
      return accept(completed(goneTo(index), action.at));
  }
}

/** What follows the end is no longer play: only the instant is kept, for a game opened again. */
export function actedAt(game: Game, at: number): Game {
  return game.endTime === null ? playedAt(game, at) : { ...game, lastActTime: at };
}

/**
 * The second tap of one gesture lands on a card nobody has seen: it must not vote it. A clock set
 * back tells nothing, and must not close the game.
 */
export function isSeen(shownAt: number, at: number): boolean {
  return at < shownAt || at - shownAt >= SEEN_AFTER_MS;
}

/** In deck order. */
export function cardVotesOf(deck: Deck, ledger: Ledger): readonly Vote[] {
  return deck.flatMap((card) => ledger.get(card.id) ?? []);
}

/**
 * The other cards without a vote as they will come: after this one, then from the start; then, once
 * more and in the same order, those answered « Je ne sais pas ».
 */
export function cardsToComeOf<C extends Card>(
  deck: readonly C[],
  ledger: Ledger,
  index: number,
  { unsure, unsureAgain }: Unsure = ALL_SURE,
): readonly C[] {
  const others = [...deck.slice(index + 1), ...deck.slice(0, index)];
  const toVote = others.filter((card) => !ledger.has(card.id));
  return [
    ...toVote.filter(({ id }) => !unsure.includes(id)),
    ...toVote.filter(({ id }) => unsure.includes(id) && !unsureAgain.includes(id)),
  ];
}

/** `null` on the last card: no other waits for a vote. */
export function nextToVoteOf(
  deck: Deck,
  ledger: Ledger,
  index: number,
  unsure: Unsure = ALL_SURE,
): number | null {
  const [next] = cardsToComeOf(deck, ledger, index, unsure);
  return next === undefined ? null : deck.indexOf(next);
}

export function cardsToVoteOf(deck: Deck, ledger: Ledger): Deck {
  return deck.filter((card) => !ledger.has(card.id));
}

/** A vote, or « Je ne sais pas ». */
export function isAnswered(card: Card | undefined, ledger: Ledger, { unsure }: Unsure): boolean {
  return card !== undefined && (ledger.has(card.id) || unsure.includes(card.id));
}

/** In deck order: a card put away with the revenue is not counted. */
export function unsureCardsOf<C extends Card>(
  deck: readonly C[],
  { unsure }: Unsure,
): readonly C[] {
  return deck.filter(({ id }) => unsure.includes(id));
}

/** A completed game holds at least one answer; losing the last one opens it again. */
export function reopenIfEmpty(game: Game, deck: Deck, ledger: Ledger): Game {
  if (game.endTime === null || hasAnswer(deck, ledger, game)) return game;
  return { ...game, endTime: null };
}

/** A second « Je ne sais pas » on a card settles it: the card no longer comes back. */
export function unsureOf({ unsure, unsureAgain }: Unsure, ids: readonly string[]): Unsure {
  const again = ids.filter((id) => unsure.includes(id) && !unsureAgain.includes(id));
  return {
    unsure: [...unsure, ...ids.filter((id) => !unsure.includes(id))],
    unsureAgain: [...unsureAgain, ...again],
  };
}

/** A card with a vote is one the visitor is sure of. */
export function sureOfVoted<G extends Unsure>(game: G, ledger: Ledger): G {
  if (!game.unsure.some((id) => ledger.has(id))) return game;
  const isOpen = (id: string) => !ledger.has(id);
  const unsure = game.unsure.filter(isOpen);
  return { ...game, unsure, unsureAgain: game.unsureAgain.filter(isOpen) };
}

function hasAnswer(deck: Deck, ledger: Ledger, unsure: Unsure): boolean {
  return deck.some((card) => isAnswered(card, ledger, unsure));
}

/** Completing twice keeps the first end: the time spent is not the time spent looking at it. */
function completed(game: Game, at: number): Game {
  return { ...game, endTime: game.endTime ?? at };
}
