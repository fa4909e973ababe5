import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { visit } from '#testing/visit.tsx';

/** Fictitious: a line and a card that this edition lacks. */
vi.mock('#dataset/read.server.ts', async (original) => ({
  ...(await original<object>()),
  readGone: () => ({
    lines: [{ id: 'jeux_olympiques', title: 'Jeux olympiques', amount: 48.2, year: 2024 }],
    cards: [{ id: 'ET99', title: 'Une carte d’avant', amount: 2100, year: 2024 }],
    pieces: [{ id: 'etat_2024', title: 'Loi de 2024', amount: null, year: 2024 }],
  }),
}));

it.each([
  ['/ligne/jeux_olympiques', 'Jeux olympiques', /48\s+M€, dans l’édition 2024/],
  ['/piece/etat_2024', 'Loi de 2024', /cellules sont dans les données de l’édition 2024/],
  ['/carte/ET99', 'Une carte d’avant', /2,1\s+Md€, dans l’édition 2024/],
])('%s says its last figure', async (address, title, last) => {
  await visit(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText(last).textContent).toMatch(/^N’est plus dans l’édition \d{4}\./);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('an id that no edition had leads nowhere', async () => {
  await visit('/ligne/jamais_vue');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page introuvable' })).toBeDefined();
});
