export const DECK_SIZE = 64;

const EXPECTED_MINUTES_PER_CARD = 0.3;

/** For a whole deck, announced before it is played. */
export function expectedMinutesOf(cardCount: number): number {
  return Math.round(cardCount * EXPECTED_MINUTES_PER_CARD);
}
