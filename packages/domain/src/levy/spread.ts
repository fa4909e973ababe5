import { sorted } from '../list.ts';
import { sharedOut, SQUARES, wholesOf } from '../sheet/squares.ts';
import type { LevyId, LevyRow } from './status.ts';

/** Where it goes, and which share of it; the shares of one origin sum to 1. */
export type Shares = readonly (readonly [to: string, share: number])[];

export type Spread = {
  /** Levy → the funds that the law names. */
  readonly levies: Readonly<Partial<Record<string, Shares>>>;
  /** Fund → the lines it pays. */
  readonly funds: Readonly<Partial<Record<string, Shares>>>;
  /** Every line of spending, as if all money were in one pot. */
  readonly common: Shares;
};

export const VIEWS = ['by-fund', 'common'] as const;
export type View = (typeof VIEWS)[number];

/** `id` is a line of spending; euros per month. */
export type Destination = { readonly id: string; readonly amount: number };

/** The lines that are paid, largest first; both views have the total of the rows. */
export function destinationsOf(
  rows: readonly LevyRow[],
  spread: Spread,
  view: View,
): readonly Destination[] {
  const amounts = new Map<string, number>();
  for (const { levy, amount } of rows) {
    for (const [id, share] of view === 'common' ? spread.common : linesOf(levy, spread)) {
      amounts.set(id, (amounts.get(id) ?? 0) + share * amount);
    }
  }
  const paid = Array.from(amounts, ([id, amount]) => ({ id, amount }));
  return sorted(paid, (a, b) => b.amount - a.amount);
}

function linesOf(levy: LevyId, { levies, funds }: Spread): Shares {
  return (levies[levy] ?? []).flatMap(([fund, share]) =>
    (funds[fund] ?? []).map(([line, part]) => [line, share * part] as const),
  );
}

/**
 * Whole euros that make the rounded sum, or a total shown elsewhere: rounded one by one, a column
 * would not add up.
 */
export function wholeEurosOf(amounts: readonly number[], total?: number): readonly number[] {
  const sum = amounts.reduce((whole, amount) => whole + amount, 0);
  return wholesOf(amounts, total ?? Math.round(sum));
}

/** As many as are read at a glance; the others are counted. */
const SHOWN = 12;

export type ShownDestinations = {
  readonly shown: readonly Destination[];
  readonly others: { readonly count: number; readonly amount: number };
};

export function shownOf(destinations: readonly Destination[]): ShownDestinations {
  const others = destinations.slice(SHOWN);
  return {
    shown: destinations.slice(0, SHOWN),
    others: {
      count: others.length,
      amount: others.reduce((sum, { amount }) => sum + amount, 0),
    },
  };
}

/** Squares of the sheet by what `keyOf` says, its colour: one is a thousandth of the total. */
export function squaresBy<Key>(
  destinations: readonly Destination[],
  keys: readonly Key[],
  keyOf: (id: string) => Key,
): readonly { readonly key: Key; readonly squares: number; readonly amount: number }[] {
  const amounts = keys.map((key) =>
    destinations.reduce((sum, { id, amount }) => (keyOf(id) === key ? sum + amount : sum), 0),
  );
  const isEmpty = amounts.every((amount) => amount === 0);
  const squares = isEmpty ? [] : sharedOut(amounts, SQUARES);
  return keys.map((key, index) => ({
    key,
    squares: squares[index] ?? 0,
    amount: amounts[index] ?? 0,
  }));
}
