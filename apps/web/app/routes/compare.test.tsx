import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { found, itemsOf, press, rowsOf, seenIn, visit, wordsOf } from '#testing/visit.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const two = '/compare/defense_armees-vs-sante_solidarite_chomage';
const six = `/compare/${[
  'defense',
  'sante_solidarite',
  'securite_justice_police_p176',
  'cotisations_sociales_tabac',
  'niches_fiscales_recherche',
  'defense_armees',
].join('-vs-')}`;

const menu = () => screen.findByRole('link', { name: 'Comparer', current: 'page' });
const list = (name: string) => within(screen.getByRole('region', { name })).getByRole('list');
const bars = () => screen.findByRole('list', { name: /^Lignes comparées/ });

it('two lines: the larger first, their ratio, their sum, and each fact under its line', async () => {
  await visit(two);
  expect(itemsOf(await bars())).toEqual([
    expect.stringMatching(/^Armées59,9 Md€/),
    expect.stringMatching(/^Assurance chômage37,0 Md€/),
  ]);
  const main = screen.getByRole('main');
  await found('heading', 'La ligne « Armées » pèse 1,6 fois la ligne « Assurance chômage ».');
  expect(seenIn(main)).toContain('Total : 96,9 Md€.');
  expect(seenIn(main)).toContain('1 carré = 1,7 Md€, 1 € sur 1 000 € de dépense publique.');
  const rows = rowsOf(screen.getByRole('table', { name: 'Ce que l’on sait de chaque ligne' }));
  expect(rows.slice(0, 8)).toEqual([
    ['Ligne', 'Armées', 'Assurance chômage'],
    ['Montant', '59,9 Md€', '37,0 Md€'],
    ['Part du total', '3,5 % de la dépense publique', '2,1 % de la dépense publique'],
    ['Par adulte (53 millions)', '1 131 € par an', '698 € par an'],
    [
      'Où elle se trouve',
      'Dépenses › Défense et anciens combattants',
      'Dépenses › Santé, retraites et solidarité',
    ],
    ['Qui paie ou perçoit', 'État et opérateurs', 'Sécurité sociale'],
    ['Nature du chiffre (définition)', 'Officiel', 'Officiel'],
    ['Année', 'loi de finances initiale 2025', 'comptes 2024'],
  ]);
  expect(screen.getByRole('link', { name: 'Armées' }).getAttribute('href')).toBe(
    '/ligne/defense_armees',
  );
  expect(document.title).toMatch(/^Armées et Assurance chômage\s: comparaison — Nos Milliards$/);
});

