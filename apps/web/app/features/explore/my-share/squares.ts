import type { Paint } from '@nosmilliards/domain/budget/line';
import { squaresBy, wholeEurosOf, type Destination } from '@nosmilliards/domain/levy/spread';
import { SQUARES } from '@nosmilliards/domain/sheet/squares';
import { contourOf, PITCH, runOf, THINNEST } from '#ui/sheet/pen.ts';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import type { DrawnSquares } from '#ui/sheet/squares.tsx';

/** In the order of every sheet. */
const PAINTS = ['social', 'state', 'local', 'debt', 'plain'] as const;

export const PAINT_WORDS: Readonly<Record<(typeof PAINTS)[number], string>> = {
  social: 'Sécurité sociale',
  state: 'État',
  local: 'collectivités',
  debt: 'intérêts de la dette de l’État',
  plain: 'lignes techniques et autres',
};

export type Band = {
  readonly paint: (typeof PAINTS)[number];
  readonly squares: number;
  readonly euros: number;
};

/** Who spends it; no band is empty. */
export function bandsOf(
  destinations: readonly Destination[],
  total: number,
  paintOf: (id: string) => Paint,
): readonly Band[] {
  const bands = squaresBy<Band['paint']>(destinations, PAINTS, (id) => {
    const paint = paintOf(id);
    return paint === 'niche' ? 'plain' : paint;
  });
  const euros = wholeEurosOf(
    bands.map(({ amount }) => amount),
    total,
  );
  return bands
    .map(({ key, squares }, index) => ({ paint: key, squares, euros: euros[index] ?? 0 }))
    .filter(({ squares }) => squares > 0);
}

/** Less high than the other sheets: a keyboard covers half of a phone, and the field is below. */
const ROWS = 20;

/** The sheet of what is paid; without anything paid, 1 000 empty squares. */
export function sheetOf(bands: readonly Band[]): DrawnSquares {
  return mosaicOf(ROWS, bands.length > 0 ? bands : [{ paint: 'empty', squares: SQUARES }]);
}

/** As many squares as a narrow screen shows in a row. */
const COLUMNS = 40;

/** The squares of one line, row after row: the same scale for every line. */
export function stripOf(paint: Paint, squares: number): DrawnSquares {
  const layout = { rows: COLUMNS, upright: true };
  const outline = Math.max(1, Math.ceil(squares - THINNEST));
  return {
    box: `-1 -1 ${COLUMNS * PITCH + 1} ${Math.ceil(outline / COLUMNS) * PITCH + 1}`,
    paths: [{ paint, d: runOf(0, squares, layout) }],
    contour: contourOf(0, outline, layout),
  };
}
