import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { visit } from '#testing/visit.tsx';

it('the words of the budget are apart from those of the site', async () => {
  await visit('/lexique');
  const budget = await screen.findByRole('region', { name: 'Les mots du budget' });
  const site = screen.getByRole('region', { name: 'Les mots du site' });
  for (const word of ['Programme', 'Niche fiscale (dépense fiscale)']) {
    within(budget).getByText(word, { selector: 'dt' });
  }
  for (const word of ['Bulletin', 'Feuille de 1 000 carrés', 'Paquet de cartes']) {
    within(site).getByText(word, { selector: 'dt' });
  }
  const letters = within(budget).getByRole('navigation', { name: 'Lettres' });
  for (const link of within(letters).getAllByRole('link')) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  }
});
