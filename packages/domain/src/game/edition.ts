import type { Baseline } from '../budget/baseline.ts';
import type { Budget } from '../budget/budget.ts';
import { isRevenueCard, type Card } from '../vote/card.ts';
import { orderedDeck, type Deck } from './deck.ts';
import type { Game } from './game.ts';
import type { Group } from './group.ts';
import type { BareLine } from '../budget/line.ts';
import { territoryOf, type Territory } from '../vote/territory.ts';

/** One year's data, indexed once and handed to every rule that needs it. */
export type Edition<L extends BareLine = BareLine> = {
  readonly budget: Budget<L>;
  /** Every card, those of revenue last: a game plays `deckInPlay`. */
  readonly deck: Deck;
  readonly deckWithoutRevenue: Deck;
  readonly groups: readonly Group[];
  readonly territory: Territory;
  readonly baseline: Baseline;
  /** Which figures these are: a stored ballot says so. */
  readonly name: string;
  /** Ids of earlier figures, and what the same money is called now. */
  readonly renamed: ReadonlyMap<string, string>;
};

/** The year of the figures that a stored value names (« 2025-3.3 »); `null` when it names none. */
export function yearOfName(name: unknown): number | null {
  const year = typeof name === 'string' ? /^\d{4}(?=-|$)/.exec(name)?.[0] : undefined;
  return year === undefined ? null : Number(year);
}

export type EditionStamp = {
  readonly name: string;
  readonly renamed: Readonly<Record<string, string>>;
};

/** Throws on a group that takes the id of a line or card: one of the two could never be voted. */
export function editionOf<L extends BareLine>(
  budget: Budget<L>,
  cards: readonly Card[],
  baseline: Baseline,
  { name, renamed }: EditionStamp = { name: String(baseline.year), renamed: {} },
  groups: readonly Group[] = [],
): Edition<L> {
  const deck = orderedDeck(cards);
  const territory = territoryOf(budget, deck);
  const taken = groups.find(({ id }) => territory.has(id) || budget.lines.has(id));
  if (taken) throw new Error(`A group takes the id of a line or card: ${taken.id}`);
  return {
    budget,
    deck,
    deckWithoutRevenue: deck.filter((card) => !isRevenueCard(card)),
    groups,
    territory,
    baseline,
    name,
    renamed: new Map(Object.entries(renamed)),
  };
}

/** The cards of this game; places are the same with revenue and without, for it comes last. */
export function deckInPlay(
  { deck, deckWithoutRevenue }: Pick<Edition, 'deck' | 'deckWithoutRevenue'>,
  { withRevenue }: Pick<Game, 'withRevenue'>,
): Deck {
  return withRevenue ? deck : deckWithoutRevenue;
}
