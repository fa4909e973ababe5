import { expect, it } from 'vitest';
import { lineWith, problemsAfter } from '../spoiled-edition.build.ts';

it('refuses a project or an execution among State lines', () => {
  const problems = problemsAfter({
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
  const problems = problemsAfter({
    file: 'recettes.csv',
    from: 'État,,lfi_2025,officiel,recettes-budget-general,"Impôt sur le revenu',
    to: 'État,,execution_2025,officiel,recettes-budget-general,"Impôt sur le revenu',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'fiscalite_etat_impot_revenu,'),
    message: expect.stringContaining('gardez un seul millésime'),
  });
});
