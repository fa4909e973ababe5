import type { BareLine } from '../budget/line.ts';
import type { Constraints } from './vote.ts';

type Limited = Pick<BareLine, 'amount' | 'isNiche' | 'isInterest'>;

const NICHE_LIMITS: Constraints = { minReduction: -100, maxIncrease: 0 };
const INTEREST_LIMITS: Constraints = { minReduction: -5, maxIncrease: 10 };

/** The larger the line, the narrower: never by subject. */
const LIMITS_BY_SIZE: readonly { readonly from: number; readonly limits: Constraints }[] = [
  { from: 50_000, limits: { minReduction: -30, maxIncrease: 80 } },
  { from: 10_000, limits: { minReduction: -40, maxIncrease: 90 } },
];
const SMALL_LIMITS: Constraints = { minReduction: -50, maxIncrease: 100 };

/** The one rule of limits, for an expense as for a revenue. */
export function limitsOfLine({ amount, isNiche, isInterest }: Limited): Constraints {
  if (isNiche) return NICHE_LIMITS;
  if (isInterest === true) return INTEREST_LIMITS;
  return LIMITS_BY_SIZE.find(({ from }) => amount >= from)?.limits ?? SMALL_LIMITS;
}
