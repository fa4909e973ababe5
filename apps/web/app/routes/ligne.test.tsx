import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  factsOf,
  found,
  itemsOf,
  press,
  rowsOf,
  seenIn,
  unfold,
  visit,
  wordsOf,
} from '#testing/visit.tsx';

it('a programme shows its figure, its parts, its past and its results', async () => {
  await visit('/ligne/defense_armees_p146');
  const amount = wordsOf(await screen.findByRole('region', { name: 'Montant' }));
  for (const text of [
    '18,7 Md€',
    '11 carrés sur 1 000',
    '353 €',
    '277 €',
    'Loi de finances initiale 2025',
  ]) {
    expect(amount).toContain(text);
  }
  const path = screen.getByRole('navigation', { name: 'Fil d’Ariane' });
  expect(within(path).getAllByRole('link').map(wordsOf)).toEqual([
    'Dépenses',
    'Défense et anciens combattants',
    'Armées',
  ]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(wordsOf);
  for (const name of [
    'Dans « Armées »',
    'Année après année',
    'Ce qu’elle contient',
    'Qui s’en occupe, avec quels résultats',
    'D’où vient ce chiffre',
  ]) {
    expect(headings).toContain(name);
  }
  const parts = screen.getByRole('list', { name: /Lignes du dessous/ });
  expect(within(parts).getAllByRole('link').map(wordsOf)[0]).toBe('Engagement et combat');
  expect(screen.getAllByText('Cible 2025')).toHaveLength(5);
  expect(wordsOf(document.body)).toContain('Réserve sur la source');
  expect(document.title).toContain('Équipement des forces (P146)');
});

it.each([
  ['a revenue', 'fiscalite_etat_tva', 'À qui va cette recette'],
  ['a technical line', 'technique_ecart_insee', 'Elle ne se vote pas'],
  ['a tax niche', 'niches_fiscales_abattement_pensions', 'De l’argent non perçu'],
  ['a transfer', 'collectivites_territoriales_concours_etat', 'Transfert entre administrations'],
  ['a line of the game', 'defense_armees', 'Dans le jeu de cartes'],
  [
    'a line whose perimeter changed',
    'sante_solidarite_logement_aides_p109',
    'Les années ne se comparent pas tout à fait',
  ],
])('%s says what it is', async (_kind, id, expected) => {
  await visit(`/ligne/${id}`);
  await screen.findByRole('heading', { level: 2, name: 'D’où vient ce chiffre' });
  expect(wordsOf(screen.getByRole('main'))).toContain(expected);
});

it('a line without a description shows its title and its place, and no sentence', async () => {
  await visit('/ligne/defense_armees_p144_a03_s32');
  const amount = await screen.findByRole('region', { name: 'Montant' });
  expect(seenIn(amount)).toMatch(/Moins d’un carré sur 1 000\. par adulte/);
  const [described] = document.querySelectorAll('meta[name="description"]');
  expect(described?.getAttribute('content')).toMatch(
    /^Renseignement de sécurité de défense, dans «\u00A0Recherche .*…\u00A0». Sous-action 144-03-32/,
  );
});

it.each([
  ['a niche', 'niches_fiscales_dons_mecenat_d110201', 'recettes. Réduit'],
  ['a transfer', 'sante_solidarite_regimes_speciaux_p198_a03', 'dépenses. Complète'],
])('%s inside another says that it is outside the total', async (_kind, id, expected) => {
  await visit(`/ligne/${id}`);
  const amount = await screen.findByRole('region', { name: 'Montant' });
  expect(seenIn(amount)).toContain(`Hors du total des ${expected}`);
});

it('[K5] a negative line says that it has no square', async () => {
  await visit('/ligne/cotisations_sociales_non_recouvrees');
  const amount = await screen.findByRole('region', { name: 'Montant' });
  expect(seenIn(amount)).toContain('Aucun carré, le montant est négatif. Retire');
});

it('the chart tells what was voted and spent, its table the projects too', async () => {
  await visit('/ligne/defense_armees');
  const figure = await screen.findByRole('figure', { name: 'Voté et dépensé' });
  const bars = within(figure).getAllByRole('definition').map(wordsOf);
  expect(bars).toHaveLength(7);
  expect(bars.filter((bar) => bar.startsWith('voté'))).toHaveLength(5);
  expect(bars.filter((bar) => bar.startsWith('dépensé'))).toHaveLength(2);
  const rows = rowsOf(within(figure).getByRole('table'));
  expect(rows).toHaveLength(6);
  expect(rows[0]).toEqual(['Année', 'Voté', 'Dépensé', 'Projet de loi']);
  expect(rows.at(-2)).toEqual(['2025', '59 946,3', '62 123,7', '60 003,5']);
  expect(rows.at(-1)).toEqual(['2026', '66 475,5', 'non connu', 'non connu']);
});

it('every figure stands beside its own name', async () => {
  await visit('/ligne/defense_armees_p146');
  const amount = await screen.findByRole('region', { name: 'Montant' });
  expect(factsOf(amount)).toEqual({
    'pour 1 000 € de dépense publique': '10,8 €',
    'par adulte (53 millions)': '353 €',
    'par habitant (67,4 millions)': '277 €',
    'par habitant (67,4 millions) et par jour': '0,76 €',
  });
  expect(seenIn(amount)).toMatch(
    /^18,7 Md€\s*Officiel\s*Loi de finances initiale 2025\s*Source : Direction du budget\s*11 carrés/,
  );
  const family = await found('region', 'Dans « Armées »');
  expect(seenIn(family)).toContain('31,2 % de « Armées », la 2e par montant.');
  expect(itemsOf(within(family).getByRole('list'))).toEqual([
    'Soutien de la politique de la défense 24,9 Md€',
    'Équipement des forces 18,7 Md€',
    'Préparation et emploi des forces 14,3 Md€',
    'Environnement et prospective de la politique de défense 2,1 Md€',
  ]);
});

it('small lines wait in a fold, and lead to their page', async () => {
  await visit('/ligne/defense_armees_p212');
  const fold = await unfold(/autres lignes/);
  const small = within(fold).getByRole('link', { name: 'Politique culturelle et éducative' });
  fireEvent.click(small);
  expect(await found('heading', 'Politique culturelle et éducative')).toBeTruthy();
});

it('a line is set against one of three others, or one that is searched', async () => {
  await visit('/ligne/defense_armees');
  await press('Comparer');
  const dialog = await found('dialog', '« Armées » face à…');
  const suggestions = within(dialog).getByRole('list', { name: 'Suggestions' });
  expect(within(suggestions).getAllByRole('button')).toHaveLength(3);
  fireEvent.change(within(dialog).getByRole('combobox'), { target: { value: 'prisons' } });
  fireEvent.click(within(dialog).getAllByRole('option')[0] ?? document.body);
  expect(
    await found('heading', /^La ligne « Armées » pèse .* la ligne « Prisons »\.$/),
  ).toBeTruthy();
});

it('a vote is cast on the page, and said in words', async () => {
  await visit('/ligne/defense_armees');
  await press('Réduire');
  await press('Valider');
  const vote = await found('region', 'Et vous ?');
  expect(wordsOf(vote)).toContain('Baisse de 10 %');
  expect(seenIn(vote)).toContain('53,9 Md€solde +6,0 Md€');
});

it('the chart names the law of each year and leads to where they are read', async () => {
  await visit('/ligne/defense_armees_p146');
  const figure = await screen.findByRole('figure', { name: 'Voté et dépensé' });
  const shown = wordsOf(figure);
  for (const year of [2022, 2023, 2024]) {
    expect(shown).toContain(`loi de finances initiale pour ${year}`);
  }
  expect(shown).toContain('loi n° 2025-127 du 14 février 2025');
  expect(shown).toContain('loi n° 2026-103 du 19 février 2026');
  within(figure).getByRole('link', { name: /Lois de finances initiales 2022 à 2026/ });
});

it('an error is reported in a form already filled, and the line can be taken away', async () => {
  await visit('/ligne/defense_armees_p146');
  const report = await screen.findByRole('link', { name: /Signaler une erreur/ });
  const { searchParams, pathname } = new URL(report.getAttribute('href') ?? '');
  expect(pathname).toBe('/nos-milliards/nos-milliards/issues/new');
  expect(searchParams.get('adresse')).toBe('/ligne/defense_armees_p146');
  expect(searchParams.get('affiche')).toContain('18,7\u00A0Md€');
  expect(searchParams.get('title')).toContain('defense_armees_p146');
  const file = screen.getByRole('link', { name: /Cette ligne en JSON/ });
  expect(file.getAttribute('href')).toBe('/ligne/defense_armees_p146.json');
});

it('a calculated amount shows each term, its sign, and the way to its cell', async () => {
  await visit('/ligne/depenses_collectivites_subventions_transports');
  const first = await screen.findByRole('link', { name: /tableau 3\.206, O16/ });
  expect(first.getAttribute('href')).toBe('/piece/insee_t3206#O16');
  const words = [...(first.closest('ul')?.children ?? [])].map(wordsOf);
  expect(words).toHaveLength(8);
  expect(words[0]).toMatch(/^Insee, tableau 3\.206, O16 : .* : 15 815,8 M€$/);
  expect(words[4]).toMatch(/^− .* : 19 100,0 M€$/);
  expect(words.at(-1)).toBe('= Montant de la ligne : 23 118,2 M€ ± 3,0 Md€');
  expect(wordsOf(screen.getByRole('main'))).toContain(
    'Un de ses chiffres est lu chez un tiers qui cite le producteur.',
  );
});

it.each([
  ['a programme that the file counts twice', 'securite_justice_police_p176', '17 521,9 M€'],
  ['a sum that no document contains', 'education_formation_culture', 'Somme des programmes'],
])('%s is calculated, and says how', async (_kind, id, how) => {
  await visit(`/ligne/${id}`);
  const amount = wordsOf(await screen.findByRole('region', { name: 'Montant' }));
  expect(amount).toContain('Calculé');
  expect(amount).not.toContain('Officiel');
  const source = wordsOf(screen.getByRole('region', { name: 'D’où vient ce chiffre' }));
  expect(source).toContain(how);
  expect(source).not.toContain('Lu dans');
});

it('a rounded figure read in a quotation says both', async () => {
  await visit('/ligne/sante_solidarite_chomage');
  const amount = wordsOf(await screen.findByRole('region', { name: 'Montant' }));
  expect(amount).toContain('± 50 M€');
  // Beside the nature, and in the text to copy: nobody should quote it as read in the document.
  const reserve = 'lu chez un tiers qui cite le producteur';
  expect(amount).toContain(reserve);
  const quote = wordsOf(document.querySelector('blockquote') ?? document.body);
  expect(quote).toContain(reserve);
  expect(quote).not.toContain(',0 M€');
  expect(wordsOf(screen.getByRole('main'))).toContain('à relire à la source');
});

it('a citation names every producer, and a title the year of an older account', async () => {
  await visit('/ligne/sante_solidarite_retraites_fonctionnaires');
  await screen.findByRole('region', { name: 'Montant' });
  expect(wordsOf(document.querySelector('blockquote') ?? document.body)).toContain(
    'd’après Direction du budget et IGF, IGAS, IGA',
  );
  await visit('/ligne/depenses_collectivites_rsa');
  await waitFor(() => expect(document.title).toContain('Md€ en 2024'));
});

it('a link that opens a copy says so, and a figure read in one too', async () => {
  await visit('/ligne/defense_armees');
  const source = await screen.findByRole('region', { name: 'D’où vient ce chiffre' });
  const copy = within(source).getByRole('link', { name: /\(copie du fichier\)/ });
  expect(copy.getAttribute('href')).toContain('github.com');
  await visit('/ligne/niches_fiscales_recherche');
  const [amount] = await screen.findAllByRole('region', { name: 'Montant' });
  expect(wordsOf(amount ?? document.body)).toContain('lu dans une copie publique');
});

it('a category says how much of it is estimated, how it was read and of what years', async () => {
  await visit('/ligne/sante_solidarite');
  const amount = wordsOf(await screen.findByRole('region', { name: 'Montant' }));
  expect(amount).toContain('Calculé, dont 7 % estimé (± 7,0 Md€)');
  expect(amount).toContain('52,8 % de 2025, 38,6 % de 2024, 8,5 % de 2023');
  const words = wordsOf(screen.getByRole('main'));
  expect(words).toMatch(/Somme de ses lignes, lues dans le document pour [\d,]+ %/);
  expect(words).toContain('années 2023 à 2025');
});

it('a line whose amounts differ says which is which, and gives a citation', async () => {
  await visit('/ligne/defense_armees');
  const section = await screen.findByRole('region', { name: 'Quel chiffre citer\u202F?' });
  const words = wordsOf(section);
  for (const text of ['59,9 Md€', '60,9 Md€', '61,8 Md€', '62,1 Md€', 'C’est le chiffre à citer']) {
    expect(words).toContain(text);
  }
  const quote = wordsOf(section.querySelector('blockquote') ?? document.body);
  expect(quote).toMatch(
    /^Nos Milliards, « Armées » : 59,9 Md€ \(59 946,3 M€\), officiel, loi de finances initiale 2025, d’après .*version [\d.]+, mise à jour du \d+ \S+ \d{4}, https?:\/\/.*\/ligne\/defense_armees, Licence Ouverte 2\.0\.$/,
  );
});

it('a line with one amount has only its citation', async () => {
  await visit('/ligne/defense_armees_p146');
  const section = await screen.findByRole('region', { name: 'Quel chiffre citer\u202F?' });
  expect(wordsOf(section)).not.toContain('circulent');
  expect(section.querySelector('blockquote')).not.toBeNull();
});

const after2025 = () => screen.findByRole('region', { name: 'Après 2025' });
/** Without the words for screen readers. */
const stagesIn = (region: Element) =>
  Object.fromEntries(
    Object.entries(factsOf(region)).map(([word, text]) => [
      word,
      text.replace(/ \((site externe|cellule lue)\)/, ''),
    ]),
  );

it('the vote of 2026 stands with its change, and leads to its source', async () => {
  await visit('/ligne/defense_armees_p146');
  const region = await after2025();
  const facts = stagesIn(region);
  expect(Object.keys(facts)).toEqual(['Voté 2025', 'Dépensé 2025', 'Voté 2026']);
  expect(facts['Voté 2026']).toMatch(/ M€ \(\+\d+,\d %\)$/);
  expect(within(region).getAllByRole('link')).toHaveLength(3);
  expect(seenIn(region)).not.toContain('Proposé');
});

it('a programme that moved much has its amount alone', async () => {
  await visit('/ligne/securite_justice_administration_territoriale_p232');
  const region = await after2025();
  expect(stagesIn(region)['Voté 2026']).toBe('300,9 M€');
  expect(seenIn(region)).toContain('aucune variation n’est donnée');
});

it('a programme paid to another administration is named whole, without the net of its line', async () => {
  await visit('/ligne/agriculture_rural_agriculture_foret_p381');
  expect(stagesIn(await after2025())).toEqual({ 'Voté 2026, programme 381 entier': '449,0 M€' });
});

it('a programme shared between lines says nothing of 2026', async () => {
  await visit('/ligne/education_formation_ecoles_p139');
  await screen.findByRole('region', { name: 'D’où vient ce chiffre' });
  expect(screen.queryByRole('region', { name: 'Après 2025' })).toBeNull();
});

it('what is proposed for a mission or a goal is marked, and not compared', async () => {
  await visit('/ligne/defense_armees');
  const mission = stagesIn(await after2025());
  expect(mission).toEqual({
    'Voté 2025': '59 946,3 M€',
    'Dépensé 2025': '62 123,7 M€',
    'Voté 2026': '66 475,5 M€',
    'Proposé 2027': '73 153,4 M€ Proposé, non voté',
  });
});

it('a goal of the health insurance leads to its four cells', async () => {
  await visit('/ligne/sante_solidarite_hopitaux');
  const region = await after2025();
  expect(stagesIn(region)).toEqual({
    'Objectif voté 2025': '109,6 Md€',
    'Dépensé 2025': '109,4 Md€',
    'Objectif voté 2026': '112,8 Md€',
    'Proposé 2027': '116,0 Md€ Proposé, non voté',
  });
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/piece/jo_lfss_2025#ondam_hopital',
    '/piece/dss_ondam_constat_2025#hopital',
    '/piece/lfss_2026#ondam_hopital',
    '/piece/plfss_2027#ondam_hopital',
  ]);
});

