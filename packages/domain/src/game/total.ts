import { sumOf, type Millions } from '../money/money.ts';
import { isNicheCard } from '../vote/card.ts';
import { variationOf, type Ledger, type Vote } from '../vote/ledger.ts';
import type { Edition } from './edition.ts';

/** Net spending as the votes leave it: neither a niche nor a revenue is spent. */
export function totalExpensesOf(
  ledger: Ledger,
  { budget, deck, baseline }: Pick<Edition, 'budget' | 'deck' | 'baseline'>,
): Millions {
  const spent = [...ledger.values()].filter(isSpendingIn({ budget, deck }));
  return sumOf([baseline.netExpenses, ...spent.map(variationOf)]);
}

/** Tells the votes on spending from those on a revenue or a niche, which raise or lower a tax. */
export function isSpendingIn({ budget, deck }: Pick<Edition, 'budget' | 'deck'>) {
  const niches = new Set(deck.filter(isNicheCard).map(({ id }) => id));
  const isNiche = (id: string) => niches.has(id) || budget.lines.get(id)?.isNiche === true;
  return ({ id, side }: Vote) => side === 'expense' && !isNiche(id);
}
