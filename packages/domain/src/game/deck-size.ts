/** Cards of the game without revenue. */
export const DECK_SIZE = 64;

/** Decisions of the short game, each on a group of cards: the number, and the word of the screens. */
export const DECISION_COUNT = 16;
export const DECISION_COUNT_WORD = 'seize';

const EXPECTED_MINUTES_PER_CARD = 0.3;

/** For cards, or decisions on groups of cards, announced before they are played. */
export function expectedMinutesOf(count: number): number {
  return Math.round(count * EXPECTED_MINUTES_PER_CARD);
}
