import { encodeBallot } from '@nosmilliards/contract/ballot-code';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { numbering } from '#dataset/codes.ts';
import { itemsOf, storedCuts, unfold, visit, wordsOf } from '#testing/visit.tsx';

const cutsOf = (percents: Readonly<Record<string, number>>) =>
  encodeBallot(
    Object.entries(percents).map(([id, percent]) => ({
      id,
      choice: { type: 'decrease', percent },
    })),
    numbering,
  );

it('a budget received counts the changes that are folded', async () => {
  const seven = { ET01: 1, ET02: 1, ET05: 1, ET06: 1, SS01: 1, SS02: 1, SS03: 1 };
  await visit(`/budget#${cutsOf(seven)}`);
  const choices = await screen.findByRole('region', { name: 'Ses plus grands choix' });
  expect(itemsOf(within(choices).getByRole('list'))).toHaveLength(5);
  const folded = await unfold('Les 2 autres changements');
  expect(itemsOf(await within(folded).findByRole('list'))).toHaveLength(2);
});

it('a duel says what its figures leave out', async () => {
  await visit(`/duel#${cutsOf({ ET01: 10 })}.${cutsOf({ ET01: 5 })}`);
  await screen.findByRole('heading', { level: 1, name: /^D’accord/ });
  expect(wordsOf(screen.getByRole('main'))).toContain(
    'Effet comptable, toutes choses égales par ailleurs.',
  );
});

it('a letter names the largest choice first, however late it was made', async () => {
  await visit('/lettre', storedCuts({ ET01: 10, SS01: 5 }));
  const letter = await screen.findByLabelText<HTMLTextAreaElement>(/^Votre lettre/);
  const choices = letter.value.split('\n').filter((line) => line.startsWith('- '));
  expect(choices.map((line) => line.replaceAll('\u00A0', ' '))).toEqual([
    '- Retraites de base du secteur privé (droits directs) : baisse de 5 %, soit 7,5 Md€ de dépenses en moins',
    '- Défense : baisse de 10 %, soit 6,1 Md€ de dépenses en moins',
  ]);
});
