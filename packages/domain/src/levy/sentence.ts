import { formatCount, formatEuros } from '../money/format.ts';
import type { Levies } from './levies.ts';
import { familyOf, type Family, type Status } from './status.ts';
import { TYPED } from './typed-amount.ts';

/** « Pour 2 100 € nets », « viennent de votre paie ». */
const WORDS: Readonly<Record<Family, { readonly of: string; readonly from: string }>> = {
  employee: { of: 'nets', from: 'de votre paie' },
  agent: { of: 'nets', from: 'de votre paie' },
  retiree: { of: 'de pension nette', from: 'de votre pension' },
  jobseeker: { of: 'd’allocation nette', from: 'de votre allocation' },
  micro: { of: 'de chiffre d’affaires', from: 'de votre activité' },
};

type Pay = Pick<Levies, 'net' | 'gross' | 'employerCost' | 'incomeTax'>;

type Said = {
  readonly typed: number;
  /** In whole euros, as the tables add them up. */
  readonly person: number;
  readonly employer: number;
};

/** « Pour 2 200 € nets, 689 € viennent de votre paie et 943 € de votre employeur, chaque mois. » */
export function shareSentenceOf(status: Status, { typed, person, employer }: Said): string {
  const { of, from } = WORDS[familyOf(status)];
  const amount = `Pour ${typedEurosOf(typed)} ${of}`;
  const yours = `${formatEuros(person)} ${person >= 2 ? 'viennent' : 'vient'} ${from}`;
  if (employer > 0) {
    return `${amount}, ${yours} et ${formatEuros(employer)} de votre employeur, chaque mois.`;
  }
  return person > 0 ? `${amount}, ${yours}, chaque mois.` : `${amount}, rien n’est prélevé.`;
}

/** From what arrives to all that an employer pays; `null` without an employer. `incomeTax`: whole euros, as its table has it. */
export function payWordsOf({ net, gross, employerCost, incomeTax }: Pay): string | null {
  if (employerCost <= gross) return null;
  const start = `${formatEuros(net)} nets avant impôt, soit ${formatEuros(gross)} bruts et ${formatEuros(employerCost)} versés en tout par l’employeur.`;
  const tax = `L’impôt sur le revenu, ${formatEuros(incomeTax)}, se prend ensuite sur le net\u00A0: il reste ${formatEuros(Math.round(net) - incomeTax)}.`;
  return incomeTax > 0 ? `${start} ${tax}` : start;
}

/** The title while a field cannot be read: it holds no result. */
export const AWAITED_SENTENCE = `Le calcul attend un montant entre ${formatCount(TYPED.min)} et ${formatEuros(TYPED.max)}.`;

/** What somebody types may have cents. */
export function typedEurosOf(amount: number): string {
  return formatEuros(amount, { decimals: Number.isInteger(amount) ? 0 : 2 });
}
