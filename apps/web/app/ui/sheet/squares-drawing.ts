import { drawingOf } from './drawing.ts';
import { contourOf, PITCH, runOf, THINNEST } from './pen.ts';
import { NO_CHANGES, type SheetPaint, type SheetPlan } from './plan.ts';
import type { DrawnSquares, SquarePaint } from './squares.tsx';

/** Row by row, like text: a square has one size on every card, and more squares make more rows. */
export const RIBBON_LAYOUT = { rows: 25, upright: true } as const;
/** From this count on, squares are whole; below, the last may be partial. */
const WHOLE_FROM = 10;

/** The number of squares drawn for a card. */
export function shownSquaresOf(squares: number): number {
  return squares >= WHOLE_FROM ? Math.round(squares) : squares;
}

/**
 * Consecutive runs of several colours; `upright` sets them row by row, `rows` squares wide.
 * `reserved`: columns of the box, so that two drawings beside each other have one scale.
 */
export function mosaicOf(
  rows: number,
  parts: readonly { readonly paint: SquarePaint; readonly squares: number }[],
  { upright = false, reserved = 1 } = {},
): DrawnSquares {
  const layout = { rows, upright };
  let end = 0;
  const runs = parts.map(({ paint, squares }) => {
    const start = end;
    end += squares;
    return { paint, start, end };
  });
  const columns = Math.max(reserved, Math.ceil((end - THINNEST) / rows));
  return {
    box: `-1 -1 ${(upright ? rows : columns) * PITCH + 1} ${(upright ? columns : rows) * PITCH + 1}`,
    paths: runs.map((run) => ({ paint: run.paint, d: runOf(run.start, run.end, layout) })),
    contour: runs
      .map((run) => contourOf(run.start, Math.max(1, Math.ceil(run.end - THINNEST)), layout))
      .join(''),
  };
}

/** The squares of one card, without votes. */
export function ribbonOf(paint: SheetPaint, squares: number): DrawnSquares {
  const { rows, upright } = RIBBON_LAYOUT;
  return mosaicOf(rows, [{ paint, squares: shownSquaresOf(squares) }], { upright });
}

/** The whole sheet, without votes. */
export function bareSheetOf(sheet: SheetPlan): DrawnSquares {
  const { kept, contour, width, height } = drawingOf(sheet, NO_CHANGES);
  return {
    box: `-1 -1 ${width + 1} ${height + 1}`,
    paths: sheet.bands
      .map(({ paint }) => paint)
      .concat('niche')
      .map((paint) => ({ paint, d: kept[paint] ?? '' })),
    contour,
  };
}
