import type { Baseline } from '../budget/baseline.ts';
import type { Budget } from '../budget/budget.ts';
import type { Card } from '../vote/card.ts';
import { orderedDeck, type Deck } from './deck.ts';
import type { BareLine } from '../budget/line.ts';
import { territoryOf, type Territory } from '../vote/territory.ts';

/** One year's data, indexed once and handed to every rule that needs it. */
export type Edition<L extends BareLine = BareLine> = {
  readonly budget: Budget<L>;
  readonly deck: Deck;
  readonly territory: Territory;
  readonly baseline: Baseline;
  /** Which figures these are: a stored ballot says so. */
  readonly name: string;
  /** Ids of earlier figures, and what the same money is called now. */
  readonly renamed: ReadonlyMap<string, string>;
};

export type EditionStamp = {
  readonly name: string;
  readonly renamed: Readonly<Record<string, string>>;
};

export function editionOf<L extends BareLine>(
  budget: Budget<L>,
  cards: readonly Card[],
  baseline: Baseline,
  { name, renamed }: EditionStamp = { name: String(baseline.year), renamed: {} },
): Edition<L> {
  const deck = orderedDeck(cards);
  const territory = territoryOf(budget, deck);
  return { budget, deck, territory, baseline, name, renamed: new Map(Object.entries(renamed)) };
}
