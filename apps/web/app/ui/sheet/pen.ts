/**
 * A column of squares is one dashed line: 6 of stroke, 1 of gap. Dashes restart at each subpath, so
 * a whole sector is one path with integer coordinates.
 */
export const PITCH = 7;
export const SIDE = 6;
const GAP = PITCH - SIDE;

/** In squares: anything thinner is not drawn. */
export const THINNEST = 0.04;
const NOTHING = 1e-6;

/** `rows` per column; `upright` swaps columns and rows. */
export type Layout = {
  readonly rows: number;
  readonly upright?: boolean;
  /** The column of a square; one is left empty before the tax expenditures. */
  readonly columnOf?: (square: number) => number;
  /** From one square to the next, 7 by default. */
  readonly pitch?: number;
  /** Between two squares, 1 by default. */
  readonly gap?: number;
};

/** Squares `from` to `to` (excluded) as one path; a fraction draws a partial square. */
export function runOf(from: number, to: number, layout: Layout): string {
  const { rows } = layout;
  let path = '';
  for (let column = Math.floor(from / rows + NOTHING); column * rows < to - NOTHING; column += 1) {
    const top = Math.max(from - column * rows, 0);
    const bottom = Math.min(to - column * rows, rows);
    if (bottom - top < THINNEST) continue;
    const whole = Math.ceil(top - NOTHING);
    const isBegun = whole - top > NOTHING && whole < bottom - NOTHING;
    const cuts = isBegun ? [top, whole, bottom] : [top, bottom];
    for (let part = 1; part < cuts.length; part += 1) {
      const start = offsetOf(cuts[part - 1] ?? 0, layout);
      const length = endOf(cuts[part] ?? 0, layout) - start;
      if (length > 0) path += lineOf(xOf(column * rows, layout), start, length, layout);
    }
  }
  return path;
}

/** A vertical line of squares from its foot; a negative length goes up. */
export function lineOf(x: number, y: number, length: number, { upright = false }: Layout): string {
  return upright
    ? `M${short(y)} ${short(x)}h${short(length)}`
    : `M${short(x)} ${short(y)}v${short(length)}`;
}

/** Length of a line of `squares`. */
export function lengthOf(squares: number): number {
  return endOf(squares, { rows: 1 });
}

/** The outline of a run, along the gaps: pale fills alone lack contrast. */
export function contourOf(from: number, to: number, layout: Layout): string {
  const { rows, upright = false, pitch = PITCH, gap = GAP } = layout;
  const first = Math.floor(from / rows);
  const last = Math.floor(to / rows);
  const top = from - first * rows;
  const bottom = to - last * rows;
  const shift = xOf(first * rows, layout) - first * pitch - (pitch - gap) / 2;
  const x = (column: number) => shift + column * pitch - gap / 2;
  const y = (row: number) => row * pitch - gap / 2;
  const isOneColumn = first === last || (last === first + 1 && bottom === 0);
  const corners = isOneColumn
    ? oneColumnOf(first, top, first === last ? bottom : rows)
    : stepsOf({ first, last, top, bottom, rows });
  const points = corners.map(([column, row]) => {
    const [across, down] = [short(x(column)), short(y(row))];
    return upright ? ([down, across] as const) : ([across, down] as const);
  });
  const lines = points.map(([across, down], index) => {
    const before = points[index - 1];
    if (before === undefined) return `M${across} ${down}`;
    return before[1] === down ? `H${across}` : `V${down}`;
  });
  return `${lines.join('')}z`;
}

type Corner = readonly [column: number, row: number];

function oneColumnOf(column: number, top: number, bottom: number): Corner[] {
  return [
    [column, top],
    [column + 1, top],
    [column + 1, bottom],
    [column, bottom],
  ];
}

type Steps = {
  readonly first: number;
  readonly last: number;
  readonly top: number;
  readonly bottom: number;
  readonly rows: number;
};

function stepsOf({ first, last, top, bottom, rows }: Steps): Corner[] {
  const begins: Corner[] =
    top > 0
      ? [
          [first, top],
          [first + 1, top],
          [first + 1, 0],
        ]
      : [[first, 0]];
  const ends: Corner[] =
    bottom > 0
      ? [
          [last + 1, 0],
          [last + 1, bottom],
          [last, bottom],
        ]
      : [[last, 0]];
  return [...begins, ...ends, [last, rows], [first, rows]];
}

function xOf(square: number, { rows, columnOf, pitch = PITCH, gap = GAP }: Layout): number {
  return (columnOf?.(square) ?? square / rows) * pitch + (pitch - gap) / 2;
}

/** Start of a fractional row. */
function offsetOf(row: number, { pitch = PITCH, gap = GAP }: Layout): number {
  const whole = Math.floor(row + NOTHING);
  return whole * pitch + Math.max(0, row - whole) * (pitch - gap);
}

/** End of a fractional row: a whole square ends before its gap. */
function endOf(row: number, layout: Layout): number {
  const { pitch = PITCH, gap = GAP } = layout;
  const nearest = Math.round(row);
  return Math.abs(row - nearest) < NOTHING ? nearest * pitch - gap : offsetOf(row, layout);
}

/** At most two decimals and no leading zero, to keep the page small. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
