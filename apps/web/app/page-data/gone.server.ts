import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { GoneEntry } from '#dataset/built.ts';
import { readEdition } from '#dataset/read.server.ts';

/** What is said of a line, a card or a piece that this edition lacks; `null` if none ever had that id. */
export function goneOf(entries: readonly GoneEntry[], id: string) {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  return { title: entry.title, words: goneWordsOf(entry) };
}

export function goneWordsOf({ amount, year }: GoneEntry): string {
  const last =
    amount === null
      ? `Ses cellules sont dans les données de l’édition ${year}.`
      : `Son dernier montant\u00A0: ${formatAmount(millions(amount))}, dans l’édition ${year}.`;
  return `N’est plus dans l’édition ${readEdition().year}. ${last}`;
}
