import type { Paint } from '@nosmilliards/domain/budget/line';
import { squaresBy, type Destination } from '@nosmilliards/domain/levy/spread';
import { contourOf, PITCH, runOf, THINNEST } from '#ui/sheet/pen.ts';
import { ROWS } from '#ui/sheet/drawing.ts';
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

export function bandsOf(destinations: readonly Destination[], paintOf: (id: string) => Paint) {
  return squaresBy<(typeof PAINTS)[number]>(destinations, PAINTS, (id) => {
    const paint = paintOf(id);
    return paint === 'niche' ? 'plain' : paint;
  }).map(({ key, squares }) => ({ paint: key, squares }));
}

/** The sheet of what one person and their employer pay: 1 000 squares. */
export function sheetOf(bands: ReturnType<typeof bandsOf>): DrawnSquares {
  return mosaicOf(
    ROWS,
    bands.filter(({ squares }) => squares > 0),
  );
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
