import { sorted } from '../list.ts';
import type { Millions } from '../money/money.ts';

/** The sheet of the whole: one square is 1 € out of 1 000 € of public spending. */
export const SQUARES = 1000;

/** A part of a sector: a card, or what no card holds. */
export type Portion = { readonly id: string | null; readonly amount: Millions };

/** Where a portion stands, in whole squares from the first of the sheet. */
export type Place = {
  readonly id: string | null;
  readonly start: number;
  readonly squares: number;
};

type Run = { readonly start: number; readonly squares: number; readonly amount: number };

/** Largest remainder: rounded one by one, the shares would not make the total. */
export function sharedOut(weights: readonly number[], total: number): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(whole > 0) || weights.some((weight) => weight < 0)) {
    throw new RangeError('Nothing to share out');
  }
  const exact = weights.map((weight) => (weight / whole) * total);
  return wholesOf(exact, total);
}

/** The whole part of each, then one more to the largest remainders until they make the total. */
export function wholesOf(exact: readonly number[], total: number): readonly number[] {
  const shares = exact.map(Math.floor);
  const missing = total - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = sorted(
    exact.map((share, index) => ({ index, remainder: share - Math.floor(share) })),
    (a, b) => b.remainder - a.remainder,
  );
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Bounds are rounded, not sizes: places follow one another and fill the run exactly. */
export function placesOf(portions: readonly Portion[], { start, squares, amount }: Run): Place[] {
  const boundOf = (cumulated: number) => start + Math.floor((cumulated * squares) / amount + 0.5);
  let cumulated = 0;
  return portions.map((portion) => {
    const from = boundOf(cumulated);
    cumulated += portion.amount;
    return { id: portion.id, start: from, squares: boundOf(cumulated) - from };
  });
}

type Band = { readonly amount: Millions; readonly portions: readonly Portion[] };

/** The places of every sector in turn, over the whole sheet. */
export function sheetPlacesOf(bands: readonly Band[]): Place[] {
  const shares = sharedOut(
    bands.map(({ amount }) => amount),
    SQUARES,
  );
  let start = 0;
  return bands.flatMap(({ amount, portions }, index) => {
    const squares = shares[index] ?? 0;
    const places = placesOf(portions, { start, squares, amount });
    start += squares;
    return places;
  });
}

/** What one square is worth, in millions of euros. */
export function squareOf(total: Millions): number {
  return total / SQUARES;
}
