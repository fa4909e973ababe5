import { budgetOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import type { Line, Side } from '@nosmilliards/domain/budget/line';
import {
  blocksOf,
  innerPlacesOf,
  isRoundedOtherwise,
  sideSquaresOf,
} from '@nosmilliards/domain/sheet/blocks';
import { SQUARES, type Place } from '@nosmilliards/domain/sheet/squares';
import { readDetail, readEdition, readExplorer } from '#dataset/read.server.ts';

type Run = Pick<Place, 'start' | 'squares'>;

const budget = budgetOf(readExplorer().lines);
const { baseline } = readEdition();
const sides = { expense: sideOf('expense'), revenue: sideOf('revenue') };

function sideOf(side: Side) {
  const squares = sideSquaresOf(side, baseline);
  const blocks = blocksOf(budget, side, squares);
  const borrowed = { paint: 'debt' as const, squares: SQUARES - squares };
  return {
    bands: [
      ...blocks.map((block) => ({
        paint: side === 'revenue' ? ('revenue' as const) : block.paint,
        squares: block.squares,
      })),
      // What revenue lacks is borrowed.
      ...(borrowed.squares > 0 ? [borrowed] : []),
    ],
    places: new Map(blocks.flatMap(({ places }) => places.map((place) => [place.id, place]))),
  };
}

/** Where a line is among the 1 000 squares of its side; `null` outside the total. */
export function sheetPlaceOf(line: Line) {
  const runs = runsOf(line).filter(({ squares }) => squares > 0);
  if (line.isNiche || line.isTransfer) return null;
  const squares = runs.reduce((sum, run) => sum + run.squares, 0);
  const isRounded = isRoundedOtherwise(squares, line.amount, baseline);
  return { bands: sides[line.side].bands, runs, squares, isRounded };
}

/** Several runs for a category that two administrations pay. */
function runsOf({ id, level, side, parentId }: Line): readonly Run[] {
  const { places } = sides[side];
  if (level === 1) {
    return joined(childrenOf(budget, id).flatMap((child) => places.get(child.id) ?? []));
  }
  if (level === 2) return [places.get(id) ?? []].flat();
  const parent = parentId === null ? null : readDetail(parentId);
  const [around] = parent === null ? [] : runsOf(parent.line);
  if (parent === null || around === undefined) return [];
  return innerPlacesOf(around, parent.children).filter((place) => place.id === id);
}

/** Neighbouring runs as one. */
function joined(runs: readonly Run[]): readonly Run[] {
  const whole: { start: number; squares: number }[] = [];
  for (const { start, squares } of runs.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1);
    if (last !== undefined && last.start + last.squares === start) last.squares += squares;
    else whole.push({ start, squares });
  }
  return whole;
}
