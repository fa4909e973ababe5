import { squareStepOf } from '@nosmilliards/domain/series/columns';
import type { Series } from '@nosmilliards/domain/commune/commune';
import { PITCH, runOf, THINNEST } from '#ui/sheet/pen.ts';
import type { DrawnColumns } from '../time/time-drawing.ts';

/** Squares side by side in the column of a year, then the place of its bracket. */
const ABREAST = 3;
const APART = 2;
/** The most rows, but for the one that holds the value of the highest column. */
const ROWS = 30;
/** Half of the space between two squares. */
const EDGE = 0.5;

export type Bracket = readonly [low: number, high: number] | null;

/** A column of squares per year, and the value of a square. A negative value has none. */
export function drawnYearsOf(
  values: Series,
  brackets: readonly Bracket[],
): { readonly panel: DrawnColumns; readonly square: number } {
  const highest = Math.max(
    1,
    ...values.map((value) => value ?? 0),
    ...brackets.map((one) => one?.[1] ?? 0),
  );
  const square = squareStepOf(highest, ABREAST * ROWS);
  const rows = Math.ceil(highest / square / ABREAST - THINNEST) + 1;
  const full = rows * ABREAST * square;
  const squaresOf = (value: number | undefined) => Math.max(0, value ?? 0) / square;
  const columnsOf = (squares: number) =>
    Array.from({ length: ABREAST }, (_, column) => {
      const whole = Math.floor(squares / ABREAST);
      return whole + Math.min(1, Math.max(0, squares - whole * ABREAST - column));
    });
  return {
    square,
    panel: {
      paint: 'local',
      width: values.length * (ABREAST + APART) * PITCH,
      height: rows * PITCH,
      full,
      paid: values
        .flatMap((value, year) =>
          columnsOf(squaresOf(value)).map((height, column) => {
            const foot = (year * (ABREAST + APART) + column + 1) * rows;
            return runOf(foot, foot + height, { rows });
          }),
        )
        .join(''),
      contour: values.map((value, year) => contourOf(squaresOf(value), year)).join(''),
      borrowed: '',
      surplus: '',
      // Each value is written: the foot alone is drawn.
      ticks: [{ value: 0, at: 100 }],
      tops: values.map((value) => {
        const height = Math.ceil(squaresOf(value) / ABREAST - THINNEST);
        return 100 - (height / rows) * 100;
      }),
    },
  };
}

/** Around the squares of a year, the last row of which is begun from the left. */
function contourOf(squares: number, year: number): string {
  if (squares < THINNEST) return '';
  const left = (year * (ABREAST + APART) + 1) * PITCH - EDGE;
  const whole = Math.floor(squares / ABREAST + THINNEST);
  const begun = Math.ceil(squares - whole * ABREAST - THINNEST);
  const top = begun > 0 ? whole + 1 : whole;
  return `M${left} 0V${top * PITCH}H${left + (begun || ABREAST) * PITCH}V${whole * PITCH}H${left + ABREAST * PITCH}V0z`;
}
