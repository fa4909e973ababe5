/** In percent of the chart's width. */
type Extent = { readonly x: number; readonly width: number };
export type HistoryScale = { readonly zero: number; readonly extentOf: (amount: number) => Extent };

/** Always includes zero: the length of a bar must be proportional to its amount. */
export function historyScaleOf(amounts: readonly number[]): HistoryScale {
  const least = Math.min(0, ...amounts);
  const span = Math.max(0, ...amounts) - least;
  const placeOf = (amount: number) => (span > 0 ? round(((amount - least) / span) * 100) : 0);
  const zero = placeOf(0);
  return {
    zero,
    extentOf: (amount) => ({
      x: Math.min(zero, placeOf(amount)),
      width: round(Math.abs(placeOf(amount) - zero)),
    }),
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
