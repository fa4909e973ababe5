import { AREAS } from '@nosmilliards/domain/series/area';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { found, visit, wordsOf } from '#testing/visit.tsx';

/** The function put forward on arrival. */
const HEALTH = /^En \d{4}, la dépense publique de santé fait/;
const table = () => screen.getByRole('table', { name: /^Dépense publique par fonction/ });
const valuesOf = (name: string) =>
  within(within(table()).getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map(wordsOf);

const choiceOf = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Choisir une fonction' })).getByRole('link', {
    name,
  });

it('shows ten functions in the order of the nomenclature, five areas by population', async () => {
  await visit('/europe');
  await found('heading', 'Les dix fonctions');
  const names = within(table())
    .getAllByRole('rowheader')
    .map((one) => wordsOf(one));
  expect(names).toEqual([
    'Services publics généraux',
    'Défense',
    'Ordre et sécurité publics',
    'Affaires économiques',
    'Protection de l’environnement',
    'Logements et équipements collectifs',
    'Santé',
    'Loisirs, culture et culte',
    'Enseignement',
    'Protection sociale',
    'Ensemble des dépenses',
  ]);
  const columns = within(table()).getAllByRole('columnheader').slice(1);
  expect(columns.map((one) => wordsOf(one).trim())).toEqual([
    'Allemagne',
    'France',
    'Italie',
    'Espagne',
    'Union',
  ]);
  expect(valuesOf('Santé')).toEqual(['7,6 %', '8,9 %', '6,6 %', '6,5 %', '7,4 %']);
});

it('puts health forward on arrival: the sentence, the five areas in their order, France in ink', async () => {
  await visit('/europe');
  await found('heading', HEALTH);
  expect(document.title).toBe('Ailleurs en Europe — Nos Milliards');
  const areas = within(screen.getByRole('list', { name: 'Santé, en % du PIB, 2024' }));
  const items = areas.getAllByRole('listitem');
  expect(items.map(wordsOf)).toEqual([
    'Allemagne 7,6 %',
    'France 8,9 %',
    'Italie 6,6 %',
    'Espagne 6,5 %',
    'Union 7,4 %',
  ]);
  expect(items.map((one) => one.querySelector('svg')?.getAttribute('width'))).toEqual([
    '76%',
    '89%',
    '66%',
    '65%',
    '74%',
  ]);
  expect(
    items.map((one) => /chosen/.test(one.querySelector('svg')?.getAttribute('class') ?? '')),
  ).toEqual(AREAS.map((area) => area === 'FR'));
  expect(choiceOf('Santé').getAttribute('aria-current')).toBe('true');
});

it('puts another function forward, in the unit being read', async () => {
  await visit('/europe?unite=euros');
  await found('heading', /de santé fait 3\s797\s€ par habitant en France, 2\s957\s€ dans l’Union$/);
  expect(choiceOf('Défense').getAttribute('href')).toBe('/fonction/gf02?unite=euros');
  fireEvent.click(choiceOf('Défense'));
  await found('heading', /de défense fait 788\s€ par habitant en France, 592\s€ dans l’Union$/);
  expect(choiceOf('Défense').getAttribute('aria-current')).toBe('true');
  expect(document.title).toBe('Défense, ailleurs en Europe — Nos Milliards');
});

it('keeps the focus on the function chosen, and announces its sentence', async () => {
  await visit('/fonction/gf07');
  await found('heading', HEALTH);
  choiceOf('Défense').focus();
  fireEvent.click(choiceOf('Défense'));
  const title = await found('heading', /^En 2024, la dépense publique de défense/);
  expect(document.activeElement).toBe(choiceOf('Défense'));
  const announced = within(
    screen.getByRole('navigation', { name: 'Choisir une fonction' }),
  ).getByRole('status');
  await waitFor(() => expect(announced.textContent).toBe(title.textContent));
});

it('leads from a value to its cell, which has the same value', async () => {
  await visit('/europe');
  await found('heading', 'Les dix fonctions');
  const address = '/piece/eurostat_fonctions_gf07#GF07.FR.PC_GDP.2024';
  const health = within(table()).getByRole('row', { name: /^Santé/ });
  const link = within(health).getByRole('link', { name: '8,9\u00A0%' });
  expect(link.getAttribute('href')).toBe(address);
  const { container } = await visit(address);
  await found('heading', /gov_10a_exp/);
  expect(container.querySelector('[id="GF07.FR.PC_GDP.2024"]')?.textContent).toBe('8,9');
});

