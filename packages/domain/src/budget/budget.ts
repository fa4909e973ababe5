import { isCounted, isStableId, type BareLine, type Line, type Side } from './line.ts';
import { differenceOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import { byWeight } from './weight.ts';
import { groupedBy } from '../list.ts';

/** Generic so that the dataset may hang sources on its lines without the rules knowing. */
export type Budget<L extends BareLine = BareLine> = {
  readonly lines: ReadonlyMap<string, L>;
  readonly children: ReadonlyMap<string | null, readonly L[]>;
};

/** Throws on a malformed tree: the dataset checks its rows, with line numbers, before this. */
export function budgetOf<L extends BareLine>(rows: readonly L[]): Budget<L> {
  const lines = new Map<string, L>();
  for (const row of rows) {
    if (!isStableId(row.id)) throw new Error(`Unusable id: ${row.id}`);
    if (lines.has(row.id)) throw new Error(`Duplicate id: ${row.id}`);
    lines.set(row.id, row);
  }
  for (const row of rows) {
    const parent = row.parentId === null ? undefined : lines.get(row.parentId);
    if (row.level !== (parent?.level ?? 0) + 1 || (row.parentId !== null && !parent)) {
      throw new Error(`Misplaced line: ${row.id}`);
    }
  }
  const children = groupedBy(rows, (row) => row.parentId);
  for (const siblings of children.values()) siblings.sort(byWeight);
  return { lines, children };
}

/** As they are shown, by weight; `null` gives the categories of both sides. */
export function childrenOf<L extends BareLine>(budget: Budget<L>, id: string | null): readonly L[] {
  return budget.children.get(id) ?? [];
}

export function categoriesOf<L extends BareLine>(budget: Budget<L>, side: Side): readonly L[] {
  return childrenOf(budget, null).filter((category) => category.side === side);
}

/** Nearest first. */
export function ancestorsOf<L extends BareLine>(budget: Budget<L>, id: string): readonly L[] {
  const parentId = budget.lines.get(id)?.parentId ?? null;
  const parent = parentId === null ? undefined : budget.lines.get(parentId);
  return parent ? [parent, ...ancestorsOf(budget, parent.id)] : [];
}

export function descendantsOf<L extends BareLine>(budget: Budget<L>, id: string): readonly L[] {
  const children = childrenOf(budget, id);
  return [...children, ...children.flatMap((child) => descendantsOf(budget, child.id))];
}

/** Niches are money the budget never sees; transfers are counted where they land. */
export function totalOf(budget: Budget, side: Side): Millions {
  return sumOf(
    categoriesOf(budget, side)
      .filter(isCounted)
      .map(({ amount }) => amount),
  );
}

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
