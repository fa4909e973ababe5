import { isNicheCard, isRevenueCard, type Card } from '../vote/card.ts';
import { DECK_SIZE } from './deck-size.ts';
import type { Sector } from '../budget/line.ts';
import { sumOf, type Millions } from '../money/money.ts';
import { groupedBy, sorted } from '../list.ts';

export type Deck = readonly Card[];

export type Tally = { readonly count: number; readonly amount: Millions };

export type DeckSummary = Tally & {
  readonly bySector: ReadonlyMap<Sector, Tally>;
  /** What is spent: neither a tax niche nor a revenue is. */
  readonly withoutNiches: Tally;
};

export const SIDEBAR_CARD_COUNT = 7;

const SECTOR_ORDER = [
  'etat_central',
  'securite_sociale',
  'collectivites',
  'dette',
  'niches_fiscales',
  'recettes',
] as const satisfies readonly Sector[];

export function orderedDeck<C extends Card>(cards: readonly C[]): readonly C[] {
  return Array.from(sorted(cards, byPlace), (card, index) => ({ ...card, rank: index + 1 }));
}

/** Sentences for a log: none of these stops the game. */
export function deckProblemsOf(deck: Deck): readonly string[] {
  const count = deck.filter((card) => !isRevenueCard(card)).length;
  const size = count === DECK_SIZE ? [] : [`${count} cards, expected ${DECK_SIZE}`];
  const duplicates = deck
    .filter((card, index) => deck.findIndex(({ id }) => id === card.id) !== index)
    .map((card) => `${card.id}: id used twice`);
  const niches = deck
    .filter(isNicheCard)
    .filter(({ constraints: c }) => c.maxIncrease !== 0 || c.minReduction !== -100)
    .map((card) => `${card.id}: a tax niche ranges from −100% to 0%`);
  return [...size, ...duplicates, ...niches];
}

function isSpending(card: Card): boolean {
  return !isNicheCard(card) && !isRevenueCard(card);
}

export function deckSummaryOf(deck: Deck): DeckSummary {
  const sectors = groupedBy(deck, (card) => card.sector);
  return {
    ...tallyOf(deck),
    bySector: new Map([...sectors].map(([sector, cards]) => [sector, tallyOf(cards)])),
    withoutNiches: tallyOf(deck.filter(isSpending)),
  };
}

/** The first of what is to come, cards or groups of them, and how many are left out. */
export function upcomingOf<One>(
  toCome: readonly One[],
  limit: number,
): { readonly shown: readonly One[]; readonly others: number } {
  return { shown: toCome.slice(0, limit), others: Math.max(0, toCome.length - limit) };
}

export function tallyOf(cards: readonly Card[]): Tally {
  return { count: cards.length, amount: sumOf(cards.map((card) => card.amount)) };
}

/** Spending, niches and revenue apart: their amounts do not add up. */
export function sidesOf(cards: readonly Card[]): {
  readonly spending: Millions;
  readonly niches: Millions;
  readonly revenue: Millions;
} {
  return {
    spending: tallyOf(cards.filter(isSpending)).amount,
    niches: tallyOf(cards.filter(isNicheCard)).amount,
    revenue: tallyOf(cards.filter(isRevenueCard)).amount,
  };
}

function byPlace(a: Card, b: Card): number {
  return SECTOR_ORDER.indexOf(a.sector) - SECTOR_ORDER.indexOf(b.sector) || b.amount - a.amount;
}