it.each([
  ['?unite=spa', '3 487', 'la parité est celle du PIB entier'],
  ['?unite=euros', '3 797 €', 'divisée par la population moyenne de l’année'],
  ['?unite=part', '15,6 %', 'divisée par toute la dépense publique'],
  ['?unite=inconnue', '8,9 %', 'rapportée au PIB de l’année'],
])(
  'reads the same amounts in %s, with its denominator and its reserve',
  async (query, value, words) => {
    await visit(`/europe${query}`);
    await found('heading', 'Les dix fonctions');
    const note = await screen.findByText(new RegExp(words));
    expect(note.textContent).toContain('Réserve');
    expect(valuesOf('Santé')[AREAS.indexOf('FR')]).toBe(value);
    // The sheets have a unit of their own: they are there with the share of GDP only.
    const isOfGdp = query === '?unite=inconnue';
    expect(screen.queryAllByRole('heading', { name: /^Pour 1\s000\s€ produits/ })).toHaveLength(
      isOfGdp ? 1 : 0,
    );
  },
);

it('changes its unit in the address', async () => {
  await visit('/europe');
  await found('heading', 'Les dix fonctions');
  fireEvent.click(screen.getByRole('link', { name: 'Euros par habitant' }));
  await screen.findByText(/suivent le niveau des prix/);
  expect(valuesOf('Santé')[AREAS.indexOf('FR')]).toBe('3 797 €');
});

it.each(['/europe', '/fonction/gf10'])(
  '%s says its reserves, and puts no amount of the edition beside those of Eurostat',
  async (address) => {
    const { container } = await visit(address);
    const reserves = (await found('heading', 'Ce que cette page ne dit pas')).parentElement;
    if (reserves === null) throw new Error('No reserves');
    for (const words of ['57,3 % ou 57,0 %', 'Retraites', 'Santé', 'Choix des pays']) {
      expect(wordsOf(reserves)).toContain(words);
    }
    expect(container.querySelector('main')?.textContent).not.toMatch(/Md€/);
  },
);

it('opens a function on its groups, its years and the categories it corresponds to in part', async () => {
  await visit('/fonction/gf07');
  await found('heading', HEALTH);
  const groups = screen.getByRole('table', { name: /^Santé, en % du PIB, 2024/, hidden: true });
  expect(within(groups).getAllByRole('row', { hidden: true })).toHaveLength(1 + 6 + 1);
  expect(within(groups).getByRole('columnheader', { name: /Groupe/, hidden: true })).toBeDefined();
  expect(screen.getByText('6,9 % en 1995, 8,9 % en 2024')).toBeDefined();
  const years = screen.getByRole('table', { name: /^Santé, en % du PIB de l’année/, hidden: true });
  expect(within(years).getAllByRole('row', { hidden: true })).toHaveLength(1 + 30);
  // The Union is published since 2010: before, a blank.
  const first = within(years).getByRole('row', { name: /^1995/, hidden: true });
  const cells = within(first).getAllByRole('cell', { hidden: true });
  expect(cells.map(wordsOf)).toEqual(['6,1 %', '6,9 %', '5,1 %', '5,2 %', '']);
  const link = await found('link', 'Santé, retraites et solidarité');
  expect(link.getAttribute('href')).toBe('/ligne/sante_solidarite');
  expect(link.parentElement?.textContent).toContain('correspond en partie à');
});

it('gives every sentence of the edition', async () => {
  await visit('/europe');
  const summary = await screen.findByText('En neuf phrases, 2024 sauf mention');
  const all = summary.closest('details');
  if (all === null) throw new Error('No sentences');
  expect(within(all).getAllByRole('listitem', { hidden: true })).toHaveLength(9);
});

it('leads from a category to the functions it corresponds to in part, and from no other line', async () => {
  await visit('/ligne/sante_solidarite');
  const section = (await found('heading', 'Ailleurs en Europe')).parentElement;
  if (section === null) throw new Error('No section');
  expect(
    within(section)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/fonction/gf07', '/fonction/gf10']);
  await visit('/ligne/depenses_collectivites');
  await found('heading', 'Dépenses des collectivités locales');
  expect(screen.queryByRole('heading', { name: 'Ailleurs en Europe' })).toBeNull();
});
