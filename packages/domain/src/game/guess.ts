import type { Nature } from '../budget/nature.ts';
import type { Card } from '../vote/card.ts';
import type { Ledger } from '../vote/ledger.ts';
import { isAnswered, type Game, type Guessing } from './game.ts';

/** « Devinez d’abord » : euros out of 1 000, the answer computed from the edition. */
export type Question = {
  readonly id: string;
  readonly question: string;
  /** The card it comes before. */
  readonly cardId: string;
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
const LEAST_REST = 2;

/** A question never comes before the fourth card. */
const LEAST_ANSWERS = 3;

/** Answers from one question to the next: the five are spread over the whole deck. */
export function guessRestOf(cards: number): number {
  return Math.max(LEAST_REST, Math.floor(cards / MOST_GUESSES));
}

/** The question to ask before this card: none once it is answered, for its share was shown. */
export function nextQuestionOf<Q extends Pick<Question, 'id' | 'cardId' | 'isNeverFirst'>>(
  { ledger, game }: { readonly ledger: Ledger; readonly game: Game },
  questions: readonly Q[],
  card: Card,
): Q | null {
  const { isGuessing, guessed, guessRest } = game;
  if (!isGuessing || guessRest > 0 || guessed.length >= MOST_GUESSES) return null;
  if (isAnswered(card, ledger, game)) return null;
  if (ledger.size + game.unsure.length < LEAST_ANSWERS) return null;
  const question = questions.find(({ id, cardId }) => cardId === card.id && !guessed.includes(id));
  const isEarly = question?.isNeverFirst === true && guessed.length === 0;
  return question === undefined || isEarly ? null : question;
}

/** `cards`: how many are in play. */
export function afterQuestion<G extends Guessing>(game: G, id: string, cards: number): G {
  if (game.guessed.includes(id)) return game;
  return { ...game, guessed: [...game.guessed, id], guessRest: guessRestOf(cards) };
}

export function afterAnswer<G extends Guessing>(game: G): G {
  return game.guessRest === 0 ? game : { ...game, guessRest: game.guessRest - 1 };
}
