import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storedBy } from '../../judge/persona.ts';
import { found, press, storedCuts, visit, wordsOf } from '../../judge/visit.tsx';

const votes = () => screen.findByRole('region', { name: 'Le détail de vos votes' });

/** As the last message offers. */
function undo() {
  const told = screen.getAllByRole('status').map((status) => within(status));
  const offers = told.flatMap((one) => one.queryAllByRole('button', { name: 'Annuler' }));
  fireEvent.click(offers.at(-1) ?? document.body);
}

it('empty, they say how to begin', async () => {
  await visit('/resultats');
  await screen.findByRole('heading', { level: 2, name: 'Aucun résultat à afficher' });
  screen.getByText('Vous devez d’abord voter pour voir vos résultats.');
  fireEvent.click(screen.getByRole('link', { name: 'Commencer à voter' }));
  expect(await found('heading', 'Je fais mon budget')).toBeTruthy();
});

it('each vote is told, by euros, and each sector', async () => {
  await visit('/resultats', storedBy('Équilibre exact'));
  const rows = within(await votes())
    .getAllByRole('listitem')
    .map(wordsOf);
  expect(rows).toHaveLength(12);
  for (const words of ['Retraites de base', 'Réduit de 18 %', '149,0 Md€', '+26,8 Md€']) {
    expect(rows[0]).toContain(words);
  }
  const sectors = wordsOf(screen.getByRole('list', { name: 'Effet sur le solde, par secteur' }));
  expect(sectors).toContain('Collectivités+48,6 Md€');
  expect(sectors).toContain('Sécurité sociale+106,4 Md€');
});

it('withdrawn one by one, the votes come back when undone', async () => {
  await visit('/resultats', storedBy('Stockage corrompu'));
  await press(/^Retirer le vote\s: Crédit d’impôt/);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Défense' }));
  await press(/^Retirer le vote\s: Défense/);
  const none = await screen.findByRole('heading', { name: 'Aucun résultat à afficher' });
  expect(document.activeElement).toBe(none);
  undo();
  await screen.findByRole('heading', { name: 'Défense' });
});

it('a vote on a line of the tree is told, and keeping it withdraws it', async () => {
  await visit('/resultats', storedCuts({ fiscalite_etat_impot_revenu: 50 }));
  const sectors = await screen.findByRole('list', { name: /par secteur/ });
  expect(wordsOf(sectors)).toContain('Impôts et recettes');
  await press(/^Modifier/);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('spinbutton')).toHaveProperty('value', '50');
  fireEvent.click(dialog.getByRole('button', { name: 'Garder' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Valider' }));
  await screen.findByRole('heading', { name: 'Aucun résultat à afficher' });
});
