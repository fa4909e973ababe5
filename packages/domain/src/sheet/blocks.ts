import type { Baseline } from '../budget/baseline.ts';
import { categoriesOf, childrenOf, type Budget } from '../budget/budget.ts';
import { isCounted, type Line, type Paint, type Side } from '../budget/line.ts';
import { sorted } from '../list.ts';
import { sumOf, type Millions } from '../money/money.ts';
import { placesOf, sharedOut, SQUARES, squareOf, type Place } from './squares.ts';

/** What one administration spends or collects, line after line. */
export type Block = {
  readonly paint: Paint;
  readonly amount: Millions;
  /** Where it starts among the squares of its side. */
  readonly start: number;
  readonly squares: number;
  readonly places: readonly Place[];
};

const ORDER: readonly Paint[] = ['social', 'state', 'local', 'debt', 'plain'];

/** The squares of one side, at the price of those of spending; the rest of the 1 000 is borrowed. */
export function sideSquaresOf(side: Side, { netExpenses, netRevenues }: Baseline): number {
  return side === 'expense' ? SQUARES : Math.round(netRevenues / squareOf(netExpenses));
}

export function blocksOf(budget: Budget<Line>, side: Side, squares: number): readonly Block[] {
  const groups = ORDER.map((paint) => {
    const lines = linesOf(budget, side, paint);
    return { paint, lines, amount: sizeOf(lines) };
  }).filter(({ lines }) => lines.length > 0);
  const shares = sharedOut(
    groups.map(({ amount }) => amount),
    squares,
  );
  let start = 0;
  return groups.map(({ paint, lines, amount }, index) => {
    const run = { start, squares: shares[index] ?? 0 };
    start += run.squares;
    return { paint, amount, ...run, places: innerPlacesOf(run, lines) };
  });
}

/** The squares of a line on the sheet of its side; `null` outside the total. Every page counts these. */
export function sheetSquaresOf(
  line: Line,
  budget: Budget<Line>,
  baseline: Baseline,
): number | null {
  if (!isCounted(line)) return null;
  const { id, side, level, parentId } = line;
  const parent = level > 2 ? budget.lines.get(parentId ?? '') : undefined;
  const places =
    parent === undefined
      ? blocksOf(budget, side, sideSquaresOf(side, baseline)).flatMap((block) => block.places)
      : innerPlacesOf(
          { start: 0, squares: sheetSquaresOf(parent, budget, baseline) ?? 0 },
          childrenOf(budget, parent.id),
        );
  // The sheet has no place for a category: it has those of its lines.
  const ids = new Set<string | null>(
    level === 1 ? childrenOf(budget, id).map((child) => child.id) : [id],
  );
  return places.reduce((sum, place) => sum + (ids.has(place.id) ? place.squares : 0), 0);
}

/** Whether making a whole of 1 000 gives a line another count than its euros, rounded. */
export function isRoundedOtherwise(
  squares: number,
  amount: Millions,
  { netExpenses }: Baseline,
): boolean {
  return squares !== Math.round(amount / squareOf(netExpenses));
}

/** The lines share the squares of what holds them; a negative one has none. */
export function innerPlacesOf(
  { start, squares }: Pick<Place, 'start' | 'squares'>,
  lines: readonly Pick<Line, 'id' | 'amount'>[],
): Place[] {
  const drawn = lines.filter(({ amount }) => amount > 0);
  const amount = sumOf(drawn.map((line) => line.amount));
  return placesOf(drawn, { start, squares, amount });
}

/** Subcategories of one colour: by category, the largest of that colour first. */
function linesOf(budget: Budget<Line>, side: Side, paint: Paint): readonly Line[] {
  const groups = categoriesOf(budget, side)
    .filter(isCounted)
    .map(({ id }) =>
      childrenOf(budget, id).filter((line) => line.paint === paint && isCounted(line)),
    );
  return sorted(groups, (a, b) => sizeOf(b) - sizeOf(a)).flat();
}

function sizeOf(lines: readonly Line[]): Millions {
  return sumOf(lines.map(({ amount }) => amount));
}
