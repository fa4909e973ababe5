import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, visit, wordsOf } from '#testing/visit.tsx';

it('gives every rate with its text, and every doubt', async () => {
  await visit('/ma-part-methode');
  await found('heading', 'Ma part : méthode et taux');
  const rates = (await found('heading', 'Les taux et leurs textes')).parentElement;
  if (rates === null) throw new Error('No section of rates');
  expect(wordsOf(rates)).toMatch(
    /^Les taux et leurs textes101 valeurs, relevées le 17 novembre 2026/,
  );
  const rows = within(rates).getAllByRole('row', { hidden: true });
  expect(rows.length).toBeGreaterThan(101);
  const links = within(rates).getAllByRole('link', { hidden: true });
  expect(links.length).toBeGreaterThan(85);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/^https?:\/\//);
  for (const doubt of ['Partage de la CSG', 'Dette sociale', 'Pensions de l’État']) {
    screen.getByText(doubt, { selector: 'dt' });
  }
});

it('leads from a line to « Ma part »', async () => {
  await visit('/ligne/defense_armees');
  expect((await found('link', /^Dans ma part/)).getAttribute('href')).toBe('/ma-part');
});

it.each(['fiscalite_etat_tva', 'technique_ecart_insee', 'defense_armees_p146'])(
  'does not lead there from %s',
  async (id) => {
    await visit(`/ligne/${id}`);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: /^Dans ma part/ })).toBeNull();
  },
);
