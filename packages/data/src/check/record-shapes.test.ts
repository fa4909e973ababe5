import { expect, it } from 'vitest';
import { lineWith, problemsAfter, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('fiches', 'edition.yaml', [
  [
    'asks for the missing key of a figure',
    '    perimetre: État seul, de janvier à juin\n',
    '',
    ['edition.yaml', 'deficit_etat_premier_semestre:', 1],
    'Il manque « perimetre »',
  ],
]);

refuses('fiches', 'sources.yaml', [
  [
    'asks for the missing key of a source',
    "    producteur: 'Parlement français'\n",
    '',
    ['sources.yaml', 'lfi-2025:', 1],
    'Il manque « producteur »',
  ],
]);

it.each(['../../x', '3.0/x', '..'])(
  'a version that would be written outside its folder is refused: %s',
  (version) => {
    const problems = problemsFrom('fiches', {
      file: 'edition.yaml',
      rewrite: (text) => text.replace(/^version: .*$/m, `version: '${version}'`),
    });
    expect(problems).toContainEqual({
      file: 'edition.yaml',
      line: expect.any(Number),
      message: expect.stringContaining('une version faite de nombres et de points'),
    });
  },
);

it.each([
  ['edition.yaml', 'valeur: #', "valeur: '3 100 000'", 'doit être un nombre'],
  ['edition.yaml', 'nature: officiel', 'nature: certain', 'officiel, calcule, estime'],
  ['edition.yaml', 'niveaux: 5', "niveaux: 'cinq'", 'doit être un nombre'],
  ['edition.yaml', '    DP01: #', "    DP01: '50 000'", 'doit être un nombre'],
  ['edition.yaml', '  population_adultes:', '  population_majeurs:', 'population_adultes'],
  ['edition.yaml', '    source: lfss-2025', '    source: loi', 'La source « loi » n’existe pas'],
  [
    'edition.yaml',
    'dans le solde\n    valeur: #',
    'dans le solde\n    valeur: 1',
    'Les soldes font',
  ],
  // Left from the edition before.
  [
    'edition.yaml',
    'titre: Loi de finances pour 2025',
    'titre: Loi de finances pour 2024',
    'loi de 2025',
  ],
  ['edition.yaml', "'2025-02-14'", "'2024-02-14'", 'ne sont pas ceux d’une loi pour 2025'],
  ['edition.yaml', 'annee: 2025\n', 'annee: 2026\n', 'ne sont pas ceux d’une loi pour 2026'],
  [
    'edition.yaml',
    'Déficit public 2025, cons',
    'Déficit public 2024, cons',
    'autre année que 2025',
  ],
  [
    'edition.yaml',
    'controles:\n  budget_general_euros: #',
    'controles:\n  budget_general_euros: 1#',
    'accordez les deux',
  ],
  [
    'edition.yaml',
    'ligne_charge_dette: economie_finances_charge_dette',
    'ligne_charge_dette: interets',
    'n’est pas une ligne',
  ],
  ['comparaisons.yaml', 'categorie: surprising', 'categorie: etonnant', 'un mot parmi'],
  [
    'comparaisons.yaml',
    'lignes: [securite_justice_prisons]',
    'lignes: securite_justice_prisons',
    'une liste d’identifiants',
  ],
  ['ecarts.yaml', 'montant: #', "montant: '953,7'", 'doit être un nombre'],
  ['ecarts.yaml', 'objet: ET02', 'objet: ET01', 'est écrit deux fois'],
  ['ecarts.yaml', 'type: carte_lignes', 'type: carte', 'un mot parmi'],
  ['ecarts.yaml', 'millesimes:', 'annees:', 'Il manque « millesimes »'],
  ['correspondances.yaml', 'renommages:', 'renommage:', 'Il manque « renommages »'],
  ['edition.yaml', 'lois:', 'lois: oui\nloi:', 'doit être une liste'],
])('reads what %s says: « %s » is not « %s »', (file, from, to, words) => {
  expect(problemsAfter({ file, from, to })).toContainEqual({
    file,
    line: expect.any(Number),
    message: expect.stringContaining(words),
  });
});

it('asks for the reason of a gap', () => {
  const from =
    "raison: 'Écart non expliqué entre le montant retenu et la mission Défense (LFI 2025).'";
  expect(problemsFrom('fiches', { file: 'ecarts.yaml', from, to: "raison: ''" })).toContainEqual({
    file: 'ecarts.yaml',
    line: lineWith('ecarts.yaml', 'objet: ET01') - 1,
    message: expect.stringContaining('« raison »'),
  });
});
