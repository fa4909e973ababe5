import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('says which balancing line to correct', () => {
  const problems = problemsFrom('totaux', {
    file: 'depenses.csv',
    from: 'Hôpitaux et cliniques (assurance maladie),109600',
    to: 'Hôpitaux et cliniques (assurance maladie),109700',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'technique_solde_non_ventile,'),
    message: expect.stringContaining('portez « technique_solde_non_ventile » à 5'),
  });
});

it('watches revenues too', () => {
  const problems = problemsFrom('totaux', {
    file: 'recettes.csv',
    from: 'Impôt sur le revenu,94519',
    to: 'Impôt sur le revenu,94520',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'recettes_techniques_non_ventilees,'),
    message: expect.stringContaining('au lieu de 1'),
  });
});

it('asks for the balancing line', () => {
  const problems = problemsFrom('totaux', {
    file: 'edition.yaml',
    from: 'ligne_de_solde_depenses: technique_solde_non_ventile',
    to: 'ligne_de_solde_depenses: technique_reste',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: 1,
    message: expect.stringContaining('Il manque la ligne de solde « technique_reste »'),
  });
});

it('ties the deficit to the totals', () => {
  const problems = problemsFrom('totaux', {
    file: 'edition.yaml',
    from: 'valeur: 155000',
    to: 'valeur: 139000',
  });
  expect(problems).toContainEqual({
    file: 'edition.yaml',
    line: lineWith('edition.yaml', '  deficit_reference:') + 1,
    message: expect.stringContaining('corrigez deficit_reference'),
  });
});

it('adds up the transfers', () => {
  const problems = problemsFrom('transferts', {
    file: 'transferts.csv',
    from: ',3400,',
    to: ',3500,',
  });
  expect(problems).toContainEqual({
    file: 'transferts.csv',
    line: 2,
    message: expect.stringContaining('edition.yaml annonce'),
  });
});

it('compares the general budget with the law', () => {
  const problems = problemsFrom('loi_votee', {
    file: 'depenses.csv',
    from: 'Renseignement extérieur,479.624031',
    to: 'Renseignement extérieur,479.624041',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144_a03_s31,'),
    message: expect.stringContaining('l’article 139 de la loi'),
  });
});
