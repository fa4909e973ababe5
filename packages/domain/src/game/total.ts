import { sumOf, type Millions } from '../money/money.ts';
import { variationOf, type Ledger, type Vote } from '../vote/ledger.ts';
import type { Edition } from './edition.ts';

/** Net spending as the votes leave it: neither a niche nor a revenue is spent. */
export function totalExpensesOf(
  ledger: Ledger,
  { territory, baseline }: Pick<Edition, 'territory' | 'baseline'>,
): Millions {
  const spent = [...ledger.values()].filter(isSpendingIn({ territory }));
  return sumOf([baseline.netExpenses, ...spent.map(variationOf)]);
}

/** Tells the votes on spending from those on a revenue or a niche, which raise or lower a tax. */
export function isSpendingIn({ territory }: Pick<Edition, 'territory'>) {
  return ({ id }: Vote) => territory.get(id)?.moves === 'expense';
}
