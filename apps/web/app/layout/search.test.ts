import { expect, it } from 'vitest';
import { searchBook as book } from '#dataset/search.ts';
import { searchOf } from '#features/explore/search/search-book.ts';
import { searchedPages } from '#site/navigation.ts';

const search = searchOf({ ...book, pages: searchedPages });

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

/** Everyday words that no title has; `alias.csv` gives their line. */
const words: [question: string, id: string][] = [
  ['CAF', 'sante_solidarite_prestations_familiales'],
  ['cantine', 'recettes_collectivites_tarifs'],
  ['la cantine', 'recettes_collectivites_tarifs'],
  ['cantines', 'recettes_collectivites_tarifs'],
  ['Élysée', 'economie_finances_institutions_p501'],
  ['elysee', 'economie_finances_institutions_p501'],
  ['elisée', 'economie_finances_institutions_p501'],
  ['budget de l’Élysée', 'economie_finances_institutions_p501'],
  ['députés', 'economie_finances_institutions_p511'],
  ['sénateur', 'economie_finances_institutions_p521'],
  ['Matignon', 'economie_finances_institutions_p129'],
  ['EDF', 'ecologie_transition_energie_p345'],
  ['JO', 'education_formation_sport_jeunesse_p350'],
  ['profs', 'education_formation_ecoles'],
  ['salaire des profs', 'education_formation_ecoles'],
  ['professeur', 'education_formation_ecoles'],
  ['AME', 'sante_solidarite_mission_sante_p183_a02'],
  ['AESH', 'education_formation_vie_scolaire_p230_a03'],
  ['Crous', 'education_formation_superieur_p231_a02'],
  ['CNRS', 'education_formation_superieur_p172'],
  ['étudiant', 'education_formation_superieur_p231'],
  ['pass culture', 'education_formation_culture_p361_a02'],
  ['france inter', 'education_formation_audiovisuel_p843'],
  ['redevance télé', 'education_formation_audiovisuel'],
  ['Pôle emploi', 'operateurs_etat_france_travail'],
  ['chômeur', 'sante_solidarite_chomage'],
  ['CPF', 'operateurs_etat_france_competences'],
  ['carte vitale', 'sante_solidarite_soins_ville'],
  ['carte vitalle', 'sante_solidarite_soins_ville'],
  ['CPAM', 'sante_solidarite_soins_ville'],
  ['pharmacie', 'sante_solidarite_medicaments'],
  ['maison de retraite', 'sante_solidarite_personnes_agees'],
  ['ISF', 'fiscalite_etat_ifi'],
  ['héritage', 'fiscalite_etat_successions_donations'],
  ['essence', 'fiscalite_etat_carburants'],
  ['cigarette', 'cotisations_sociales_tabac'],
  ['loto', 'fiscalite_etat_jeux'],
  ['fisc', 'economie_finances_impots_douanes_p156'],
  ['charges sociales', 'cotisations_sociales_employeurs'],
  ['Urssaf', 'cotisations_sociales'],
  ['impôts locaux', 'recettes_collectivites'],
  ['taxe d’habitation', 'recettes_collectivites_autres_directs_habitation'],
  ['femme de ménage', 'niches_fiscales_emploi_domicile'],
  ['pompier', 'depenses_collectivites_organismes_locaux'],
  ['canadairs', 'securite_civile_etat_p161_a12'],
  ['CRS', 'securite_justice_police'],
  ['radar', 'securite_justice_securite_routiere_p751_a01'],
  ['juge', 'securite_justice_tribunaux_p166'],
  ['prisonnier', 'securite_justice_prisons'],
  ['migrants', 'securite_justice_immigration'],
  ['demandeur d’asile', 'securite_justice_immigration_p303_a02'],
  ['carte d’identité', 'securite_justice_administration_territoriale_p354_a02'],
  ['SDF', 'sante_solidarite_logement_hebergement_p177_a12'],
  ['MaPrimeRénov', 'sante_solidarite_logement_hebergement'],
  ['bonus écologique', 'ecologie_transition_environnement_p174_a03'],
  ['éoliennes', 'ecologie_transition_energie_p345_a09_s01'],
  ['SNCF', 'ecologie_transition_transports_p203_a41'],
  ['métro', 'depenses_collectivites_organismes_locaux'],
  ['La Poste', 'recherche_innovation_industrie_france_2030_p134_a04'],
  ['fibre', 'recherche_innovation_industrie_france_2030_p343'],
  ['Mayotte', 'collectivites_territoriales_outre_mer'],
  ['Europe', 'economie_finances_union_europeenne'],
  ['ambassade', 'economie_finances_diplomatie_aide_p105_a07'],
  ['DGSE', 'defense_armees_p144_a03_s31'],
  ['bombe atomique', 'defense_armees_p146_a06'],
  ['soldat', 'defense_armees'],
  ['agriculteur', 'agriculture_rural_agriculture_foret'],
  ['retraité', 'sante_solidarite_retraites_base'],
  ['RMI', 'depenses_collectivites_rsa'],
  ['mairie', 'depenses_collectivites'],
];

it.each(words)('« %s » leads to %s', (question, id) => {
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
