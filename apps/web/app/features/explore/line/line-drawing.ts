import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions, type Millions } from '@nosmilliards/domain/money/money';
import { innerPlacesOf } from '@nosmilliards/domain/sheet/blocks';
import { roundSquareOf } from '@nosmilliards/domain/sheet/round-square';
import { drawnPaleOf, type DrawnPale } from '#ui/sheet/pale-sheet.ts';
import { PITCH, runOf } from '#ui/sheet/pen.ts';
import type { SheetPaint } from '#ui/sheet/plan.ts';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import type { DrawnSquares } from '#ui/sheet/squares.tsx';
import type { readLineData } from '#page-data/line.server.ts';

type ReadLine = NonNullable<ReturnType<typeof readLineData>>;

/**
 * The data of a line's page, with texts written at build time: the visitor downloads the texts, not
 * the code that writes them.
 */
export type LineData = ReadLine & { readonly drawing: LineDrawing };

/** The pictures of the page. `square`: what one square is worth, in words. */
export type LineDrawing = {
  readonly paint: SheetPaint;
  /** Its squares among the 1 000; `null` outside the total. */
  readonly sheet: {
    readonly drawn: DrawnPale;
    readonly squares: number;
    /** The whole makes 1 000: its count is not its euros, rounded. */
    readonly isRounded: boolean;
  } | null;
  /** Its squares among those of its parent; `null` without siblings. */
  readonly family: { readonly drawn: DrawnPale; readonly square: string } | null;
  /** One per year and per amount of the history. */
  readonly years: {
    readonly square: string;
    readonly piles: readonly (readonly Pile[])[];
  } | null;
  /** One per child shown. */
  readonly children: { readonly square: string; readonly ribbons: readonly DrawnSquares[] };
};

/** `null` for a negative amount. */
type Pile = { readonly box: string; readonly d: string } | null;

const SHEET_ROWS = 25;
const FAMILY_COLUMNS = 18;
const FAMILY_MOST = 36;
const PILE_COLUMNS = 5;
const PILE_MOST = 60;
const RIBBON_ROWS = 3;
const RIBBON_MOST = 90;

/** Runs at build time. */
export function drawnLineOf(data: ReadLine): LineDrawing {
  const { line, sheet, history, children } = data;
  const paint = line.side === 'revenue' && !line.isNiche ? 'revenue' : line.paint;
  const childSquare = roundSquareOf(largestOf(children.shown), RIBBON_MOST);
  return {
    paint,
    sheet: sheet && {
      drawn: drawnPaleOf(sheet, SHEET_ROWS, false),
      squares: sheet.squares,
      isRounded: sheet.isRounded,
    },
    family: familyOf(data, paint),
    years: history && pilesOf(history.years),
    children: {
      square: formatAmount(childSquare),
      ribbons: children.shown.map(({ amount }) =>
        mosaicOf(RIBBON_ROWS, [{ paint, squares: Math.max(0, amount) / childSquare }]),
      ),
    },
  };
}

function familyOf({ line, siblings }: ReadLine, paint: SheetPaint) {
  if (siblings.length < 2 || line.amount <= 0) return null;
  const whole = siblings.reduce((sum, { amount }) => sum + amount, 0);
  const square = roundSquareOf(millions(whole), FAMILY_MOST);
  const places = innerPlacesOf({ start: 0, squares: Math.round(whole / square) }, siblings);
  return {
    square: formatAmount(square),
    drawn: drawnPaleOf(
      {
        bands: places.map(({ squares }) => ({ paint, squares })),
        runs: places.filter(({ id }) => id === line.id),
      },
      FAMILY_COLUMNS,
      true,
    ),
  };
}

/** Rows of five, from the ground up; the top row may be partial. */
function pilesOf(years: NonNullable<ReadLine['history']>['years']) {
  const square = roundSquareOf(largestOf(years.flatMap(({ bars }) => bars)), PILE_MOST);
  const layout = { rows: PILE_COLUMNS, upright: true };
  const pileOf = ({ amount }: { readonly amount: Millions }): Pile => {
    const squares = amount / square;
    if (squares <= 0) return null;
    const rows = Math.max(1, Math.ceil(squares / PILE_COLUMNS - 1e-6));
    const top = squares - (rows - 1) * PILE_COLUMNS;
    return {
      box: `0 0 ${PILE_COLUMNS * PITCH - 1} ${rows * PITCH - 1}`,
      d: runOf(0, top, layout) + runOf(PILE_COLUMNS, rows * PILE_COLUMNS, layout),
    };
  };
  return { square: formatAmount(square), piles: years.map(({ bars }) => bars.map(pileOf)) };
}

function largestOf(items: readonly { readonly amount: Millions }[]): Millions {
  return millions(Math.max(0, ...items.map(({ amount }) => amount)));
}
