import { typedNumberOf } from '../money/typed-number.ts';

/** What the field and the slider accept: euros per month. */
export const TYPED = { min: 500, max: 20_000, step: 50 } as const;

/** A tax may be nil, a pay stays between its bounds. */
export function typedAmountOf(text: string, bounds: { min: number; max: number } = TYPED) {
  return typedNumberOf(text, bounds);
}
