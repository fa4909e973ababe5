import type { Estimated, Nature } from './nature.ts';
import { magnitudeOf, millions, type Millions } from '../money/money.ts';

export type Side = 'expense' | 'revenue';
export type Level = 1 | 2 | 3 | 4 | 5;
/** The family of a card. */
export type Sector =
  | 'etat_central'
  | 'securite_sociale'
  | 'collectivites'
  | 'dette'
  | 'niches_fiscales'
  | 'recettes';
/** The level of government that spends or collects. */
export type Origin = 'etat' | 'securite_sociale' | 'collectivites';
/** The colour that tells who spends or collects, the same on every screen and in every picture. */
export type Paint = 'social' | 'state' | 'local' | 'debt' | 'niche' | 'plain';
/** Where a figure was read: in the document, in a public copy, or in a text that quotes it. */
export type Reading = 'document' | 'copie' | 'citation';
/** What the rules count with; a line that is shown says more. */
export type BareLine = {
  readonly id: string;
  /** `null` for a category (level 1). */
  readonly parentId: string | null;
  /** The side of the budget it is shown on; for the side of its effect see `effectSideOf`. */
  readonly side: Side;
  readonly level: Level;
  readonly title: string;
  /**
   * What it weighs in its total: shown, ranged, compared, shared and voted, everywhere. May be
   * negative (tax refunds).
   */
  readonly amount: Millions;
  readonly votable: boolean;
  /** Wholly paid to another administration, and counted there: outside the total. */
  readonly isTransfer: boolean;
  /** Imputed items, gaps and remainders: shown last, never voted, never in a top 3. */
  readonly isTechnical: boolean;
  /** A tax niche is money not collected: shown with revenue, outside its total. */
  readonly isNiche: boolean;
  /** Interest on a debt: contracts are signed, so its limits are the narrowest. */
  readonly isInterest?: boolean;
};

export type Line = BareLine & {
  /** A note, where a part of what it handles is paid to another administration. */
  readonly amountBeforeTransfers?: Millions;
  readonly nature: Nature;
  /** Of a sum, where some of its lines are estimates. */
  readonly estimated?: Estimated;
  readonly origin?: Origin;
  readonly paint: Paint;
  readonly icon?: string;
  readonly note?: string;
};

export const VOTE_THRESHOLD = millions(10);
export const DISPLAY_THRESHOLD = millions(100);
export const DEEPEST_VOTABLE_LEVEL = 2;

/** Whether it is a part of its side's total. */
export function isCounted({ isNiche, isTransfer }: Pick<Line, 'isNiche' | 'isTransfer'>): boolean {
  return !isNiche && !isTransfer;
}

export function isVotable(
  line: Pick<BareLine, 'votable' | 'isTransfer' | 'isTechnical' | 'level' | 'amount'>,
): boolean {
  return (
    line.votable &&
    !line.isTransfer &&
    !line.isTechnical &&
    line.level <= DEEPEST_VOTABLE_LEVEL &&
    line.amount >= VOTE_THRESHOLD
  );
}

/** A large refund is negative and still large: the threshold reads the size, not the sign. */
export function isSmall(line: Pick<Line, 'amount'>): boolean {
  return magnitudeOf(line.amount) < DISPLAY_THRESHOLD;
}

/** Cutting a niche brings money in, as cutting an expense does. */
export function effectSideOf(line: BareLine): Side {
  return line.isNiche ? 'expense' : line.side;
}

/** Ids live in URLs joined by « -vs- »: an id able to imitate the joint would split in two. */
export function isStableId(id: string): boolean {
  return /^[a-z0-9_-]+$/i.test(id) && !/-vs-|^vs-|-vs$/i.test(id);
}
