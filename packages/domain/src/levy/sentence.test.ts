import { expect, it } from 'vitest';
import { AWAITED_SENTENCE, payWordsOf, shareSentenceOf } from './sentence.ts';

it('[P17] says what comes from the person, then from the employer', () => {
  expect(shareSentenceOf('employee', { typed: 2200, person: 689, employer: 943 })).toBe(
    'Pour 2\u202F200\u00A0€ nets, 689\u00A0€ viennent de votre paie et 943\u00A0€ de votre employeur, chaque mois.',
  );
});

it('[P17] writes no part that is nil', () => {
  expect(shareSentenceOf('private-retiree', { typed: 1500, person: 113, employer: 0 })).toBe(
    'Pour 1\u202F500\u00A0€ de pension nette, 113\u00A0€ viennent de votre pension, chaque mois.',
  );
  expect(shareSentenceOf('public-retiree', { typed: 800, person: 0, employer: 0 })).toBe(
    'Pour 800\u00A0€ de pension nette, rien n’est prélevé.',
  );
  expect(shareSentenceOf('micro-sales', { typed: 500.5, person: 1, employer: 0 })).toBe(
    'Pour 500,50\u00A0€ de chiffre d’affaires, 1\u00A0€ vient de votre activité, chaque mois.',
  );
});

it('[P17] says which amount is awaited, and no result', () => {
  expect(AWAITED_SENTENCE).toBe('Le calcul attend un montant entre 500 et 20\u202F000\u00A0€.');
});

it('[P18] goes from the net to the gross, then to all that the employer pays', () => {
  const pay = { net: 2100, gross: 2679.6, employerCost: 3621.2, incomeTax: 63 };
  expect(payWordsOf(pay)).toBe(
    '2\u202F100\u00A0€ nets avant impôt, soit 2\u202F680\u00A0€ bruts et 3\u202F621\u00A0€ versés en tout par l’employeur. L’impôt sur le revenu, 63\u00A0€, se prend ensuite sur le net\u00A0: il reste 2\u202F037\u00A0€.',
  );
  expect(payWordsOf({ ...pay, incomeTax: 0 })).not.toContain('impôt sur le revenu');
});

it('[P18] says nothing of it without an employer', () => {
  expect(payWordsOf({ net: 1500, gross: 1613, employerCost: 1613, incomeTax: 0 })).toBeNull();
});
