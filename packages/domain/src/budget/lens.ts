import type { Baseline } from './baseline.ts';
import { formatAmount, formatEuros, formatPopulation } from '../money/format.ts';
import { isCounted, type Line, type Side } from './line.ts';
import { eurosOf, roundHalfAway, type Millions } from '../money/money.ts';

export type Lens =
  | 'billions'
  | 'per-thousand'
  | 'per-adult'
  | 'per-inhabitant'
  | 'per-inhabitant-and-day';

/** The thousand euros an amount is counted against, and whether it is among them. */
export type Whole = { readonly side: Side; readonly isPart: boolean };

/** `label` names the denominator: a figure « par personne » without it cannot be checked. */
export type LensView = { readonly text: string; readonly label: string };

export const LENSES = [
  'billions',
  'per-thousand',
  'per-adult',
  'per-inhabitant',
  'per-inhabitant-and-day',
] as const satisfies readonly Lens[];

const SPENDING: Whole = { side: 'expense', isPart: true };

const NOUNS = { expense: 'dépense publique', revenue: 'recettes publiques' } as const;
const DAYS_PER_YEAR = 365;

/** A niche or a transfer is no part of a total: it can only be set against it. */
export function wholeOf(line: Pick<Line, 'side' | 'isNiche' | 'isTransfer'>): Whole {
  return { side: line.side, isPart: isCounted(line) };
}

export function viewOf(
  amount: Millions,
  lens: Lens,
  baseline: Baseline,
  whole: Whole = SPENDING,
): LensView {
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
        text: formatEuros(perThousandOf(amount, baseline, whole), { decimals: 1 }),
        label: `${whole.isPart ? 'sur' : 'pour'} ${formatEuros(1000)} de ${NOUNS[whole.side]}`,
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

/** Euros out of a thousand. */
export function perThousandOf(
  amount: Millions,
  { netExpenses, netRevenues }: Pick<Baseline, 'netExpenses' | 'netRevenues'>,
  { side }: Pick<Whole, 'side'>,
): number {
  return (amount / (side === 'expense' ? netExpenses : netRevenues)) * 1000;
}

/** Whole euros a year. */
export function perAdultOf(amount: Millions, { adults }: Baseline): number {
  return roundHalfAway(eurosOf(amount) / adults);
}
