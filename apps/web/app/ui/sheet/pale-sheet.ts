import { contourOf, runOf, type Layout } from './pen.ts';
import type { SheetPaint } from './plan.ts';

type Run = { readonly start: number; readonly squares: number };

/** Squares in pale colours, and some of them marked. */
export type DrawnPale = {
  readonly box: string;
  readonly pale: readonly { readonly paint: SheetPaint; readonly d: string }[];
  readonly contour: string;
  readonly marked: string;
  readonly outline: string;
};

type Parts = {
  /** In order. */
  readonly bands: readonly { readonly paint: SheetPaint; readonly squares: number }[];
  readonly runs: readonly Run[];
};

const PITCH = 7;

/** Runs at build time. `length` is the number of squares in a column, or in a row. */
export function drawnPaleOf({ bands, runs }: Parts, length: number, isUpright: boolean): DrawnPale {
  const layout: Layout = { rows: length, upright: isUpright };
  let end = 0;
  const spans = bands.map(({ paint, squares }) => {
    const start = end;
    end += squares;
    return { paint, start, end };
  });
  const paints = [...new Set(spans.map(({ paint }) => paint))];
  const across = Math.min(length, Math.max(end, 1)) * PITCH + 1;
  const along = Math.ceil(end / length) * PITCH + 1;
  const drawn = runs.filter(({ squares }) => squares > 0);
  return {
    box: isUpright ? `-1 -1 ${across} ${along}` : `-1 -1 ${along} ${across}`,
    pale: paints.map((paint) => ({
      paint,
      d: spans
        .flatMap((span) => (span.paint === paint ? runOf(span.start, span.end, layout) : []))
        .join(''),
    })),
    contour: spans
      .filter((span) => span.end > span.start)
      .map((span) => contourOf(span.start, span.end, layout))
      .join(''),
    marked: drawn.map((run) => runOf(run.start, run.start + run.squares, layout)).join(''),
    outline: drawn.map((run) => contourOf(run.start, run.start + run.squares, layout)).join(''),
  };
}
