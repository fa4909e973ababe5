import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, press, visit, wordsOf } from '../../judge/visit.tsx';

const two = '/compare/defense_armees-vs-sante_solidarite_chomage';
const six = `/compare/${[
  'defense',
  'sante_solidarite',
  'securite_justice_police_p176',
  'cotisations_sociales_tabac',
  'niches_fiscales_recherche',
  'defense_armees',
].join('-vs-')}`;

const bars = () => screen.findByRole('list', { name: /^Lignes comparées/ });

it('two lines: their amounts, their ratio and their sum', async () => {
  const { container } = await visit(two);
  const items = within(await bars()).getAllByRole('listitem');
  expect(items.map(wordsOf)).toEqual([
    expect.stringContaining('59,9 Md€'),
    expect.stringContaining('37,0 Md€'),
  ]);
  expect(wordsOf(container)).toMatch(/pèse 1,6 fois la ligne/);
  expect(wordsOf(container)).toContain('96,9 Md€');
  expect(document.title).toMatch(/^Armées et Assurance chômage\s: comparaison — Nos Milliards$/);
});

it('case does not matter, and a deeper line is found in the file of its category', async () => {
  await visit('/compare/DEFENSE_armees-vs-securite_justice_police_P176_a01');
  const table = await screen.findByRole('table');
  expect(wordsOf(table)).toContain('Dépenses › Sécurité et justice › Police nationale');
  expect(wordsOf(table)).toContain('loi de finances initiale 2025');
  expect(within(table).getAllByRole('link', { name: /^Référence et détail/ })).toHaveLength(2);
});

it('unknown ids are named, excess is told', async () => {
  const { container } = await visit(`${six}-vs-recherche_innovation-vs-licornes`);
  await bars();
  expect(wordsOf(container)).toMatch(/ignorée : « licornes »/);
  expect(wordsOf(container)).toContain('On compare au plus 6 lignes');
  expect(screen.getAllByRole('button', { name: /^Retirer/ })).toHaveLength(6);
});

it('without a known line, the explorer says that there is nothing to compare', async () => {
  const { container } = await visit('/compare/licornes-vs-dragons');
  await screen.findByRole('heading', { level: 1, name: 'Explorateur budgétaire' });
  await screen.findByText('Aucun élément à comparer');
  expect(wordsOf(container)).toContain('« licornes », « dragons »');
});

it('a line alone invites to add another', async () => {
  await visit('/compare/defense');
  await screen.findByText(/^Ajoutez une autre ligne/);
  fireEvent.click(screen.getByRole('link', { name: 'Choisir une autre ligne' }));
  expect(await found('heading', 'Explorateur budgétaire')).toBeTruthy();
});

it('six lines: each side is summed apart, and nothing twice', async () => {
  const { container } = await visit(six);
  await bars();
  for (const label of ['Total des dépenses', 'Total des recettes', 'Total des niches fiscales']) {
    expect(wordsOf(container)).toContain(label);
  }
  expect(wordsOf(container)).toContain('« Armées » fait déjà partie de la ligne « Défense »');
});

it('a correction is no measure: no ratio is drawn from it', async () => {
  const { container } = await visit('/compare/defense-vs-technique');
  await bars();
  expect(wordsOf(container)).toMatch(/Pas de rapport entre ces lignes.*est une ligne technique/);
});

it('the lens changes every amount', async () => {
  await visit(two);
  const lens = await screen.findByLabelText('Voir les montants');
  fireEvent.change(lens, { target: { value: 'per-adult' } });
  expect(wordsOf(await bars())).toContain('1 131 €');
  expect(wordsOf(await bars())).not.toContain('Md€');
});

it('emptied line by line, it leads back to the explorer, and comes back when undone', async () => {
  await visit(two);
  await press(/^Retirer Armées/);
  await screen.findByRole('heading', { level: 1, name: 'Assurance chômage' });
  await press(/^Retirer/);
  await screen.findByRole('heading', { level: 1, name: 'Explorateur budgétaire' });
  await press('Annuler');
  expect(await found('heading', 'Assurance chômage')).toBeTruthy();
});
