import type { Baseline } from '../budget/baseline.ts';
import type { Budget } from '../budget/budget.ts';
import type { Card } from '../vote/card.ts';
import { orderedDeck, type Deck } from './deck.ts';
import type { Line } from '../budget/line.ts';
import { territoryOf, type Territory } from '../vote/territory.ts';

/** One year's data, indexed once and handed to every rule that needs it. */
export type Edition<L extends Line = Line> = {
  readonly budget: Budget<L>;
  readonly deck: Deck;
  readonly territory: Territory;
  readonly baseline: Baseline;
};

export function editionOf<L extends Line>(
  budget: Budget<L>,
  cards: readonly Card[],
  baseline: Baseline,
): Edition<L> {
  const deck = orderedDeck(cards);
  return { budget, deck, territory: territoryOf(budget, deck), baseline };
}
