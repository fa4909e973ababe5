import { drawingOf } from './drawing.ts';
import { contourOf, PITCH, runOf, THINNEST } from './pen.ts';
import { NO_CHANGES, type SheetPaint, type SheetPlan } from './plan.ts';
import type { DrawnSquares } from './squares.tsx';

export const RIBBON_ROWS = 5;
/** From this count on, squares are whole; below, the last may be partial. */
const WHOLE_FROM = 10;

/** The number of squares drawn for a card. */
export function shownSquaresOf(squares: number): number {
  return squares >= WHOLE_FROM ? Math.round(squares) : squares;
}

/** Consecutive runs of several colours. */
export function mosaicOf(
  rows: number,
  parts: readonly { readonly paint: SheetPaint; readonly squares: number }[],
): DrawnSquares {
  const layout = { rows };
  let end = 0;
  const runs = parts.map(({ paint, squares }) => {
    const start = end;
    end += squares;
    return { paint, start, end };
  });
  const columns = Math.max(1, Math.ceil((end - THINNEST) / rows));
  return {
    box: `-1 -1 ${columns * PITCH + 1} ${rows * PITCH + 1}`,
    paths: runs.map((run) => ({ paint: run.paint, d: runOf(run.start, run.end, layout) })),
    contour: runs
      .map((run) => contourOf(run.start, Math.max(1, Math.ceil(run.end - THINNEST)), layout))
      .join(''),
  };
}

/** The squares of one card, without votes. */
export function ribbonOf(paint: SheetPaint, squares: number): DrawnSquares {
  return mosaicOf(RIBBON_ROWS, [{ paint, squares: shownSquaresOf(squares) }]);
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
