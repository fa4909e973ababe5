import type { Accounts, Borrowing } from './completion.ts';
import { formatAmount } from '../money/format.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';

/** The address is the caller's: the domain does not know where the site lives. */
export type ShareMessage = { readonly title: string; readonly text: string };

const HASHTAGS = '#NosMilliards #BudgetPublic #MonBudget';

/** Neutral words: neither the exclamations of the game nor its achievements leave the device. */
export function shareMessageOf(
  { balance, improvement, initialBalance, borrowing }: Accounts,
  year: number,
): ShareMessage {
  const way = improvement < 0 ? 'dégradé' : 'amélioré';
  const lines = [
    `Mon budget public ${year}\u00A0: ${wordOf(balance)}, au lieu d’un déficit de ${inBillions(magnitudeOf(initialBalance))}.`,
    `Solde ${way} de ${inBillions(magnitudeOf(improvement))}.`,
    borrowingSentenceOf(borrowing),
    HASHTAGS,
  ];
  return { title: `Nos Milliards\u00A0: mon budget ${year}`, text: lines.join('\n') };
}

function wordOf(balance: Millions): string {
  if (balance === 0) return 'équilibre';
  return `${balance < 0 ? 'déficit' : 'excédent'} de ${inBillions(magnitudeOf(balance))}`;
}

function borrowingSentenceOf(borrowing: Borrowing): string {
  switch (borrowing.kind) {
    case 'needed':
      return `À emprunter\u00A0: ${inBillions(borrowing.need)}, soit ${formatAmount(borrowing.yearlyInterest)} d’intérêts par an.`;
    case 'none':
      return 'Aucun emprunt de plus.';
  }
}

function inBillions(amount: number): string {
  return formatAmount(amount, { form: 'billions' });
}
