import type { Achievement } from '../game/achievement.ts';
import type { Accounts, Borrowing } from './completion.ts';
import { endStatusLabelOf } from './end-status.ts';
import { formatAmount } from '../money/format.ts';
import { magnitudeOf } from '../money/money.ts';

/** The address is the caller's: the domain does not know where the site lives. */
export type ShareMessage = { readonly title: string; readonly text: string };

const HASHTAGS = '#NosMilliards #BudgetPublic #MonBudget';

export function shareMessageOf(
  accounts: Accounts,
  achievements: readonly Pick<Achievement, 'name'>[],
  year: number,
): ShareMessage {
  const { balance, status, improvement, improvementLabel, initialBalance, borrowing, split } =
    accounts;
  const reference = inBillions(magnitudeOf(initialBalance));
  const names = achievements.map(({ name }) => name).join(', ');
  const lines = [
    `Mon budget public ${year}\u00A0: ${formatAmount(balance, { form: 'billions', signed: true })} (${endStatusLabelOf(status)}).`,
    `${improvementLabel}\u00A0: ${inBillions(magnitudeOf(improvement))} par rapport au déficit de référence de ${reference}.`,
    ...(split.beyond === 0
      ? []
      : [
          `Au-delà des limites retenues\u00A0: ${formatAmount(split.beyond, { form: 'billions', signed: true })}.`,
        ]),
    borrowingSentenceOf(borrowing),
    ...(names === '' ? [] : [`Succès\u00A0: ${names}.`]),
    HASHTAGS,
  ];
  return { title: `Nos Milliards\u00A0: mon budget ${year}`, text: lines.join('\n') };
}

function borrowingSentenceOf(borrowing: Borrowing): string {
  switch (borrowing.kind) {
    case 'needed':
      return `À emprunter\u00A0: ${inBillions(borrowing.need)}, soit ${inBillions(borrowing.yearlyInterest)} d’intérêts par an.`;
    case 'none':
      return 'Aucun emprunt nécessaire.';
  }
}

function inBillions(amount: number): string {
  return formatAmount(amount, { form: 'billions' });
}
