import type { TaxScale } from './parameters.ts';
import type { Draft, LevyOptions } from './status.ts';

type Household = Pick<LevyOptions, 'parts' | 'couple'>;

/** Income after the allowance for expenses, between its floor and its ceiling; euros per year. */
export function afterAllowanceOf(
  yearly: number,
  income: 'wages' | 'pensions',
  { allowance }: TaxScale,
): number {
  const [min, max] = allowance[income];
  return Math.max(0, yearly - Math.min(Math.max(allowance.rate * yearly, min), max));
}

/** Parts of a household, at least those of its adults. */
export function partsOf({ couple = false, parts }: Household): { adults: number; parts: number } {
  const adults = couple ? 2 : 1;
  return { adults, parts: Math.max(parts ?? adults, adults) };
}

/** On a net taxable income, euros per year; neither reductions, nor credits, nor surtax. */
export function yearlyTaxOf(netTaxable: number, scale: TaxScale, household: Household): number {
  const { adults, parts } = partsOf(household);
  const taxFor = (count: number) =>
    count *
    scale.brackets.reduce((sum, [from, rate], index) => {
      const to = scale.brackets[index + 1]?.[0] ?? Infinity;
      return sum + Math.max(0, Math.min(netTaxable / count, to) - from) * rate;
    }, 0);
  const tax = Math.max(taxFor(parts), taxFor(adults) - (parts - adults) * 2 * scale.halfPart);
  const { rate, single, couple } = scale.discount;
  return Math.max(0, tax - Math.max(0, (adults === 2 ? couple : single) - rate * tax));
}

/** Euros per month, on a month like the others. */
export function monthlyTaxOf(draft: Draft, scale: TaxScale, options: LevyOptions): number {
  const yearly = 12 * draft.taxable;
  const netTaxable =
    draft.income === 'micro' ? yearly : afterAllowanceOf(yearly, draft.income, scale);
  return options.knownTax ?? yearlyTaxOf(netTaxable, scale, options) / 12;
}
