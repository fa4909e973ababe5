import { contourOf, runOf } from './pen.ts';
import type { SheetPaint } from './plan.ts';

/** A line of a block, with its names from the longest to the shortest. */
export type SetLine = {
  readonly id: string;
  readonly paint: SheetPaint;
  readonly squares: number;
  readonly names: readonly string[];
  /** In billions, without the unit, which is written beside the picture. */
  readonly amount: string;
};

export type Setting = {
  readonly columns: number;
  readonly pitch: number;
  readonly gap: number;
  /** Size of the labels. */
  readonly size: number;
};

/** In em of the label's font, measured at build time. */
export type TextWidth = (text: string, weight: 'name' | 'amount') => number;

type DrawnLabel = {
  readonly id: string;
  readonly paint: SheetPaint;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  /** Empty where only the name fits. */
  readonly amount: string;
};

/** Squares set row by row, wrapped like text, each line with its outline. */
export type DrawnLines = Setting & {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly paint: SheetPaint; readonly d: string }[];
  readonly contour: string;
  readonly runs: readonly {
    readonly id: string;
    readonly paint: SheetPaint;
    readonly start: number;
    readonly end: number;
    readonly contour: string;
  }[];
  readonly labels: readonly DrawnLabel[];
};

/** Between the plate of a label and its text. */
const INSET = 4;
/** On small squares, a text is as high as several rows. */
const rowsOfText = ({ size, pitch }: Setting) => Math.ceil((size - 1) / pitch);
/** From this pitch on, a plate is only as high as its text, so that squares stay countable. */
const LARGE = 30;

/** Runs at build time: the browser has no font to measure with. */
export function drawnLinesOf(
  lines: readonly SetLine[],
  setting: Setting,
  widthOf: TextWidth,
): DrawnLines {
  const { columns, pitch, gap } = setting;
  const layout = { rows: columns, upright: true, pitch, gap };
  let end = 0;
  const runs = lines
    .filter(({ squares }) => squares > 0)
    .map((line) => {
      const start = end;
      end += line.squares;
      return { line, start, end };
    });
  const paints = [...new Set(runs.map(({ line }) => line.paint))];
  const pathOf = (paint: SheetPaint) =>
    runs
      .filter(({ line }) => line.paint === paint)
      .map((run) => runOf(run.start, run.end, layout))
      .join('');
  return {
    ...setting,
    width: columns * pitch - gap,
    height: Math.ceil(end / columns) * pitch - gap,
    paths: paints.map((paint) => ({ paint, d: pathOf(paint) })),
    contour: contourOf(0, end, layout),
    runs: runs.map(({ line, ...run }) => ({
      id: line.id,
      paint: line.paint,
      ...run,
      contour: contourOf(run.start, run.end, layout),
    })),
    labels: runs.flatMap((run) => labelOf(run, setting, widthOf) ?? []),
  };
}

type Run = { readonly line: SetLine; readonly start: number; readonly end: number };

/** On the longest row: name and amount, else the name, else nothing: the list has it. */
function labelOf({ line, start, end }: Run, setting: Setting, widthOf: TextWidth) {
  const { columns, pitch, gap, size } = setting;
  const rows = rowsOfText(setting);
  const row = longestRowOf({ start, end, rows }, columns);
  if (row === undefined) return null;
  const space = (row.to - row.from) * pitch - gap - 2 * INSET;
  const nameWidth = (name: string) => widthOf(name, 'name') * size;
  const amountWidth = (widthOf(' ', 'name') + widthOf(line.amount, 'amount')) * size;
  const whole = line.names.find((name) => nameWidth(name) + amountWidth <= space);
  const name = whole ?? line.names.find((one) => nameWidth(one) <= space);
  if (name === undefined) return null;
  const text = nameWidth(name) + (whole === undefined ? 0 : amountWidth) + 2 * INSET;
  const isLarge = pitch > LARGE;
  const height = isLarge ? size + 9 : rows * pitch - gap;
  return {
    id: line.id,
    paint: line.paint,
    x: row.from * pitch,
    y: row.at * pitch + (rows * pitch - gap - height) / 2,
    // Over small squares, a plate ends with a square.
    width: isLarge ? Math.round(text) : Math.ceil((text + gap) / pitch) * pitch - gap,
    height,
    name,
    amount: whole === undefined ? '' : line.amount,
  };
}

type Lengths = { readonly start: number; readonly end: number; readonly rows: number };

/** The longest place of the run over `rows` rows; of two as long, the first. */
function longestRowOf({ start, end, rows }: Lengths, columns: number) {
  const first = Math.floor(start / columns);
  const last = Math.floor((end - 1) / columns) - (rows - 1);
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index;
    return {
      at,
      from: Math.max(start - at * columns, 0),
      to: Math.min(end - (at + rows - 1) * columns, columns),
    };
  });
  return places.reduce<(typeof places)[number] | undefined>(
    (best, row) => (best === undefined || row.to - row.from > best.to - best.from ? row : best),
    undefined,
  );
}

/** The line under a point of the drawing. */
export function lineAt({ pitch, columns, runs }: DrawnLines, x: number, y: number) {
  const column = Math.min(Math.max(0, Math.floor(x / pitch)), columns - 1);
  const square = Math.floor(y / pitch) * columns + column;
  return runs.find(({ start, end }) => square >= start && square < end)?.id;
}
