import type { Nature } from '../budget/line.ts';
import type { Card } from '../vote/card.ts';
import type { Game, Guessing } from './game.ts';

/** « Devinez d’abord » : euros out of 1 000, the answer computed from the edition. */
export type Question = {
  readonly id: string;
  readonly question: string;
  /** The card it comes before; `null` for one that can come before any. */
  readonly cardId: string | null;
  readonly answer: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly note: string;
  readonly nature: Nature;
  /** One that would set the tone of the whole game. */
  readonly isNeverFirst?: boolean;
};

export const MOST_GUESSES = 5;

/** The answer to the card of a question, then one card without: never two in a row. */
export const GUESS_REST = 2;

/** The question to ask before this card, or before a group through one of its cards. */
export function nextQuestionOf<Q extends Pick<Question, 'id' | 'cardId' | 'isNeverFirst'>>(
  { isGuessing, guessed, guessRest }: Pick<Game, keyof Guessing>,
  questions: readonly Q[],
  card: Pick<Card, 'id'>,
): Q | null {
  if (!isGuessing || guessRest > 0 || guessed.length >= MOST_GUESSES) return null;
  const left = questions
    .filter(({ id }) => !guessed.includes(id))
    .filter(({ isNeverFirst }) => guessed.length > 0 || isNeverFirst !== true);
  const ofCard = left.find(({ cardId }) => cardId === card.id);
  return ofCard ?? left.find(({ cardId }) => cardId === null) ?? null;
}

export function afterQuestion<G extends Guessing>(game: G, id: string): G {
  if (game.guessed.includes(id)) return game;
  return { ...game, guessed: [...game.guessed, id], guessRest: GUESS_REST };
}

export function afterAnswer<G extends Guessing>(game: G): G {
  return game.guessRest === 0 ? game : { ...game, guessRest: game.guessRest - 1 };
}
