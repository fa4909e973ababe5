import { formatAmount } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';
import type { GoneEntry } from '#dataset/built.ts';
import { readEdition } from '#dataset/read.server.ts';

/** What is said of a line or a card that this edition lacks; `null` if none ever had that id. */
export function goneOf(entries: readonly GoneEntry[], id: string) {
  const entry = entries.find((one) => one.id === id);
  if (entry === undefined) return null;
  const { title, year, amount } = entry;
  return {
    title,
    words: `N’est plus dans l’édition ${readEdition().year}. Son dernier montant\u00A0: ${formatAmount(millions(amount))}, dans l’édition ${year}.`,
  };
}
