/**
 * Millions of euros. The same bounds for everyone, so that a balance is always at the same
 * position.
 */
const LOWEST = -190_000;
const HIGHEST = 45_000;
/** Margin beyond a balance outside the bounds, in millions of euros. */
const MARGIN = 12_000;
export const SHORT_STEP = 10_000;
export const LONG_STEP = 50_000;

/**
 * Positions of amounts on an axis, from 0 to 100; the axis extends to balances outside the bounds.
 */
export function balanceScaleOf(...balances: readonly number[]) {
  const lowest = Math.min(LOWEST, ...balances.map((balance) => balance - MARGIN));
  const highest = Math.max(HIGHEST, ...balances.map((balance) => balance + MARGIN));
  const placeOf = (amount: number) => round(((amount - lowest) / (highest - lowest)) * 100);
  return {
    placeOf,
    at: (amount: number) => `${placeOf(amount)}%`,
    ticksOf: (step: number) => ({
      x2: '100%',
      pathLength: highest - lowest,
      // One dash of 500 M€ per step.
      strokeDasharray: `500 ${step - 500}`,
      strokeDashoffset: -(Math.ceil(lowest / step) * step - lowest) || undefined,
    }),
  };
}

export function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
