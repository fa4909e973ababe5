/** The same for everybody, so that one balance always stands at one place. */
const LOWEST = -190_000;
const HIGHEST = 45_000;
/** Room kept beyond a balance that overruns it. */
const ROOM = 12_000;
export const SHORT_STEP = 10_000;
export const LONG_STEP = 50_000;

/** Where amounts stand on an axis, from 0 to 100; it grows for the balances that overrun it. */
export function balanceScaleOf(...balances: readonly number[]) {
  const lowest = Math.min(LOWEST, ...balances.map((balance) => balance - ROOM));
  const highest = Math.max(HIGHEST, ...balances.map((balance) => balance + ROOM));
  const placeOf = (amount: number) => round(((amount - lowest) / (highest - lowest)) * 100);
  return {
    placeOf,
    at: (amount: number) => `${placeOf(amount)}%`,
    ticksOf: (step: number) => ({
      x2: '100%',
      pathLength: highest - lowest,
      // A dash for each step, thin on any screen.
      strokeDasharray: `500 ${step - 500}`,
      strokeDashoffset: -(Math.ceil(lowest / step) * step - lowest) || undefined,
    }),
  };
}

export function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
