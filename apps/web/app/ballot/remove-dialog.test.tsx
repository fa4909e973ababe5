import { millions } from '@nosmilliards/domain/money/money';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { seenIn } from '#testing/visit.tsx';
import { RemoveDialog, type Removed } from './remove-dialog.tsx';

afterEach(cleanup);

const bounded = { minReduction: -30, maxIncrease: 80 };
const niche = { minReduction: -100, maxIncrease: 0 };
const amount = millions(8000);
const REACTIONS =
  'Personnes, entreprises et administrations peuvent réagir : l’effet réel pourrait être autre.';

it.each<[string, Omit<Removed, 'title' | 'amount'>, string]>([
  [
    'a card of spending',
    { side: 'expense', moves: 'expense', limits: [bounded] },
    'La plus forte baisse retenue pour cette ligne est de 30 %. La supprimer va au-delà. En tout, 8,0 Md€ de dépenses en moins.',
  ],
  [
    'a decision',
    { side: 'expense', moves: 'expense', limits: [bounded, bounded, niche] },
    'Pour 2 cartes sur 3, une suppression va au-delà de la plus forte baisse retenue. En tout, 8,0 Md€ de dépenses en moins.',
  ],
  [
    'a niche',
    { side: 'expense', moves: 'revenue', limits: [niche] },
    'En tout, 8,0 Md€ de recettes en plus.',
  ],
  [
    'a tax',
    { side: 'revenue', moves: 'revenue', limits: [bounded] },
    'La plus forte baisse retenue pour cette ligne est de 30 %. La supprimer va au-delà. En tout, 8,0 Md€ de recettes en moins.',
  ],
])('[V11] asks the same question about %s', (_, removed, words) => {
  render(
    <RemoveDialog
      removed={{ ...removed, title: 'Une ligne', amount }}
      open
      onRemove={() => {}}
      onClose={() => {}}
    />,
  );
  const dialog = screen.getByRole('dialog', { name: 'Supprimer\u00A0: Une ligne' });
  const [paragraph] = dialog.querySelectorAll('p');
  expect(paragraph && seenIn(paragraph)).toBe(`${words} ${REACTIONS}`);
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Fermer',
    'Annuler',
    'Confirmer la suppression',
  ]);
});
