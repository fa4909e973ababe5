import { expect, it } from 'vitest';
import { lineWith, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('provenance', 'depenses.csv', [
  [
    'refuses an unknown source',
    'officiel,,etat_2025:DA,rap-synthese-2025,"Mission Défense',
    'officiel,,etat_2025:DA,rapport,"Mission Défense',
    'defense_armees,',
    'ajoutez-la à sources.yaml',
  ],
]);

refuses('provenance', 'cartes.csv', [
  [
    'refuses to call our own figure official',
    'estime,hypothese-nos-milliards,"Montant retenu, comparé à la ligne « Armées',
    'officiel,hypothese-nos-milliards,"Montant retenu, comparé à la ligne « Armées',
    'ET01,',
    'n’est pas officiel',
  ],
]);

refuses('provenance', 'depenses.csv', [
  [
    'refuses a vague reference',
    '"Mission Défense, LFI 2025, crédits de paiement"',
    'Loi de finances',
    'defense_armees,',
    'doit permettre de retrouver le chiffre',
  ],
  [
    'asks for a note with a computed figure',
    'calcul-nos-milliards,Somme des sous-catégories,Somme des sous-catégories.',
    'calcul-nos-milliards,Somme des sous-catégories,',
    'defense,,1',
    'demande une note',
  ],
]);

refuses('provenance', 'edition.yaml', [
  [
    'reads the figures of the edition alike',
    '    source: lfi-2025\n    reference: Loi',
    '    source: loi\n    reference: Loi',
    ['edition.yaml', '  budget_etat:', 1],
    'Chiffre « budget_etat »',
  ],
]);

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

refuses('provenance', 'depenses.csv', [
  [
    'refuses to call a sum official',
    'Une seule action du programme 304\u00A0: prime',
    'Somme des programmes\u00A0: prime',
    'sante_solidarite_prime_activite,',
    'mettez calcule',
  ],
]);

refuses('provenance', 'recettes.csv', [
  [
    'calls estimated what leans on an estimate',
    'Somme des sous-catégories,Somme des sous-catégories.\nfiscalite_etat_tva',
    'Somme des sous-catégories,Somme estimée.\nfiscalite_etat_tva',
    'fiscalite_etat,,1',
    'mettez estime',
  ],
]);
