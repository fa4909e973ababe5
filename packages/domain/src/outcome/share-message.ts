import type { Accounts, Borrowing } from './completion.ts';
import { formatAmount } from '../money/format.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';
import { resultSentenceOf } from './result-sentence.ts';

/** The address is the caller's: the domain does not know where the site lives. */
export type ShareMessage = { readonly title: string; readonly text: string };

const HASHTAGS = '#NosMilliards #BudgetPublic #MonBudget';

/** Neutral words: neither the exclamations of the game nor its achievements leave the device. */
export function shareMessageOf(accounts: Accounts, year: number): ShareMessage {
  const lines = [
    ...resultLinesOf(accounts, year),
    borrowingSentenceOf(accounts.borrowing),
    HASHTAGS,
  ];
  return { title: `Nos Milliards\u00A0: mon budget ${year}`, text: lines.join('\n') };
}

function resultLinesOf(
  { balance, improvement, initialBalance, allKept }: Accounts,
  year: number,
): readonly string[] {
  if (allKept) return [`${resultSentenceOf({ balance, initialBalance, allKept }, 'mine').text}.`];
  const result = `Mon budget public ${year}\u00A0: ${wordOf(balance)}`;
  if (improvement === 0) return [`${result}, comme au départ.`];
  return [
    `${result}, au lieu d’un déficit de ${inBillions(magnitudeOf(initialBalance))}.`,
    `Solde ${improvement < 0 ? 'dégradé' : 'amélioré'} de ${inBillions(magnitudeOf(improvement))}.`,
  ];
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
