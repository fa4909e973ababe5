import { ALIKE_BELOW, figuresOf } from './comparison.ts';
import type { Line } from '../budget/line.ts';
import { sumOf, type Millions } from '../money/money.ts';

type Weighed = Pick<Line, 'id' | 'amount' | 'isTechnical'>;
type Summed = Pick<Line, 'id' | 'amount' | 'side' | 'isNiche' | 'isTransfer'> & {
  readonly ancestorIds: readonly string[];
};

/** What can be said of the largest line against the smallest, or why nothing can. */
export type Proportion<Item> =
  | {
      readonly kind: 'times';
      readonly larger: Item;
      readonly smaller: Item;
      readonly times: number;
    }
  | { readonly kind: 'alike'; readonly larger: Item; readonly smaller: Item }
  | { readonly kind: 'technical' | 'not-positive'; readonly items: readonly Item[] }
  | { readonly kind: 'alone' };

export type SumKind = 'expense' | 'revenue' | 'niche' | 'transfer';
export type Totals<Item> = {
  readonly sums: readonly { readonly kind: SumKind; readonly amount: Millions }[];
  /** Lines left out of the sums because a compared line already holds them. */
  readonly nested: readonly { readonly inner: Item; readonly outer: Item }[];
};

const SUM_KINDS = ['expense', 'revenue', 'niche', 'transfer'] as const satisfies readonly SumKind[];

export function proportionOf<Item extends Weighed>(items: readonly Item[]): Proportion<Item> {
  if (items.length < 2) return { kind: 'alone' };
  const technical = items.filter((item) => item.isTechnical);
  if (technical.length > 0) return { kind: 'technical', items: technical };
  const { ratio } = figuresOf(items);
  if (ratio === null) {
    return { kind: 'not-positive', items: items.filter(({ amount }) => amount <= 0) };
  }
  const { larger, smaller, times } = ratio;
  return times < ALIKE_BELOW
    ? { kind: 'alike', larger, smaller }
    : { kind: 'times', larger, smaller, times };
}

export function totalsOf<Item extends Summed>(items: readonly Item[]): Totals<Item> {
  const nested = items.flatMap((inner) => {
    const outer = items.find(({ id }) => inner.ancestorIds.includes(id));
    return outer ? [{ inner, outer }] : [];
  });
  const counted = items.filter((item) => !nested.some(({ inner }) => inner === item));
  const sums = SUM_KINDS.flatMap((kind) => {
    const alike = counted.filter((item) => sumKindOf(item) === kind);
    return alike.length === 0 ? [] : [{ kind, amount: sumOf(alike.map(({ amount }) => amount)) }];
  });
  return { sums, nested };
}

/** Money not collected, or counted where it lands, adds up with no part of a total. */
function sumKindOf({ side, isNiche, isTransfer }: Summed): SumKind {
  if (isNiche) return 'niche';
  return isTransfer ? 'transfer' : side;
}
