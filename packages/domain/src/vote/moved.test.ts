import { expect, it } from 'vitest';
import { budgetOf } from '../budget/budget.ts';
import { millions } from '../money/money.ts';
import { aCard, aLine, aNiche } from '../testing.ts';
import { movedWordsOf, spokenMoveOf, writtenMoveOf } from './moved.ts';
import { territoryOf } from './territory.ts';
import { effectOf, type Choice } from './vote.ts';

const territory = territoryOf(
  budgetOf([
    aLine({ id: 'defense' }),
    aLine({ id: 'impots', side: 'revenue' }),
    aLine({ id: 'niches', side: 'revenue', isNiche: true }),
  ]),
  [
    aCard({ id: 'ET01' }),
    aCard({ id: 'DP01', type: 'debt', sector: 'dette' }),
    aNiche({ id: 'NF01' }),
    aCard({ id: 'RE01', type: 'revenue', sector: 'recettes' }),
  ],
);

const more: Choice = { type: 'increase', percent: 10 };
const less: Choice = { type: 'decrease', percent: 10 };
const none: Choice = { type: 'remove' };

it.each([
  ['defense', more, 'Dépenses en plus'],
  ['defense', less, 'Dépenses en moins'],
  ['ET01', more, 'Dépenses en plus'],
  ['ET01', none, 'Dépenses en moins'],
  ['DP01', less, 'Dépenses en moins'],
  ['impots', more, 'Recettes en plus'],
  ['impots', none, 'Recettes en moins'],
  ['RE01', more, 'Recettes en plus'],
  ['RE01', less, 'Recettes en moins'],
  ['NF01', less, 'Recettes en plus'],
  ['NF01', none, 'Recettes en plus'],
  ['niches', none, 'Recettes en plus'],
  ['niches', more, 'Recettes en moins'],
] as const)('[V15] %s with %o: %s', (id, choice, words) => {
  const plot = territory.get(id);
  if (plot === undefined) throw new Error(`No plot ${id}`);
  expect(movedWordsOf(effectOf(choice, plot).impact, plot.moves)).toBe(words);
});

it('[V15] is said with its amount', () => {
  expect(spokenMoveOf(millions(-6100), 'expense')).toBe(
    '6,1\u00A0milliards d’euros de dépenses en plus',
  );
  expect(writtenMoveOf(millions(18_400), 'revenue')).toBe('18,4\u00A0Md€ de recettes en plus');
});
