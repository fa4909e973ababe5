import { expect, it } from 'vitest';
import { lineWith, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('millesimes', 'depenses.csv', [
  [
    'refuses a project or an execution among State lines',
    'general,144-03-31,lfi_2025',
    'general,144-03-31,execution_2025',
    'defense_armees_p144_a03_s31,',
    'mettez le montant de « lfi_2025 »',
  ],
]);

refuses('millesimes', 'recettes.csv', [
  [
    'refuses a sum of two vintages',
    'wallet,oui,non,non,non,etat,État,,lfi_2025',
    'wallet,oui,non,non,non,etat,État,,execution_2025',
    'fiscalite_etat_impot_revenu,',
    'additionné à « lfi_2025 »',
  ],
  [
    'refuses a child of another vintage than its parent',
    '110201,prevision_2025,officiel',
    '110201,comptes_2024,officiel',
    'niches_fiscales_dons_mecenat_d110201,',
    'n’est pas celui de « niches_fiscales_dons_mecenat »',
  ],
]);

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
