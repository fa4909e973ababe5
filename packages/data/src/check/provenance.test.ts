import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses an unknown source', () => {
  const problems = problemsFrom('provenance', {
    file: 'depenses.csv',
    from: 'officiel,,etat_2025:DA,rap-synthese-2025,"Mission Défense',
    to: 'officiel,,etat_2025:DA,rapport,"Mission Défense',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining('ajoutez-la à sources.yaml'),
  });
});

it('refuses to call our own figure official', () => {
  const problems = problemsFrom('provenance', {
    file: 'cartes.csv',
    from: 'estime,hypothese-nos-milliards,"Montant retenu, comparé à la ligne « Armées',
    to: 'officiel,hypothese-nos-milliards,"Montant retenu, comparé à la ligne « Armées',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('n’est pas officiel'),
  });
});

it('refuses a vague reference', () => {
  const problems = problemsFrom('provenance', {
    file: 'depenses.csv',
    from: '"Mission Défense, LFI 2025, crédits de paiement"',
    to: 'Loi de finances',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining('doit permettre de retrouver le chiffre'),
  });
});

it('asks for a note with a computed figure', () => {
  const problems = problemsFrom('provenance', {
    file: 'depenses.csv',
    from: 'calcul-nos-milliards,Somme des sous-catégories,Somme des sous-catégories.',
    to: 'calcul-nos-milliards,Somme des sous-catégories,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense,,1'),
    message: expect.stringContaining('demande une note'),
  });
});

it('reads the figures of the edition alike', () => {
  const problems = problemsFrom('provenance', {
    file: 'edition.yaml',
    from: '    source: lfi-2025\n    reference: Loi',
    to: '    source: loi\n    reference: Loi',
  });
  expect(problems).toContainEqual({
    file: 'edition.yaml',
    line: lineWith('edition.yaml', '  budget_etat:') + 1,
    message: expect.stringContaining('Chiffre « budget_etat »'),
  });
});

it.each([
  [
    '"Mission Défense, LFI 2025, crédits de paiement"',
    'Un rapport de 2024',
    'retrouver le chiffre',
  ],
  [
    '"Mission Défense, LFI 2025, crédits de paiement"',
    'Fraction de TVA 2024',
    'retrouver le chiffre',
  ],
])('refuses %s replaced by « %s »', (from, to, words) => {
  expect(problemsFrom('provenance', { file: 'depenses.csv', from, to })).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining(words),
  });
});

it('refuses to call a sum official', () => {
  const problems = problemsFrom('provenance', {
    file: 'depenses.csv',
    from: 'Une seule action du programme 304\u00A0: prime',
    to: 'Somme des programmes\u00A0: prime',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'sante_solidarite_prime_activite,'),
    message: expect.stringContaining('mettez calcule'),
  });
});

it('calls estimated what leans on an estimate', () => {
  const problems = problemsFrom('provenance', {
    file: 'recettes.csv',
    from: 'Somme des sous-catégories,Somme des sous-catégories.\nfiscalite_etat_tva',
    to: 'Somme des sous-catégories,Somme estimée.\nfiscalite_etat_tva',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'fiscalite_etat,,1'),
    message: expect.stringContaining('mettez estime'),
  });
});
