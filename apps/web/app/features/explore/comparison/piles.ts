import { millions, type Millions } from '@nosmilliards/domain/money/money';
import { roundSquareOf } from '@nosmilliards/domain/sheet/round-square';
import { PITCH } from '#ui/sheet/pen.ts';
import { mosaicOf } from '#ui/sheet/squares-drawing.ts';
import type { DrawnSquares } from '#ui/sheet/squares.tsx';
import type { ComparedLine } from './compared-line.ts';

type Piles = {
  readonly square: Millions;
  /** The square is that of the sheet of 1 000. */
  readonly isSheet: boolean;
  /** One per line; `null` for a negative amount. All boxes have the same width: one scale. */
  readonly drawn: readonly (DrawnSquares | null)[];
};

/** In squares: under this the sheet's own square is too large. */
const FEWEST = 10;
const MOST = 200;
/** The shape of a pile: more squares than it holds make it larger both ways. */
const PAIR = { rows: 7, columns: 7 };
const ROW = { rows: 2, columns: 24 };

type Sized = Pick<ComparedLine, 'amount' | 'paint' | 'side' | 'isNiche' | 'squares'>;

export function pilesOf(lines: readonly Sized[], sheetSquare: number): Piles {
  const largest = Math.max(0, ...lines.map(({ amount }) => amount));
  const isSheet = largest / sheetSquare >= FEWEST;
  const square = isSheet ? millions(sheetSquare) : roundSquareOf(millions(largest), MOST);
  const squaresOf = (amount: number) => Math.max(0, amount) / square;
  const most = squaresOf(largest);
  const shape = lines.length === 2 ? PAIR : ROW;
  const rows = Math.max(shape.rows, Math.ceil(Math.sqrt((most * shape.rows) / shape.columns)));
  const columns = Math.max(shape.columns, Math.ceil(most / rows));
  return {
    square,
    isSheet,
    drawn: lines.map(({ amount, paint, side, isNiche, squares }) => {
      if (amount <= 0) return null;
      const own = side === 'revenue' && !isNiche ? 'revenue' : paint;
      const count = roundedOf(squaresOf(amount), isSheet ? squares : null);
      const pile = mosaicOf(rows, [{ paint: own, squares: count }]);
      const high = Math.min(rows, Math.max(1, Math.ceil(count)));
      return { ...pile, box: `-1 -1 ${columns * PITCH + 1} ${high * PITCH + 1}` };
    }),
  };
}

/** From ten on, whole squares: those of the sheet. */
function roundedOf(squares: number, onSheet: number | null): number {
  return squares >= FEWEST ? (onSheet ?? Math.round(squares)) : squares;
}
