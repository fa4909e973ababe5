import { magnitudeOf, millions, type Millions } from '../money/money.ts';

export type Side = 'expense' | 'revenue';
export type Level = 1 | 2 | 3 | 4 | 5;
export type Sector =
  | 'etat_central'
  | 'securite_sociale'
  | 'collectivites'
  | 'dette'
  | 'niches_fiscales';
export type Origin = 'etat' | 'securite_sociale' | 'collectivites';
export type Nature = 'officiel' | 'calcule' | 'estime';
export type Priority = 'critique' | 'elevee' | 'moyenne';

export type Line = {
  readonly id: string;
  /** `null` for a category (level 1). */
  readonly parentId: string | null;
  /** The side of the budget it is shown on; for the side of its effect see `effectSideOf`. */
  readonly side: Side;
  readonly level: Level;
  readonly title: string;
  /** May be negative (tax refunds). */
  readonly amount: Millions;
  /** Net of transfers, when transfers cross this line. */
  readonly netAmount?: Millions;
  readonly votable: boolean;
  readonly isTransfer: boolean;
  /** Imputed items, gaps and remainders: shown last, never voted, never in a top 3. */
  readonly isTechnical: boolean;
  /** A tax niche is money not collected: shown with revenue, outside its total. */
  readonly isNiche: boolean;
  readonly nature: Nature;
  readonly origin?: Origin;
  readonly priority?: Priority;
  readonly icon?: string;
  readonly note?: string;
};

export const VOTE_THRESHOLD = millions(10);
export const DISPLAY_THRESHOLD = millions(100);
export const DEEPEST_VOTABLE_LEVEL = 2;

export function netAmountOf(line: Line): Millions {
  return line.netAmount ?? line.amount;
}

/**
 * What a vote moves: money passed on is already counted where it lands, so voting it here too would
 * save it twice. A niche is outside the total, so its net is nil and its amount is what is voted.
 */
export function votedAmountOf(line: Line): Millions {
  return line.isNiche ? line.amount : netAmountOf(line);
}

export function isVotable(line: Line): boolean {
  return (
    line.votable &&
    !line.isTransfer &&
    !line.isTechnical &&
    line.level <= DEEPEST_VOTABLE_LEVEL &&
    votedAmountOf(line) >= VOTE_THRESHOLD
  );
}

/** A large refund is negative and still large: the threshold reads the size, not the sign. */
export function isSmall(line: Pick<Line, 'amount'>): boolean {
  return magnitudeOf(line.amount) < DISPLAY_THRESHOLD;
}

/** Cutting a niche brings money in, as cutting an expense does. */
export function effectSideOf(line: Line): Side {
  return line.isNiche ? 'expense' : line.side;
}

/** Ids live in URLs joined by « -vs- »: an id able to imitate the joint would split in two. */
export function isStableId(id: string): boolean {
  return /^[a-z0-9_-]+$/i.test(id) && !/-vs-|^vs-|-vs$/i.test(id);
}
