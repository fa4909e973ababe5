import type { Deck } from './deck.ts';
import type { Ledger, Vote } from '../vote/ledger.ts';
import { accept, refuse, type Result } from '../result.ts';

/** Where the player stands. The votes are in the ledger, the numbers are derived from it. */
export type Game = {
  readonly currentCardIndex: number;
  readonly startTime: number;
  /** `null` until the game is completed. */
  readonly endTime: number | null;
};

export type Move =
  | { readonly type: 'next'; readonly at: number }
  | { readonly type: 'previous' }
  | { readonly type: 'jump'; readonly index: number }
  | { readonly type: 'complete'; readonly at: number };

export type MoveRefusal = 'card-not-voted' | 'first-card' | 'no-such-card' | 'no-card-voted';

export function newGame(at: number): Game {
  return { currentCardIndex: 0, startTime: at, endTime: null };
}

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
  switch (action.type) {
    case 'next': {
      if (!isVoted(deck, ledger, index)) return refuse('card-not-voted');
      const last = deck.length - 1;
      const next = { ...game, currentCardIndex: Math.min(index + 1, last) };
      const ends = next.currentCardIndex === last && isVoted(deck, ledger, last);
      return accept(ends ? completed(next, action.at) : next);
    }
    case 'previous':
      if (index === 0) return refuse('first-card');
      return accept({ ...game, currentCardIndex: index - 1, endTime: null });
    case 'jump':
      if (!deck[action.index]) return refuse('no-such-card');
      return accept({ ...game, currentCardIndex: action.index, endTime: null });
    case 'complete':
      if (cardVotesOf(deck, ledger).length === 0) return refuse('no-card-voted');
      return accept(completed(game, action.at));
  }
}

/** In deck order. */
export function cardVotesOf(deck: Deck, ledger: Ledger): readonly Vote[] {
  return deck.flatMap((card) => ledger.get(card.id) ?? []);
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
