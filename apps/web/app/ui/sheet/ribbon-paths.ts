import { contourOf, lineOf, PITCH, runOf, SIDE, THINNEST } from './pen.ts';
import type { ChangeKind } from './plan.ts';
import { RIBBON_LAYOUT as layout, shownSquaresOf } from './squares-drawing.ts';

/** Number of squares, by effect of the vote. */
export type RibbonChanges = Readonly<Partial<Record<ChangeKind, number>>>;

/** SVG paths, empty when there is nothing to draw. */
export type RibbonPaths = {
  readonly viewBox: string;
  readonly kept: string;
  readonly cut: string;
  readonly removed: string;
  readonly beyond: string;
  readonly contour: string;
  /** Added squares, beside the card: their outline, then their fill. */
  readonly cases: string;
  readonly added: string;
};

/** Between the squares of a card and those a vote adds, in rows. */
const GAP = 0.5;

/** `squares` is not rounded: 62,7 for 62,7 € out of 1 000 €. */
export function ribbonPathsOf(squares: number, changes: RibbonChanges): RibbonPaths {
  const count = shownSquaresOf(squares);
  const shown = (kind: ChangeKind) => ((changes[kind] ?? 0) * count) / (squares || 1);
  const [cut, removed, beyond] = [shown('cut'), shown('removed'), shown('beyond')];
  const kept = Math.max(0, count - cut - removed - beyond);
  const runAt = (from: number, size: number) =>
    size < THINNEST ? '' : runOf(from, Math.min(from + size, count), layout);
  const outline = Math.max(1, Math.ceil(count - THINNEST));
  const base = Math.ceil(outline / layout.rows);
  const added = addedOf(changes.added ?? 0, base + GAP);
  const last = added.at(-1);
  const depth = last === undefined ? base * PITCH : last.x + PITCH - SIDE / 2;
  const addedPath = (edge: number) =>
    added.map(({ x, y, height }) => lineOf(x, y - edge, height + 2 * edge, layout)).join('');
  return {
    viewBox: `-1 -1 ${layout.rows * PITCH + 1} ${depth + 1}`,
    kept: runAt(0, kept),
    cut: runAt(kept, cut),
    removed: runAt(kept + cut, removed),
    beyond: runAt(kept + cut + removed, beyond),
    contour: contourOf(0, outline, layout),
    cases: addedPath(0.5),
    added: addedPath(0),
  };
}

/** Added squares, on rows of their own. */
function addedOf(squares: number, row: number) {
  const count = Math.ceil(squares - THINNEST);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    x: (row + Math.floor(index / layout.rows)) * PITCH + SIDE / 2,
    y: (index % layout.rows) * PITCH,
    height: Math.min(1, squares - index) * SIDE,
  }));
}
