import type { Baseline } from './baseline.ts';
import { formatAmount, formatEuros, formatPopulation } from '../money/format.ts';
import { eurosOf, roundHalfAway, type Millions } from '../money/money.ts';

export type Lens =
  | 'billions'
  | 'per-thousand'
  | 'per-adult'
  | 'per-inhabitant'
  | 'per-inhabitant-and-day';

/** `label` names the denominator: a figure « par personne » without it cannot be checked. */
export type LensView = { readonly text: string; readonly label: string };

export const LENSES = [
  'billions',
  'per-thousand',
  'per-adult',
  'per-inhabitant',
  'per-inhabitant-and-day',
] as const satisfies readonly Lens[];

const DAYS_PER_YEAR = 365;

export function viewOf(amount: Millions, lens: Lens, baseline: Baseline): LensView {
  const { adults, inhabitants } = baseline;
  const euros = eurosOf(amount);
  switch (lens) {
    case 'billions':
      return {
        text: formatAmount(amount, { form: 'billions' }),
        label: 'en milliards d’euros',
      };
    case 'per-thousand':
      return {
        text: formatEuros(perThousandOf(amount, baseline), { decimals: 1 }),
        label: `pour ${formatEuros(1000)} de dépense publique`,
      };
    case 'per-adult':
      return {
        text: formatEuros(perAdultOf(amount, baseline)),
        label: `par adulte (${formatPopulation(adults)})`,
      };
    case 'per-inhabitant':
      return {
        text: formatEuros(euros / inhabitants),
        label: `par habitant (${formatPopulation(inhabitants)})`,
      };
    case 'per-inhabitant-and-day':
      return {
        text: formatEuros(euros / inhabitants / DAYS_PER_YEAR, { decimals: 2 }),
        label: `par habitant (${formatPopulation(inhabitants)}) et par jour`,
      };
  }
}

/** Euros for a thousand spent, revenue and tax expenditures included: one denominator everywhere. */
export function perThousandOf(
  amount: Millions,
  { netExpenses }: Pick<Baseline, 'netExpenses'>,
): number {
  return (amount / netExpenses) * 1000;
}

/** Whole euros a year. */
export function perAdultOf(amount: Millions, { adults }: Baseline): number {
  return roundHalfAway(eurosOf(amount) / adults);
}