it('what a line pays to others is told beside what it leaves in the total', async () => {
  await visit('/compare/education_formation-vs-defense_armees');
  const rows = rowsOf(await screen.findByRole('table'));
  expect(rows.slice(1, 3)).toEqual([
    ['Montant', '132,1 Md€', '59,9 Md€'],
    ['Avant transferts (définition)', '137,2 Md€', '59,9 Md€'],
  ]);
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
  await waitFor(() => expect(wordsOf(container)).toContain('« licornes », « dragons »'));
  await press('Aller à l’explorateur');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

it('a refused clipboard is said beside the address, which can be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await visit(two);
  await press('Partager');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Copier l’adresse' }));
  await waitFor(() =>
    expect(wordsOf(dialog.getByRole('alert'))).toBe('Impossible de copier l’URL.'),
  );
  const field = dialog.getByLabelText<HTMLInputElement>('Adresse de la comparaison');
  expect(field.selectionEnd).toBe(field.value.length);
});

it('a line alone is ranked with nothing, and invites to add another', async () => {
  await visit('/compare/defense');
  await screen.findByText(/^Ajoutez une autre ligne/);
  expect(itemsOf(await bars())).toEqual([expect.not.stringMatching(/la plus petite/)]);
  expect(wordsOf(screen.getByRole('main'))).not.toContain('Même échelle');
  fireEvent.click(screen.getByRole('link', { name: 'Choisir une autre ligne' }));
  await found('heading', 'Comparer deux à six lignes du budget');
  const chosen = await found('button', 'Comparé Défense et anciens combattants');
  expect(chosen.getAttribute('aria-pressed')).toBe('true');
});

it('without a selection, one chooses among the categories of both sides', async () => {
  await visit('/compare');
  await found('heading', 'Comparer deux à six lignes du budget');
  expect(document.title).toBe('Comparer deux à six lignes du budget — Nos Milliards');
  expect((await menu()).getAttribute('href')).toBe('/compare');
  expect(itemsOf(list('Où va l’argent'))[0]).toMatch(/^Santé, retraites et solidarité893,4 Md€/);
  expect(itemsOf(list('D’où il vient'))[0]).toMatch(/^Cotisations et contributions sociales/);
  expect(wordsOf(screen.getByRole('main'))).not.toMatch(/Lignes techniques|Niches fiscales/);

  await press(/^Comparer Défense/);
  expect((await menu()).getAttribute('href')).toBe('/compare');
  await press(/^Comparer Sécurité et justice/);
  await waitFor(async () =>
    expect((await menu()).getAttribute('href')).toBe('/compare/defense-vs-securite_justice'),
  );
  fireEvent.click(await menu());
  await waitFor(async () => expect(itemsOf(await bars())).toHaveLength(2));
});

it('the search of the page adds a line to those chosen', async () => {
  await visit('/compare');
  await press(/^Comparer Défense/);
  await press('Chercher une ligne');
  const dialog = await found('dialog', 'Choisir une ligne');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'prisons' } });
  fireEvent.click(within(dialog).getAllByRole('option')[0] ?? document.body);
  await waitFor(async () => expect(itemsOf(await bars())).toHaveLength(2));
});

it('six lines: each is a multiple of the smallest; spending and revenue have each their total', async () => {
  const { container } = await visit(six);
  const rows = itemsOf(await bars());
  expect(rows[0]).toContain('110 fois la plus petite');
  expect(rows.at(-1)).toContain('la plus petite des 6');
  expect(seenIn(container)).toMatch(/Dépenses : [\d ,]+ Md€\. Recettes : [\d ,]+ Md€\./);
  expect(wordsOf(container)).toContain('ne s’additionnent pas entre eux');
  expect(wordsOf(container)).toContain(
    '« Armées » fait déjà partie de la ligne « Défense et anciens combattants »',
  );
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
  expect(await screen.findByRole('heading', { level: 1, name: 'Assurance chômage' })).toBeTruthy();
});

it('one votes on a line from the comparison, and adds another', async () => {
  await visit(two);
  const [armies] = within(await bars()).getAllByRole('group');
  if (armies === undefined) throw new Error('no choices');
  fireEvent.click(within(armies).getByRole('button', { name: 'Réduire' }));
  await waitFor(async () =>
    expect((await found('button', 'Valider')).getAttribute('aria-disabled')).toBeNull(),
  );
  await press('Valider');
  expect(wordsOf(await bars())).toContain('Baisse de 10 %');
  await press('Ajouter une ligne');
  const dialog = await found('dialog', 'Ajouter à la comparaison');
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'prisons' } });
  fireEvent.click(within(dialog).getAllByRole('option')[0] ?? document.body);
  await waitFor(async () => expect(itemsOf(await bars())).toHaveLength(3));
});

it('a sum names all who pay its lines, its years and its producers, as its own page does', async () => {
  await visit('/compare/sante_solidarite-vs-education_formation_culture');
  const rows = rowsOf(await screen.findByRole('table', { name: /ce que l’on sait/i }));
  const [, payers] = rows.find(([name]) => name === 'Qui paie ou perçoit') ?? [];
  expect(payers).toBe('Sécurité sociale, État et opérateurs');
  expect(rows.find(([name]) => name === 'Année')).toEqual([
    'Année',
    'années 2023 à 2025',
    'loi de finances initiale 2025',
  ]);
  const [, , culture] = rows.find(([name]) => name === 'Source') ?? [];
  expect(culture).toMatch(/^Direction du budget, /);
});
