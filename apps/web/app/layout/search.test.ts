import { searches } from '@nosmilliards/data/built/searches.json';
import { expect, it } from 'vitest';
import { searchBook as book } from '#dataset/search.ts';
import { searchOf, type Found } from '#features/explore/search/search-book.ts';
import { searchedPages } from '#site/page-words.ts';

const search = searchOf({ ...book, pages: searchedPages });

/** As `recherches.csv` writes it. */
function targetOf({ kind, id }: Found): string {
  return kind === 'term' ? `lexique:${id}` : id;
}

it.each(searches)('« %s » has the page « %s » among its first three results', (word, page) => {
  expect(search(word).slice(0, 3).map(targetOf)).toContain(page);
});

it.each(book.judging)('« %s » judges, and finds nothing', (word) => {
  expect(search(word)).toEqual([]);
  expect(search(`${word.toUpperCase()}, les hôpitaux`)).toEqual([]);
});

it('a word that is only near a judging word still finds its lines', () => {
  expect(search('assistants maternels')).not.toEqual([]);
  expect(search('contrôle des fraudes')).not.toEqual([]);
});

/** A query and the line that must come first. */
const questions: [question: string, id: string][] = [
  ['hopital', 'sante_solidarite_hopitaux'],
  ['hôpitaux', 'sante_solidarite_hopitaux'],
  ['hopitaux publcs', 'sante_solidarite_hopitaux'],
  ['hopitau', 'sante_solidarite_hopitaux'],
  ['educaton', 'education_formation'],
  ['Éducation', 'education_formation'],
  ['TVA', 'fiscalite_etat_tva'],
  ['taxe sur la valeur ajoutée', 'fiscalite_etat_tva'],
  ['P150', 'education_formation_superieur_p150'],
  ['150', 'education_formation_superieur_p150'],
  ['p146', 'defense_armees_p146'],
  ['146-06', 'defense_armees_p146_a06'],
  ['120401', 'niches_fiscales_abattement_pensions'],
  ['defence', 'defense'],
  ['armée', 'defense_armees'],
  ['police', 'securite_justice_police'],
  ['gendarmrie', 'securite_justice_gendarmerie'],
  ['prison', 'securite_justice_prisons'],
  ['chomage', 'sante_solidarite_chomage'],
  ['RSA', 'depenses_collectivites_rsa'],
  ['APL', 'sante_solidarite_logement_aides'],
  ['AAH', 'sante_solidarite_aah'],
  ['impot sur le revenu', 'fiscalite_etat_impot_revenu'],
  ['impots sur les societes', 'fiscalite_etat_impot_societes'],
  ['crédit impot recherche', 'niches_fiscales_recherche'],
  ['CSG', 'cotisations_sociales_csg'],
  ['medicament', 'sante_solidarite_medicaments'],
  ['charge de la dette', 'economie_finances_charge_dette'],
  ['universités', 'education_formation_superieur'],
  ['collèges', 'education_formation_colleges_lycees'],
  ['tabac', 'cotisations_sociales_tabac'],
  ['agricultre', 'agriculture_rural'],
  ['dissuasion', 'defense_armees_p146_a06'],
  ['france télévision', 'education_formation_audiovisuel_p841'],
  ['niches fiscales', 'niches_fiscales'],
];

/** Near the words of `alias.csv`: inflected, misspelt, or one among others. */
const nearWords: [question: string, id: string][] = [
  ['la cantine', 'recettes_collectivites_tarifs'],
  ['cantines', 'recettes_collectivites_tarifs'],
  ['elysee', 'economie_finances_institutions_p501'],
  ['elisée', 'economie_finances_institutions_p501'],
  ['budget de l’Élysée', 'economie_finances_institutions_p501'],
  ['sénateur', 'economie_finances_institutions_p521'],
  ['salaire des profs', 'education_formation_ecoles'],
  ['professeur', 'education_formation_ecoles'],
  ['étudiant', 'education_formation_superieur_p231'],
  ['pass culture', 'education_formation_culture_p361_a02'],
  ['france inter', 'education_formation_audiovisuel_p843'],
  ['chômeur', 'sante_solidarite_chomage'],
  ['carte vitale', 'sante_solidarite_soins_ville'],
  ['carte vitalle', 'sante_solidarite_soins_ville'],
  ['cigarette', 'cotisations_sociales_tabac'],
  ['pompier', 'depenses_collectivites_organismes_locaux'],
  ['canadairs', 'securite_civile_etat_p161_a12'],
  ['radar', 'securite_justice_securite_routiere_p751_a01'],
  ['juge', 'securite_justice_tribunaux_p166'],
  ['prisonnier', 'securite_justice_prisons'],
  ['demandeur d’asile', 'securite_justice_immigration_p303_a02'],
  ['MaPrimeRénov', 'sante_solidarite_logement_hebergement'],
  ['ambassade', 'economie_finances_diplomatie_aide_p105_a07'],
  ['soldat', 'defense_armees'],
  ['agriculteur', 'agriculture_rural_agriculture_foret'],
  ['retraité', 'sante_solidarite_retraites_base'],
  ['mairie', 'depenses_collectivites'],
];

it.each(nearWords)('« %s » leads to %s', (question, id) => {
  expect(search(question)[0]?.id).toBe(id);
});

it.each(questions)('« %s » finds %s first', (question, id) => {
  expect(search(question)[0]?.id).toBe(id);
});

it('finds nothing for an empty query, stop words or an unknown word', () => {
  expect(search('')).toEqual([]);
  expect(search('de la')).toEqual([]);
  expect(search('xyzxyzxyz')).toEqual([]);
});

it('gives the path, the amount and the code of a result', () => {
  expect(search('P146')[0]).toEqual({
    kind: 'line',
    id: 'defense_armees_p146',
    title: 'Équipement des forces',
    amount: 18_700,
    code: 'P146',
    path: ['Défense et anciens combattants', 'Armées'],
  });
});

it('gives at most 12 results', () => {
  expect(search('soutien').length).toBe(12);
});

it('finds a word of the lexicon when no line has it, or when it is the usual meaning', () => {
  expect(search('déficit')[0]).toMatchObject({ kind: 'term', id: 'deficit_public' });
  expect(search('PIB')[0]).toMatchObject({ kind: 'term', id: 'pib' });
  expect(search('etpt')[0]).toMatchObject({ kind: 'term', id: 'etpt' });
  expect(search('dette').map(({ kind }) => kind)).toContain('term');
  expect(search('hopital').every(({ kind }) => kind === 'line')).toBe(true);
});

it('finds the line of every alias first', () => {
  const first = new Map(book.aliases.map(([word]) => [word, search(word)[0]?.title]));
  const titles = [book.lines, book.cards, book.terms].flat().map(([, title]) => title);
  const lost = book.aliases.filter(
    ([word, places]) => !places.some((place) => titles[place] === first.get(word)),
  );
  expect(lost.map(([word]) => [word, first.get(word)])).toEqual([]);
});

it.each([
  ['au fil du temps', '/temps'],
  ['évolution du déficit', '/temps'],
  ['Allemagne', '/europe'],
  ['ailleurs en europe', '/europe'],
])('« %s » finds the page %s', (question, page) => {
  expect(search(question).find(({ kind }) => kind === 'page')?.id).toBe(page);
});
