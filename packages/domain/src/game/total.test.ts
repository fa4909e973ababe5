import { expect, it } from 'vitest';
import { budgetOf } from '../budget/budget.ts';
import { BASELINE_2025, aCard, aLine, played } from '../testing.ts';
import type { Choice } from '../vote/vote.ts';
import { editionOf } from './edition.ts';
import { totalExpensesOf } from './total.ts';

const edition = editionOf(
  budgetOf([
    aLine({ id: 'defense', amount: 60_000 }),
    aLine({ id: 'niches', side: 'revenue', isNiche: true, amount: 8000 }),
  ]),
  [
    aCard({ id: 'ET01', amount: 30_000 }),
    aCard({ id: 'NF01', amount: 4000, type: 'tax_expenditure', sector: 'niches_fiscales' }),
    aCard({ id: 'RE01', amount: 90_000, type: 'revenue', sector: 'recettes' }),
  ],
  BASELINE_2025,
);
const after = (id: string, choice: Choice) =>
  totalExpensesOf(played(edition, [{ type: 'cast', id, choice, at: 0 }]).ledger, edition) -
  BASELINE_2025.netExpenses;

it.each([
  ['ET01', { type: 'keep' }, 0],
  ['ET01', { type: 'increase', percent: 10 }, 3000],
  ['ET01', { type: 'remove' }, -30_000],
  ['defense', { type: 'decrease', percent: 10 }, -6000],
  ['NF01', { type: 'remove' }, 0],
  ['niches', { type: 'remove' }, 0],
  ['RE01', { type: 'increase', percent: 10 }, 0],
] as const)('[G32] %s: %o moves the total by %d M€', (id, choice, moved) => {
  expect(after(id, choice)).toBe(moved);
});
