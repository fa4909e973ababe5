import { expect, it } from 'vitest';
import { lineWith, problemsAfter, refuses } from '../spoiled-edition.testing.ts';

refuses('identifiants', 'depenses.csv', [
  [
    'refuses an unknown parent',
    'defense_armees_p144,defense_armees,3',
    'defense_armees_p144,defense_marine,3',
    'defense_armees_p144,',
    'Le parent « defense_marine » n’existe pas',
  ],
  [
    'refuses an id that does not start with its parent',
    'defense_armees_p144_a03_s31,',
    'renseignement_exterieur,',
    'defense_armees_p144_a03_s31,',
    'doit commencer par « defense_armees_p144_a03_ »',
  ],
  [
    'refuses a wrong level',
    'defense_armees_p144,defense_armees,3',
    'defense_armees_p144,defense_armees,4',
    'defense_armees_p144,',
    'Le niveau devrait être 3',
  ],
  [
    'refuses an orphan below level 1',
    'defense_armees,defense,2',
    'defense_armees,,2',
    'defense_armees,',
    'donnez-lui un parent',
  ],
]);

it('refuses a loop between two lines', () => {
  const problems = problemsAfter({
    file: 'depenses.csv',
    from: 'defense_armees_p144,defense_armees,3',
    to: 'defense_armees_p144,defense_armees_p144_a03,3',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144,'),
    message: expect.stringContaining('est son propre parent, ou celui d’un de ses parents'),
  });
});

refuses('identifiants', 'recettes.csv', [
  [
    'refuses an id shared by both trees',
    'taxes_operateurs,,1',
    'defense,,1',
    'taxes_operateurs,,1',
    'existe déjà dans depenses.csv',
  ],
]);

refuses('taille', 'edition.yaml', [
  [
    'asks for as many lines and levels as promised',
    'noeuds_minimum: 1000',
    'noeuds_minimum: 9000',
    ['depenses.csv', 1],
    'il en faut au moins 9000',
  ],
  [
    'asks for as many levels as promised',
    'niveaux: 5',
    'niveaux: 6',
    ['depenses.csv', 1],
    'il en faut 6',
  ],
]);
