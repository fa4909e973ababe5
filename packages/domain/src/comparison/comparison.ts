import type { Line } from '../budget/line.ts';
import { sumOf, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { sorted } from '../list.ts';

type Comparable = Pick<Line, 'id' | 'amount'>;

export type ComparisonFigures<Item extends Comparable> = {
  /** Largest first. */
  readonly items: readonly Item[];
  readonly total: Millions;
  /** The largest against the smallest; `null` when there is nothing to divide by. */
  readonly ratio: { readonly larger: Item; readonly smaller: Item; readonly times: number } | null;
};

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 6;
/** Under this ratio two amounts are « à peu près autant »: « 1 fois » would say nothing. */
export const ALIKE_BELOW = 1.05;

export function isComparable(selection: readonly string[]): boolean {
  return selection.length >= FEWEST_COMPARED;
}

export function figuresOf<Item extends Comparable>(
  compared: readonly Item[],
): ComparisonFigures<Item> {
  const items = sorted(compared, (a, b) => b.amount - a.amount);
  const total = sumOf(items.map((item) => item.amount));
  const larger = items[0];
  const smaller = items.at(-1);
  if (!larger || !smaller || larger === smaller) return { items, total, ratio: null };
  const times = ratioOf(larger.amount, smaller.amount);
  return { items, total, ratio: times.ok ? { larger, smaller, times: times.value } : null };
}

/** The larger over the smaller, whatever their order; refunds and zeros have no ratio. */
export function ratioOf(a: Millions, b: Millions): Result<number, 'base-not-positive'> {
  const smaller = Math.min(a, b);
  return smaller > 0 ? accept(Math.max(a, b) / smaller) : refuse('base-not-positive');
}
