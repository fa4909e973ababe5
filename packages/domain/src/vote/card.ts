import type { Baseline } from '../budget/baseline.ts';
import { perAdultOf } from '../budget/lens.ts';
import type { Sector, Side } from '../budget/line.ts';
import { SECTOR_NAMES } from '../budget/sector.ts';
import type { Millions } from '../money/money.ts';
import type { Constraints } from './vote.ts';

export type CardType = 'expense' | 'debt' | 'tax_expenditure' | 'revenue';

/** What the rules need to know of a card. */
export type Card = {
  /** 1-based place in the deck. */
  readonly rank: number;
  readonly id: string;
  readonly type: CardType;
  readonly sector: Sector;
  readonly title: string;
  readonly amount: Millions;
  readonly constraints: Constraints;
  /** The tree lines this card is another name for: their euros are voted once. */
  readonly lineIds: readonly string[];
};

/** An official figure for the very lines of a card; `year` when it is not that of the edition. */
export type Mark = { readonly amount: Millions; readonly year?: string };
/** Left out: the vote, or the accounts, do not tell these lines apart. */
export type Marks = { readonly voted?: Mark; readonly spent?: Mark };

/** A card as it is laid on the table. */
export type FaceUpCard = Card & {
  readonly category: string;
  readonly subcategory: string;
  readonly parentCategory: string;
  readonly description: string;
  readonly icon: string;
  readonly parentIcon: string;
};

const SIDES: Readonly<Record<CardType, Side>> = {
  expense: 'expense',
  debt: 'expense',
  tax_expenditure: 'expense',
  revenue: 'revenue',
};

export function sideOf(card: Pick<Card, 'type'>): Side {
  return SIDES[card.type];
}

/** The side whose money it moves: less of a niche is more revenue. */
export function movedSideOf(card: Pick<Card, 'type'>): Side {
  return isNicheCard(card) ? 'revenue' : sideOf(card);
}

export function isNicheCard(card: Pick<Card, 'type'>): boolean {
  return card.type === 'tax_expenditure';
}

export function isRevenueCard(card: Pick<Card, 'type'>): boolean {
  return card.type === 'revenue';
}

/** « Niche fiscale », « Recette »: what a card is when it is not spending; `null` when it is. */
export function kindWordOf(card: Pick<Card, 'type'>): string | null {
  if (isNicheCard(card)) return 'Niche fiscale';
  return isRevenueCard(card) ? 'Recette' : null;
}

/** What stands beside the name of one card: a niche or a revenue is said in the singular. */
export function sectorWordOf(card: Card): string {
  return kindWordOf(card) ?? SECTOR_NAMES[card.sector];
}

/** Whole euros a year. */
export function impactPerAdultOf(card: Card, baseline: Baseline): number {
  return perAdultOf(card.amount, baseline);
}
