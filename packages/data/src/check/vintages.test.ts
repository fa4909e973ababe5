import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses a project or an execution among State lines', () => {
  const problems = problemsFrom('millesimes', {
    file: 'depenses.csv',
    from: 'general,144-03-31,lfi_2025',
    to: 'general,144-03-31,execution_2025',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144_a03_s31,'),
    message: expect.stringContaining('mettez le montant de « lfi_2025 »'),
  });
});

it('refuses a sum of two vintages', () => {
  const problems = problemsFrom('millesimes', {
    file: 'recettes.csv',
    from: 'wallet,oui,non,non,non,etat,État,,lfi_2025',
    to: 'wallet,oui,non,non,non,etat,État,,execution_2025',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'fiscalite_etat_impot_revenu,'),
    message: expect.stringContaining('additionné à « lfi_2025 »'),
  });
});

it('refuses a child of another vintage than its parent', () => {
  const problems = problemsFrom('millesimes', {
    file: 'recettes.csv',
    from: '110201,prevision_2025,officiel',
    to: '110201,comptes_2024,officiel',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'niches_fiscales_dons_mecenat_d110201,'),
    message: expect.stringContaining('n’est pas celui de « niches_fiscales_dons_mecenat »'),
  });
});

it('wants each exception to be written down', () => {
  const problems = problemsFrom('millesimes', {
    file: 'ecarts.yaml',
    from: 'objet: recettes_collectivites_carburants',
    to: 'objet: recettes_collectivites_tarifs',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'recettes_collectivites_carburants,'),
    message: expect.stringContaining('sous millesimes'),
  });
  expect(problems).toContainEqual({
    file: 'ecarts.yaml',
    line: lineWith('ecarts.yaml', 'objet: recettes_collectivites_carburants'),
    message: expect.stringContaining('n’a plus lieu d’être'),
  });
});
