import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { groupAmountOf } from '@nosmilliards/domain/game/group';
import { formatAmount } from '@nosmilliards/domain/money/format';
import { edition } from '#testing/persona.ts';
import { visit } from '#testing/visit.tsx';

it('the kit has the sixteen decisions of the game, with their amounts', async () => {
  await visit('/enseigner');
  const cards = await screen.findByRole('region', { name: 'Les seize cartes' });
  for (const group of edition.groups) {
    const amount = formatAmount(groupAmountOf(group, edition.deck), { form: 'billions' });
    const card = within(cards).getByRole('heading', { name: group.title }).closest('li');
    expect(card?.textContent).toContain(amount);
  }
  expect(edition.groups).toHaveLength(16);
  const sheet = screen.getByRole('region', { name: 'Mon budget' });
  expect(within(sheet).getAllByRole('row')).toHaveLength(1 + 16 + 1);
});

it('a niche cannot be raised, on its card as on the sheet', async () => {
  await visit('/enseigner');
  const niches = await screen.findAllByText('Niches fiscales');
  const texts = niches.map((name) => name.closest('li, tr')?.textContent ?? '');
  expect(texts.some((text) => text.includes('pas de hausse'))).toBe(true);
  expect(texts.some((text) => text.includes('G R S') && !text.includes('A'))).toBe(true);
});

it('is printed from the top of the page', async () => {
  await visit('/enseigner');
  const print = await screen.findByRole('button', { name: 'Imprimer tout le dossier' });
  const [first] = screen.getAllByRole('heading', { level: 2 });
  expect(first?.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});
