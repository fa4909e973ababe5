import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { found, itemsOf, press, rowsOf, visit, wordsOf } from '#testing/visit.tsx';

/** No test edition has the accounts of the communes. */
const accounts = dirname(
  createRequire(import.meta.url).resolve('@nosmilliards/data/built/communes.json'),
);

let asked: string[] = [];
let isOffline = false;
const kept = new Map<string, string>();

beforeEach(() => {
  asked = [];
  isOffline = false;
  kept.clear();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const file = join(accounts, path.replace('/donnees/', 'open-data/').replace(/\?.*/, ''));
    if (isOffline) throw new TypeError('Failed to fetch');
    return existsSync(file)
      ? new Response(readFileSync(file, 'utf8'))
      : new Response('', { status: 404 });
  });
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (path: string, response: Response) => {
        kept.set(path, await response.text());
      },
      match: async (path: string) => {
        const text = kept.get(path);
        return text === undefined ? undefined : new Response(text);
      },
    }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const main = () => wordsOf(screen.getByRole('main'));
const partOf = async (name: string) =>
  within(await found('table', 'Où va l’argent, 2024')).getByRole('link', { name });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const fieldOf = (name: string) => found('combobox', name);

it('says what the commune spends, then draws two sheets of 1 000 squares whose parts add up', async () => {
  await visit('/commune/01004');
  await found('heading', 'Ambérieu-en-Bugey dépense 1 304 € par habitant.');
  expect(document.title).toMatch(/^Ambérieu-en-Bugey dépense 1\s304\s€ par habitant\. — /);
  for (const [picture, table] of [
    [/^Pour 1 000 € dépensés, sur 1 000 carrés : Personnel 436/, 'Où va l’argent, 2024'],
    [/^D’où ils viennent, sur 1 000 carrés : Impôts locaux/, 'D’où vient l’argent, 2024'],
  ] as const) {
    const drawn = screen.getAllByRole('img', {
      name: (name) => picture.test(name.replaceAll(/\s/g, ' ')),
    });
    expect(drawn).toHaveLength(2);
    const words = drawn.flatMap((one) => [...one.querySelectorAll('text')]);
    expect(words.length).toBeGreaterThan(0);
    // The name of the picture says them.
    expect(words.filter((word) => word.closest('[aria-hidden="true"]') === null)).toEqual([]);
    const rows = rowsOf(screen.getByRole('table', { name: table }));
    const numbers = (column: number) =>
      rows.slice(1).map((row) => Number(row[column]?.replaceAll(/[^\d−]/g, '').replace('−', '-')));
    const [squares, amounts] = [numbers(1), numbers(2)];
    expect(squares.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(1000);
    expect(amounts.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(amounts.at(-1));
  }
  expect(main()).toContain(
    'En 2024, Ambérieu-en-Bugey a dépensé 1 304 € par habitant (15 240 habitants), et reçu 1 367 €, emprunts compris. La moitié des communes de 10 000 à 19 999 habitants sont entre 1 408 et 1 923 €.',
  );
  expect(main()).toContain('Au 31 décembre 2024, il restait à rembourser 503 € par habitant.');
  expect(main()).toMatch(/Taux de taxe foncière .*37,25 % en 2023, 37,25 % en 2024/);
  expect(main()).toContain('Les collectivités font 190 carrés de la feuille de la France');
  expect(main()).toContain('Ma commune · Ain (01) · comptes de 2024');
  expect(main()).toContain('le fichier lu contient jusqu’à 75 communes');
  expect(main()).not.toMatch(/\bundefined\b|\bNaN\b/);
});

it('a part opens its years, in words and in a table, with the middle half beside', async () => {
  await visit('/commune/01004');
  fireEvent.click(await partOf('Travaux et équipements'));
  await waitFor(() => expect(document.activeElement?.id).toBe('equipement'));
  const figure = within(await found('figure', 'Travaux et équipements, par habitant'));
  expect(wordsOf(figure.getByText(/en moyenne sur 8 ans/))).toContain(
    'Une commune paie plus ou moins selon ce qu’elle fait elle-même',
  );
  expect(figure.getByRole('img', { name: /2017\s: 164\s€, 2018\s: 343\s€/ })).toBeTruthy();
  const rows = rowsOf(figure.getByRole('table', { hidden: true }));
  expect(rows).toHaveLength(9);
  expect(rows.at(-1)).toEqual(['2024', '239 €', expect.stringMatching(/^\d+ à \d+ €$/)]);
  // Personnel is not among those offered first: it joins them.
  fireEvent.click(await partOf('Personnel'));
  const chips = within(await found('navigation', 'Choisir un poste'));
  expect(await chips.findByRole('link', { name: 'Personnel', current: true })).toBeTruthy();
});

it('no colour, arrow or word tells high from low', async () => {
  await visit('/commune/01004');
  await found('heading', /dépense 1 304 €/);
  expect(main()).not.toMatch(/au-dessus|en dessous|meilleur|pire|classement|élevé|[↑↓▲▼]/i);
});

it.each([
  ['01999', 'Aucune commune sous ce code dans les comptes de 2024.'],
  ['97502', 'Hors du champ de la source.'],
])('%s is found nowhere, and the search is offered', async (code, sentence) => {
  await visit(`/commune/${code}`);
  await found('heading', 'Commune introuvable');
  expect(main()).toContain(sentence);
  expect(await fieldOf('Une autre commune')).toBeTruthy();
});

it('a malformed code is no page', async () => {
  await visit('/commune/lyon');
  await found('heading', 'Page introuvable');
  expect(asked).toEqual([]);
});

it.each([
  ['01330', 'Ruffieu', 'Cette commune a fusionné ou changé de code depuis 2024.'],
  ['13072', 'Peynier a dépensé', 'Pas de compte publié pour 2024.'],
  ['01033', 'Valserhône', 'Le nombre d’habitants change beaucoup en 2019'],
  ['02387', 'Itancourt', 'Impôts locaux : −378 € par habitant, un montant négatif'],
  ['75056', 'Paris', 'Paris est à la fois commune et département'],
  ['97611', 'Mamoudzou', 'À Mayotte, la source garde la population de 2018'],
])('%s, %s: %s', async (code, name, sentence) => {
  await visit(`/commune/${code}`);
  await found('heading', new RegExp(`^${name}`));
  expect(main()).toContain(sentence);
});

it('a village without inhabitants has no amount and no picture', async () => {
  await visit('/commune/55039');
  await found('heading', 'Beaumont-en-Verdunois');
  expect(main()).toContain('Village détruit pendant la Grande Guerre, sans habitant');
  expect(main()).not.toContain('Année par année');
});

it('Paris has no band', async () => {
  await visit('/commune/75056');
  await found('heading', /^Paris dépense/);
  expect(main()).not.toContain('La moitié des communes');
});

it('an arrondissement leads to its city', async () => {
  await visit('/commune/69383');
  expect(await found('heading', /^Lyon dépense/)).toBeTruthy();
});

it('says that the accounts did not come, reads them again, and keeps them for later', async () => {
  isOffline = true;
  await visit('/commune/01004');
  await found('heading', 'Ces comptes ne sont pas arrivés');
  isOffline = false;
  await press('Réessayer');
  const title = await found('heading', /^Ambérieu-en-Bugey dépense/);
  await waitFor(() => expect(document.activeElement).toBe(title));
  isOffline = true;
  await visit('/commune/01004');
  expect(await found('heading', /^Ambérieu-en-Bugey dépense/)).toBeTruthy();
});

it('a list that does not come is said, and asked again', async () => {
  isOffline = true;
  await visit('/commune');
  const field = await fieldOf('Le nom de votre commune');
  act(() => field.focus());
  await found('button', 'Réessayer');
  type(field, 'Lyon');
  expect(main()).toContain('La liste des communes n’est pas arrivée.');
  isOffline = false;
  await press('Réessayer');
  expect((await screen.findAllByRole('option')).map(wordsOf)[0]).toBe('LyonCommune · Rhône (69)');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('names are searched on the device, homonyms with their department', async () => {
  await visit('/commune');
  const field = await fieldOf('Le nom de votre commune');
  expect(asked).toEqual([]);
  act(() => field.focus());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatch(/^\/donnees\/communes\/recherche\.txt\?\d{4}$/);
  type(field, 'st denis');
  const options = await waitFor(() => {
    const all = screen.getAllByRole('option').map(wordsOf);
    expect(all.length).toBeGreaterThan(2);
    return all;
  });
  expect(options.slice(0, 2).toSorted()).toEqual([
    'Saint-DenisCommune · La Réunion (974)',
    'Saint-DenisCommune · Seine-Saint-Denis (93)',
  ]);
  type(field, 'xyzxyz');
  await screen.findByText(/Aucune commune de ce nom/);
  type(field, '01004');
  fireEvent.keyDown(field, { key: 'Enter' });
  await found('heading', /^Ambérieu-en-Bugey dépense/);
  expect(asked.join(' ')).not.toMatch(/denis|xyz/i);
});

it('the search of the site offers a commune, after what the site has', async () => {
  await visit('/lexique');
  await press('Rechercher');
  const field = await found('combobox', 'Un mot ou un code');
  act(() => field.focus());
  await waitFor(() => expect(asked).toHaveLength(1));
  type(field, 'Lyon');
  const [first] = await waitFor(() => {
    const all = screen.getAllByRole('option');
    expect(all.map(wordsOf)).toContain('LyonCommune · Rhône (69)');
    return all;
  });
  expect(wordsOf(first ?? field)).toBe('LyonCommune · Rhône (69)');
  type(field, 'retraites');
  expect(wordsOf(screen.getAllByRole('option')[0] ?? field)).not.toContain('Commune ·');
});

it('two communes side by side, in the order of the address, never of the amounts', async () => {
  await visit('/commune/01004?face=69123');
  await found(
    'heading',
    'Ambérieu-en-Bugey dépense 1 304 € par habitant. Lyon dépense 1 624 € par habitant.',
  );
  expect(document.title).toMatch(/^Ambérieu-en-Bugey dépense .* Lyon dépense /);
  expect(main()).toContain('Source : Observatoire des finances et de la gestion publique locales');
  const piles = itemsOf(await found('list', 'Communes comparées, dans l’ordre choisi'));
  expect(piles).toEqual([
    expect.stringMatching(
      /^Ambérieu-en-Bugey1 304 €Comptes de 2024\. La moitié des communes de 10 000 à 19 999/,
    ),
    expect.stringMatching(
      /^Lyon1 624 €Comptes de 2024\. La moitié des communes de 100 000 habitants et plus/,
    ),
  ]);
  const rows = rowsOf(
    screen.getByRole('table', { name: 'Budget principal, en euros par habitant sauf mention' }),
  );
  expect(rows[0]).toEqual(['Poste', 'Ambérieu-en-Bugey', 'Lyon']);
  expect(rows).toContainEqual(['Personnel', '569 €', '731 €']);
  expect(rows).toContainEqual(['Taux de taxe foncière voté', '37,25 %', '31,89 %']);
  fireEvent.click(await found('link', 'Retirer Lyon'));
  const alone = await found('heading', /^Ambérieu-en-Bugey dépense 1 304 € par habitant\.$/);
  // The two addresses differ by their query only.
  await waitFor(() => expect(document.activeElement).toBe(alone));
});

it('an unknown commune is not put in front, and the page says so', async () => {
  await visit('/commune/01004?face=01999');
  await found('heading', /^Ambérieu-en-Bugey dépense/);
  expect(main()).toContain('En face, code 01999. Aucune commune sous ce code');
});

it('the year of a commune, and what to know of it, are said beside another too', async () => {
  await visit('/commune/75056?face=13072');
  await found('heading', /^Paris dépense .* Peynier a dépensé .* en 2023\.$/);
  expect(main()).toContain('Comptes de 2024. Paris est à la fois commune et département');
  expect(main()).toMatch(/Comptes de 2023\. [^.]*\. Pas de compte publié pour 2024\./);
});

it('a city is not put in front of itself by the code of its arrondissement', async () => {
  await visit('/commune/69123?face=69381');
  await found('heading', /^Lyon dépense [^.]*\.$/);
  expect(asked.filter((path) => path.includes('/comptes/'))).toHaveLength(1);
});

it('a square is worth what the squares share out, where an amount is negative', async () => {
  await visit('/commune/02387');
  await found('heading', /^Itancourt/);
  expect(main()).toContain('1 carré = 1,82 € par habitant');
});

it('the other communes of the intercommunality are named when asked', async () => {
  await visit('/commune/01004');
  fireEvent.click(await screen.findByText('Ses communes'));
  expect(await found('link', 'Lagnieu')).toBeTruthy();
});

it('the file made on the device has a row for each post and year', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await visit('/commune/01004');
  await press('Télécharger ces comptes (CSV)');
  const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toBe(
    'code;commune;annee;habitants;poste;euros_par_habitant;quartile_1;quartile_3',
  );
  expect(lines).toContain('01004;Ambérieu-en-Bugey;2024;15240;Dépenses;1304;1408;1923');
  vi.restoreAllMocks();
});
