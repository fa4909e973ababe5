import { contourOf, lineOf, PITCH, runOf, SIDE, THINNEST } from './pen.ts';
import type { ChangeKind } from './plan.ts';
import { RIBBON_ROWS as ROWS, shownSquaresOf } from './squares-drawing.ts';

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

/** `squares` is not rounded: 62,7 for 62,7 € out of 1 000 €. */
export function ribbonPathsOf(squares: number, changes: RibbonChanges): RibbonPaths {
  const layout = { rows: ROWS };
  const count = shownSquaresOf(squares);
  const shown = (kind: ChangeKind) => ((changes[kind] ?? 0) * count) / (squares || 1);
  const [cut, removed, beyond] = [shown('cut'), shown('removed'), shown('beyond')];
  const kept = Math.max(0, count - cut - removed - beyond);
  const runAt = (from: number, size: number) =>
    size < THINNEST ? '' : runOf(from, Math.min(from + size, count), layout);
  const outline = Math.max(1, Math.ceil(count - THINNEST));
  const base = Math.ceil(outline / ROWS);
  const added = addedOf(changes.added ?? 0, base + 1);
  const columns = added.length > 0 ? base + 1 + Math.ceil(added.length / ROWS) : base;
  const addedPath = (edge: number) =>
    added.map(({ x, y, height }) => lineOf(x, y - edge, height + 2 * edge, layout)).join('');
  return {
    viewBox: `-1 -1 ${columns * PITCH + 1} ${ROWS * PITCH + 1}`,
    kept: runAt(0, kept),
    cut: runAt(kept, cut),
    removed: runAt(kept + cut, removed),
    beyond: runAt(kept + cut + removed, beyond),
    contour: contourOf(0, outline, layout),
    cases: addedPath(0.5),
    added: addedPath(0),
  };
}

/** Added squares, one column apart. */
function addedOf(squares: number, column: number) {
  const count = Math.ceil(squares - THINNEST);
  return Array.from({ length: Math.max(0, count) }, (_, index) => ({
    x: (column + Math.floor(index / ROWS)) * PITCH + SIDE / 2,
    y: (index % ROWS) * PITCH,
    height: Math.min(1, squares - index) * SIDE,
  }));
}
