import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readTimeTab } from '#dataset/read.server.ts';
import { seenIn, unfold, visit, wordsOf } from '#testing/visit.tsx';

const slider = async () => screen.findByRole('slider', { name: 'Année' });
const panel = (year: number) => within(screen.getByRole('region', { name: `${year}` }));

it('opens on 2025, in % of GDP, each value leading to its cell', async () => {
  await visit('/temps');
  expect((await slider()).getAttribute('aria-valuetext')).toBe(
    '2025, en % du PIB\u00A0: Dépenses 57,3\u00A0%, Recettes 52,2\u00A0%, Solde −5,1\u00A0%',
  );
  const links = panel(2025).getAllByRole('link');
  expect(links.map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
    ['57,3 %', '/piece/insee_t3201_annees_depenses#BQ27'],
    ['52,2 %', '/piece/insee_t3201_annees_recettes#BQ58'],
    ['−5,1 %', '/piece/insee_t3201_annees_recettes#BQ66'],
  ]);
  expect(wordsOf(screen.getByRole('main'))).toContain('1 carré = 1 % du PIB');
});

it.each([
  ['/temps', 'Dépense publique : 57,3 % du PIB en 2025, contre 36,5 % en 1959'],
  [
    '/temps?unite=constants',
    'Dépense publique : 1 714,2 Md€ en 2025, contre 195,9 Md€ en 1959, en euros de 2025',
  ],
  [
    '/temps/fonctions',
    'Protection sociale, la plus grande dépense : 23,7 % du PIB en 2024, contre 22,0 % en 1995',
  ],
  [
    '/temps/qui?unite=courants',
    'Sécurité sociale, qui dépense le plus : 803,3 Md€ en 2025, contre 65,7 Md€ en 1978, en euros courants',
  ],
  ['/temps/impots', 'Impôts et cotisations : 43,6 % du PIB en 2025, contre 31,0 % en 1959'],
  [
    '/temps/dette',
    'Dette publique : 115,6 % du PIB à la fin de 2025, contre 57,8 % à la fin de 1995',
  ],
])('%s says its finding first, in the unit chosen', async (address, title) => {
  await visit(address);
  await slider();
  expect(wordsOf(screen.getByRole('heading', { level: 1 }))).toBe(title);
});

it('shows no share of 1 000 € beside an amount in euros', async () => {
  await visit('/temps?unite=courants');
  await slider();
  expect(wordsOf(panel(2025).getByText(/^En euros/))).toBe('En euros courants');
  expect(wordsOf(screen.getByRole('region', { name: '2025' }))).not.toMatch(/%|produits/);
});

it('leads from each value of a sentence to its cell', async () => {
  await visit('/temps');
  await slider();
  const sentences = within(screen.getByRole('region', { name: 'Ce que disent ces années' }));
  const links = sentences.getAllByRole('link');
  expect(links.slice(0, 3).map((link) => [wordsOf(link), link.getAttribute('href')])).toEqual([
    ['35,8 %', '/piece/insee_t3201_annees_depenses#D27'],
    ['61,7 %', '/piece/insee_t3201_annees_depenses#BL27'],
    ['57,3 %', '/piece/insee_t3201_annees_depenses#BQ27'],
  ]);
});

it('writes the year read beside each drawing, and keeps a tax without it at its last year', async () => {
  await visit('/temps/impots');
  fireEvent.change(await slider(), { target: { value: '1980' } });
  const page = wordsOf(screen.getByRole('main'));
  expect(page).toMatch(/Cotisations sociales nettes\d+,\d % en 1980 10,3 % en 1959/);
  expect(page).toContain('TVA7,0 % en 2025 7,4 % en 1995');
});

it('reads another year, by the slider and by the buttons', async () => {
  await visit('/temps');
  fireEvent.change(await slider(), { target: { value: '1974' } });
  expect(wordsOf(screen.getByRole('region', { name: '1974' }))).toContain('de recettes en plus');
  fireEvent.click(screen.getByRole('button', { name: 'Année suivante' }));
  expect(wordsOf(screen.getByRole('region', { name: '1975' }))).toContain('empruntés');
});

it.each([
  ['1995', 'dont 51 € empruntés'],
  ['2019', 'dont 24 € empruntés'],
  ['1970', 'dont moins de 1 € empruntés'],
])('what is borrowed in %s is the balance of the year', async (year, words) => {
  await visit('/temps');
  fireEvent.change(await slider(), { target: { value: year } });
  expect(wordsOf(screen.getByRole('region', { name: year }))).toContain(words);
});

it('shows the same values in the table and in the drawing, and says unit and denominator', async () => {
  await visit('/temps?unite=constants');
  await slider();
  const page = wordsOf(screen.getByRole('main'));
  expect(page).toContain('En euros de 2025. Corrigé de la hausse des prix à la consommation.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(68);
  const { lines } = readTimeTab('depenses');
  expect(lines[0]?.values.constant[0]).toBeCloseTo(195_892, -1);
  expect(wordsOf(rows.at(-1) ?? document.body)).toBe('1959195,9 Md€203,8 Md€7,9 Md€');
});

it.each([
  ['/temps/fonctions', 'Protection sociale', 10, [31]],
  ['/temps/qui', 'Sécurité sociale', 4, [49]],
  ['/temps/impots', 'Impôts en capital', 14, [68, 32]],
  ['/temps/impots-1995', 'TVA', 14, [68, 32]],
  ['/temps/dette', 'Dette publique', 1, [32]],
])('%s draws each of its lines on one scale', async (address, title, drawings, rows) => {
  await visit(address);
  await slider();
  expect(screen.getAllByRole('img')).toHaveLength(drawings);
  expect(screen.getByRole('img', { name: new RegExp(`^${title}, en % du PIB`) })).toBeDefined();
  if (rows.length > 1) await unfold('Les 67 années en tableau');
  expect(
    screen.getAllByRole('table').map((table) => within(table).getAllByRole('row').length),
  ).toEqual(rows);
});

it('leaves a missing value blank, never zero: no year 2025 by function', async () => {
  await visit('/temps/fonctions');
  await slider();
  expect(screen.queryByRole('region', { name: '2025' })).toBeNull();
  expect(panel(2024).getByRole('link', { name: /23,7/ }).getAttribute('href')).toBe(
    '/piece/eurostat_fonctions_gf10#GF10.FR.PC_GDP.2024',
  );
});

it('has a tab per address, that keeps the unit', async () => {
  await visit('/temps/qui?unite=courants');
  await slider();
  const tabs = within(screen.getByRole('navigation', { name: 'Au fil du temps' }));
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/temps?unite=courants',
    '/temps/fonctions?unite=courants',
    '/temps/qui?unite=courants',
    '/temps/impots?unite=courants',
    '/temps/dette?unite=courants',
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Qui');
});

it('says why other pages give another total of the last year', async () => {
  await visit('/temps');
  await slider();
  expect(seenIn(screen.getByRole('main'))).toContain(
    'Dépenses publiques 2025 : total du jeu, estimé 1 734,2 Md€ · total constaté par l’Insee 1 714,2 Md€.',
  );
  const [total] = screen.getAllByRole('link', { name: 'total du jeu, estimé' });
  expect(total?.getAttribute('href')).toBe('/methodologie#comptes');
});

it('names no decade beside an end of the axis', async () => {
  await visit('/temps/dette');
  await slider();
  const axis = document.querySelectorAll('svg text[text-anchor]');
  expect(Array.from(axis, ({ textContent }) => textContent)).toEqual(['1995', '2010', '2025']);
});
