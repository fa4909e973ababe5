import type { Deck } from './deck.ts';
import { NOT_PLAYED, playedAt, type PlayingTime } from './playing-time.ts';
import type { Card } from '../vote/card.ts';
import type { Ledger, Vote } from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';

/** Where the player stands. The votes are in the ledger, the numbers are derived from it. */
export type Game = PlayingTime & {
  readonly currentCardIndex: number;
  /** `null` until the game is completed. */
  readonly endTime: number | null;
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

export const NEW_GAME: Game = { ...NOT_PLAYED, currentCardIndex: 0, endTime: null };

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
  const toVote = nextToVoteOf(deck, ledger, index);
  const goneTo = (place: number) => ({ ...actedAt(game, action.at), currentCardIndex: place });
  switch (action.type) {
    case 'next': {
      if (!isVoted(deck, ledger, index)) return refuse('card-not-voted');
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
      if (cardVotesOf(deck, ledger).length === 0) return refuse('no-card-voted');
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

/** The other cards without a vote as they will come: after this one, then from the start. */
export function cardsToComeOf<C extends Card>(
  deck: readonly C[],
  ledger: Ledger,
  index: number,
): readonly C[] {
  const others = [...deck.slice(index + 1), ...deck.slice(0, index)];
  return others.filter((card) => !ledger.has(card.id));
}

/** `null` on the last card: no other waits for a vote. */
export function nextToVoteOf(deck: Deck, ledger: Ledger, index: number): number | null {
  const [next] = cardsToComeOf(deck, ledger, index);
  return next === undefined ? null : deck.indexOf(next);
}

export function cardsToVoteOf(deck: Deck, ledger: Ledger): Deck {
  return deck.filter((card) => !ledger.has(card.id));
}

/** A completed game holds at least one card vote; losing the last one opens it again. */
export function reopenIfEmpty(game: Game, deck: Deck, ledger: Ledger): Game {
  if (game.endTime === null || cardVotesOf(deck, ledger).length > 0) return game;
  return { ...game, endTime: null };
}

function isVoted(deck: Deck, ledger: Ledger, index: number): boolean {
  const card = deck[index];
  return card !== undefined && ledger.has(card.id);
}

/** Completing twice keeps the first end: the time spent is not the time spent looking at it. */
function completed(game: Game, at: number): Game {
  return { ...game, endTime: game.endTime ?? at };
}
