import { expect, it } from 'vitest';
import { lineWith, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('historique', 'depenses.csv', [
  [
    'ties the history to the tree',
    'Formations supérieures et recherche universitaire,#',
    'Formations supérieures et recherche universitaire,1#',
    ['historique.csv', 'P150,'],
    'accordez les deux',
  ],
]);

refuses('historique', 'historique.csv', [
  [
    'refuses a code that no line has',
    '\n150-01,',
    '\n150-99,',
    '150-01,',
    'n’est dans aucune ligne',
  ],
]);

refuses('historique', 'indicateurs.csv', [
  [
    'refuses the indicator of an unknown programme',
    '\nP150,',
    '\nP999,',
    'P150,',
    'n’est pas dans programmes.csv',
  ],
  [
    'refuses a sixth indicator',
    '\nP150,',
    '\nP150,Un objectif,150-0-1,Un indicateur,,%,1,2,3\nP150,',
    ['indicateurs.csv', 'P150,', 5],
    'a plus de 5 indicateurs',
  ],
]);

refuses('codes', 'depenses.csv', [
  [
    'refuses the same State line twice',
    'general,144-03-32',
    'general,144-03-31',
    'defense_armees_p144_a03_s32,',
    'n’est comptée qu’une fois',
  ],
]);

refuses('historique', 'historique.csv', [
  [
    'watches a mission that has no line of its own',
    'RA,mission,Recherche et enseignement supérieur,,#',
    'RA,mission,Recherche et enseignement supérieur,,1#',
    'RA,mission',
    'La mission « RA » vaut',
  ],
]);

it.each(['historique.csv', 'programmes.csv'])('misses a programme left out of %s', (file) => {
  const problems = problemsFrom('historique', { file, from: '\nP150,', to: '\nP999,' });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'education_formation_superieur_p150,'),
    message: expect.stringContaining(`« P150 » n’est pas dans ${file}`),
  });
});
