import { expect, it } from 'vitest';
import { lineWith, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('ecarts', 'depenses.csv', [
  [
    'refuses a parent that its children do not make',
    'Équipement des forces,#',
    'Équipement des forces,1#',
    'defense_armees_p146,',
    'et ses enfants diffèrent de 1',
  ],
]);

it.each([
  ['larger', 'Prisons,1#'],
  ['smaller', 'Prisons,1'],
])('refuses a card %s than its lines', (_, to) => {
  const problems = problemsFrom('ecarts', { file: 'cartes.csv', from: 'Prisons,#', to });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET21,'),
    message: expect.stringContaining('La carte ET21 et ses lignes diffèrent'),
  });
});

refuses('ecarts', 'ecarts.yaml', [
  [
    'refuses a listed gap that has changed',
    'objet: ET01\n    montant: #',
    'objet: ET01\n    montant: 900.0',
    ['ecarts.yaml', 'objet: ET01', -1],
    'ecarts.yaml annonce 900 M€',
  ],
  [
    'refuses a listed gap that is gone',
    'objet: ET01',
    'objet: ET21',
    ['ecarts.yaml', 'objet: ET01', -1],
    'n’existe plus : retirez-le',
  ],
]);

refuses('ecarts', 'cartes.csv', [
  [
    'refuses a card that carries what its lines pay to another administration',
    'Environnement, climat et prévention des risques",#',
    'Environnement, climat et prévention des risques",1#',
    'ET15,',
    'La carte ET15 et ses lignes diffèrent',
  ],
]);
