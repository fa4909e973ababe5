import { formatAmount, formatCount } from '../money/format.ts';
import { magnitudeOf, sumOf, ZERO, type Millions } from '../money/money.ts';

export type Nature = 'officiel' | 'calcule' | 'estime';

/** One of the deepest lines of a sum. */
export type SumPart = {
  readonly amount: Millions;
  readonly nature: Nature;
  /** Its margin of error. */
  readonly doubt: Millions;
};

/** How much of a sum is estimated, and how far those lines may be from the truth together. */
export type Estimated = { readonly percent: number; readonly doubt: Millions };

export type SumNature = { readonly nature: Nature; readonly estimated?: Estimated };

/** Inside a sentence. */
export const NATURE_WORDS: Readonly<Record<Nature, string>> = {
  officiel: 'officiel',
  calcule: 'calculé',
  estime: 'estimé',
};

/** From there on, a sum is an estimate. */
const HALF = 50;

/**
 * A sum has no nature of its own: one small estimate below it does not make it an estimate.
 * It is official only where a document contains it (`isWritten`).
 */
export function natureOfSum(
  parts: readonly SumPart[],
  { isWritten = false }: { readonly isWritten?: boolean } = {},
): SumNature {
  const estimates = parts.filter(({ nature }) => nature === 'estime');
  if (estimates.length === 0) {
    const isOfficial = isWritten && parts.every(({ nature }) => nature === 'officiel');
    return { nature: isOfficial ? 'officiel' : 'calcule' };
  }
  const total = magnitudeOf(sumOf(parts.map(({ amount }) => amount)));
  const estimate = magnitudeOf(sumOf(estimates.map(({ amount }) => amount)));
  const percent = total === ZERO ? 100 : Math.min(100, (estimate / total) * 100);
  const doubt = sumOf(estimates.map((part) => part.doubt));
  return { nature: percent < HALF ? 'calcule' : 'estime', estimated: { percent, doubt } };
}

/** What follows the word of the nature of a sum: « , dont 7 % estimé (± 7,0 Md€) ». */
export function estimatedWords({ nature, estimated }: SumNature): string {
  if (estimated === undefined) return '';
  const { percent, doubt } = estimated;
  const margin = `(±\u00A0${formatAmount(doubt, { form: 'billions' })})`;
  if (nature === 'estime') return ` ${margin}`;
  const share = percent < 1 ? 'moins de 1' : formatCount(percent);
  return `, dont ${share}\u00A0% estimé ${margin}`;
}
