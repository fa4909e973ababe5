import { sumOf, type Millions } from '../money/money.ts';
import { isNicheCard } from '../vote/card.ts';
import { variationOf, type Ledger } from '../vote/ledger.ts';
import type { Edition } from './edition.ts';

/** Net spending as the votes leave it: neither a niche nor a revenue is spent. */
export function totalExpensesOf(
  ledger: Ledger,
  { budget, deck, baseline }: Pick<Edition, 'budget' | 'deck' | 'baseline'>,
): Millions {
  const niches = new Set(deck.filter(isNicheCard).map(({ id }) => id));
  const isNiche = (id: string) => niches.has(id) || budget.lines.get(id)?.isNiche === true;
  const spent = [...ledger.values()].filter(({ id, side }) => side === 'expense' && !isNiche(id));
  return sumOf([baseline.netExpenses, ...spent.map(variationOf)]);
}
