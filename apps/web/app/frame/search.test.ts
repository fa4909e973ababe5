import { entries } from '#dataset/search.ts';
import { expect, it } from 'vitest';
import { lineSearchOf } from '#features/search/line-search.ts';

const search = lineSearchOf(entries);

/** What a visitor types, and the line that must come first. */
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

it.each(questions)('« %s » finds %s first', (question, id) => {
  expect(search(question)[0]?.id).toBe(id);
});

it('finds nothing for nothing, and nothing for what no line is called', () => {
  expect(search('')).toEqual([]);
  expect(search('de la')).toEqual([]);
  expect(search('xyzxyzxyz')).toEqual([]);
});

it('tells the path, the amount and the code of what it found', () => {
  expect(search('P146')[0]).toEqual({
    id: 'defense_armees_p146',
    title: 'Équipement des forces',
    amount: 18689.5,
    code: 'P146',
    path: ['Défense', 'Armées'],
  });
});

it('gives a list that can be read', () => {
  expect(search('soutien').length).toBe(12);
});
