import { categoriesOf, childrenOf, type Budget } from './budget.ts';
import { isSmall, netAmountOf, type Line, type Side } from './line.ts';
import { differenceOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';

export type RankedCategory<L extends Line = Line> = {
  readonly category: L;
  readonly amount: Millions;
};

/** Anything with an amount: a page that lists lines need not carry the whole of them. */
export type FoldedLines<L extends Pick<Line, 'amount'> = Line> = {
  readonly shown: readonly L[];
  readonly folded: { readonly lines: readonly L[]; readonly amount: Millions } | null;
};

export const TOP_CATEGORY_COUNT = 3;

/** « Écart non détaillé »: positive when the children do not reach their parent. */
export function gapOf(budget: Budget, line: Line): Millions {
  const children = childrenOf(budget, line.id);
  if (children.length === 0) return ZERO;
  return differenceOf(line.amount, sumOf(children.map((child) => child.amount)));
}

/** In percent. */
export function shareOf(part: Millions, base: Millions): Result<number, 'base-not-positive'> {
  return base > 0 ? accept((part / base) * 100) : refuse('base-not-positive');
}

/** What its sub-categories add up to, net where known; its own amount when it has none. */
export function detailedAmountOf(budget: Budget, line: Line): Millions {
  const children = childrenOf(budget, line.id);
  return children.length === 0 ? netAmountOf(line) : sumOf(children.map(netAmountOf));
}

export function topCategoriesOf<L extends Line>(
  budget: Budget<L>,
  side: Side,
  count = TOP_CATEGORY_COUNT,
): readonly RankedCategory<L>[] {
  return categoriesOf(budget, side)
    .filter((category) => !category.isTechnical && !category.isNiche)
    .map((category) => ({ category, amount: detailedAmountOf(budget, category) }))
    .toSorted((a, b) => b.amount - a.amount)
    .slice(0, count);
}

/** Folds the lines too small to be read one by one into « autres lignes ». */
export function foldSmall<L extends Pick<Line, 'amount'>>(lines: readonly L[]): FoldedLines<L> {
  const small = lines.filter(isSmall);
  if (small.length === 0) return { shown: lines, folded: null };
  return {
    shown: lines.filter((line) => !isSmall(line)),
    folded: { lines: small, amount: sumOf(small.map((line) => line.amount)) },
  };
}
