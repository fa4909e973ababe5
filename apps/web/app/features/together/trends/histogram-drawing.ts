import type { BalanceBar } from '@nosmilliards/domain/trends/balance-step';

/** A square is 6 units wide, with a gap of 1. */
const PITCH = 7;
const SIDE = 6;
/** Minimum width in SVG units, whatever the number of bars; the height is at most about half. */
const WIDTH = 300;
const MOST_ROWS = 20;

/** Bars made of squares, one per percent of the ballots; the last square may be partial. */
export function histogramOf(bars: readonly BalanceBar[], step: number) {
  const most = Math.max(1, ...bars.map(({ share }) => share));
  const columns = Math.ceil(most / MOST_ROWS);
  const pitch = Math.max(columns * PITCH, WIDTH / bars.length);
  const height = Math.ceil(most / columns) * PITCH;
  const [first] = bars;
  const lowest = first?.from ?? (first?.to ?? 0) - step;
  return {
    width: round(bars.length * pitch),
    height,
    paths: bars.map((bar, at) => {
      const left = at * pitch + (pitch - columns * PITCH) / 2;
      return Array.from({ length: columns }, (_, column) =>
        columnPath(
          round(left + column * PITCH + PITCH / 2),
          squaresIn(bar, column, columns),
          height,
        ),
      ).join('');
    }),
    topOf: ({ share }: BalanceBar) => height - Math.ceil(share / columns) * PITCH,
    /** Position of a balance, in percent of the width. */
    placeOf: (balance: number) => round(((balance - lowest) / (step * bars.length)) * 100),
  };
}

/** Fills the rows one after the other. */
function squaresIn({ share }: BalanceBar, column: number, columns: number): number {
  const rows = Math.floor(share / columns);
  return rows + Math.max(0, Math.min(1, share - rows * columns - column));
}

/** One dashed line, from the bottom. */
function columnPath(x: number, squares: number, foot: number): string {
  const whole = Math.floor(squares);
  const begun = squares - whole;
  const length = begun > 0 ? whole * PITCH + begun * SIDE : whole * PITCH - 1;
  return length > 0 ? `M${x} ${foot}v${-round(length)}` : '';
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