it('a category has its missions, and the branches nothing proposed', async () => {
  await visit('/ligne/sante_solidarite');
  const region = await after2025();
  const groups = within(region).getAllByRole('heading', { level: 3 }).map(wordsOf);
  expect(groups).toEqual([
    'Missions entières de l’État qui ont un programme ici',
    'Objectif national de dépenses d’assurance maladie (ONDAM)',
    'Branches entières de la Sécurité sociale, régimes de base',
  ]);
  const [, goals, branches] = within(region).getAllByRole('list').map(seenIn);
  expect(goals).toContain('Soins de ville');
  expect(branches).toContain('Vieillesse');
  expect(branches).not.toContain('Proposé');
});

it('says that a link out of the site leads to a copy', async () => {
  await visit('/ligne/defense_armees');
  expect(seenIn(await after2025())).toContain('mène à une copie publique, tenue par un tiers.');
  expect(seenIn(await found('region', 'Année après année'))).toContain(
    'lu dans une copie publique tenue par un tiers.',
  );
});

it.each([
  ['a sum leads to the cells of its lines', '/ligne/defense', '/piece/etat_2025_da#DA'],
  [
    'a programme read whole leads to its own cell',
    '/ligne/defense_armees_p146',
    '/piece/etat_2025_p146#P146',
  ],
])('%s', async (_, address, cell) => {
  await visit(address);
  const source = await screen.findByRole('region', { name: 'D’où vient ce chiffre' });
  const cells = within(source)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/piece/'));
  expect(cells).toContain(cell);
});

it.each([
  ['differ', 'sante_solidarite_interets', '4 carrés', '3,3 €', true],
  ['agree', 'defense_armees_p146', '11 carrés', '10,8 €', false],
])('[K5] squares and euros that %s', async (_, id, squares, euros, isTold) => {
  await visit(`/ligne/${id}`);
  const amount = wordsOf(await screen.findByRole('region', { name: 'Montant' }));
  expect(amount).toContain(squares);
  expect(amount).toContain(euros);
  const place = wordsOf(screen.getByRole('figure', { name: 'Sa place sur la feuille' }));
  expect(place.includes('la feuille arrondit pour faire 1 000 carrés')).toBe(isTold);
});
