import { categoriesOf, childrenOf, type Budget } from './budget.ts';
import { isCounted, isSmall, type Line, type Side } from './line.ts';
import { differenceOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import { sumOfWeights, type Weighed } from './weight.ts';

/** A page that lists lines need not carry the whole of them. */
export type FoldedLines<L> = {
  readonly shown: readonly L[];
  readonly folded: { readonly lines: readonly L[]; readonly amount: Millions } | null;
};

export const TOP_CATEGORY_COUNT = 3;

/** « Écart non détaillé »: positive when the children do not reach their parent. */
export function gapOf(budget: Budget, line: Line): Millions {
  const children = childrenOf(budget, line.id);
  if (children.length === 0) return ZERO;
  const parts = isCounted(line) ? children.filter(isCounted) : children;
  return differenceOf(line.amount, sumOf(parts.map(({ amount }) => amount)));
}

export function topCategoriesOf<L extends Line>(
  budget: Budget<L>,
  side: Side,
  count = TOP_CATEGORY_COUNT,
): readonly L[] {
  return categoriesOf(budget, side)
    .filter((category) => !category.isTechnical && isCounted(category))
    .slice(0, count);
}

/** Folds the lines too small to be read one by one, and those past `most`, into « autres lignes ». */
export function foldSmall<L extends Weighed>(
  lines: readonly L[],
  most = Number.POSITIVE_INFINITY,
): FoldedLines<L> {
  const large = lines.filter((line) => !isSmall(line));
  const rest = [...large.slice(most), ...lines.filter(isSmall)];
  return {
    shown: large.slice(0, most),
    folded: rest.length === 0 ? null : { lines: rest, amount: sumOfWeights(rest) },
  };
}
