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
const PAIR_ROWS = 7;
const ROWS = 5;

type Sized = Pick<ComparedLine, 'amount' | 'paint' | 'side' | 'isNiche'>;

export function pilesOf(lines: readonly Sized[], sheetSquare: number): Piles {
  const largest = Math.max(0, ...lines.map(({ amount }) => amount));
  const isSheet = largest / sheetSquare >= FEWEST;
  const square = isSheet ? millions(sheetSquare) : roundSquareOf(millions(largest), MOST);
  const squaresOf = (amount: number) => Math.max(0, amount) / square;
  const most = squaresOf(largest);
  // A tall pile stays as wide as half a screen.
  const rows = Math.max(lines.length === 2 ? PAIR_ROWS : ROWS, Math.ceil(Math.sqrt(most / 2)));
  const columns = Math.max(lines.length === 2 ? PAIR_ROWS : ROWS, Math.ceil(most / rows));
  return {
    square,
    isSheet,
    drawn: lines.map(({ amount, paint, side, isNiche }) => {
      if (amount <= 0) return null;
      const own = side === 'revenue' && !isNiche ? 'revenue' : paint;
      const pile = mosaicOf(rows, [{ paint: own, squares: roundedOf(squaresOf(amount)) }]);
      const high = Math.min(rows, Math.max(1, Math.ceil(squaresOf(amount))));
      return { ...pile, box: `-1 -1 ${columns * PITCH + 1} ${high * PITCH + 1}` };
    }),
  };
}

/** From ten on, whole squares. */
function roundedOf(squares: number): number {
  return squares >= FEWEST ? Math.round(squares) : squares;
}
