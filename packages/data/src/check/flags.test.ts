import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses a votable technical line', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Organismes sociaux\u00A0: dépenses non détaillées,5369.374224,,circle-help,non',
    to: 'Organismes sociaux\u00A0: dépenses non détaillées,5369.374224,,circle-help,oui',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'technique_solde_non_ventile,'),
    message: expect.stringContaining('mettez votable à non'),
  });
});

it('refuses to count a transfer twice', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Subventions de l’État aux opérateurs (transfert),57852,0,',
    to: 'Subventions de l’État aux opérateurs (transfert),57852,,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'operateurs_etat_subventions,'),
    message: expect.stringContaining('mettez montant_net à 0'),
  });
});

it('refuses a line that leaves nothing in the total and does not say why', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Assurance chômage,37000,,',
    to: 'Assurance chômage,37000,0,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'sante_solidarite_chomage,'),
    message: expect.stringContaining('mettez est_transfert à oui'),
  });
});

it('refuses a transfer that is only partly paid to another administration', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Armées,59946.338573,,shield,oui,non',
    to: 'Armées,59946.338573,,shield,non,oui',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining('mettez est_transfert à non'),
  });
});

it('refuses to count a niche', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'recettes.csv',
    from: 'Crédit d’impôt recherche,8068,0,',
    to: 'Crédit d’impôt recherche,8068,,',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'niches_fiscales_recherche,'),
    message: expect.stringContaining('Une niche est hors du total'),
  });
});

it('refuses a net amount on a parent', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Armées,59946.338573,,',
    to: 'Armées,59946.338573,100,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining('videz montant_net'),
  });
});

it('asks for the amount of a leaf', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'Assurance chômage,37000',
    to: 'Assurance chômage,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'sante_solidarite_chomage,'),
    message: expect.stringContaining('écrivez son montant'),
  });
});

it('keeps technical lines together', () => {
  const problems = problemsFrom('drapeaux', {
    file: 'depenses.csv',
    from: 'briefcase,oui,non,non,securite_sociale',
    to: 'briefcase,non,non,oui,securite_sociale',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'sante_solidarite_chomage,'),
    message: expect.stringContaining('vont ensemble'),
  });
});
