import { expect, it } from 'vitest';
import { lineWith, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('ecarts', 'depenses.csv', [
  [
    'refuses a parent that its children do not make',
    'Équipement des forces,18689.',
    'Équipement des forces,18690.',
    'defense_armees_p146,',
    'et ses enfants diffèrent de 1',
  ],
]);

it.each([
  ['larger', 'Prisons,5427'],
  ['smaller', 'Prisons,5227'],
])('refuses a card %s than its lines', (_, to) => {
  const problems = problemsFrom('ecarts', { file: 'cartes.csv', from: 'Prisons,5327', to });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET21,'),
    message: expect.stringContaining('La carte ET21 et ses lignes diffèrent'),
  });
});

refuses('ecarts', 'ecarts.yaml', [
  [
    'refuses a listed gap that has changed',
    'montant: 953.7',
    'montant: 900.0',
    ['cartes.csv', 'ET01,'],
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
    'Environnement, climat et prévention des risques",7583',
    'Environnement, climat et prévention des risques",8707',
    'ET15,',
    'La carte ET15 et ses lignes diffèrent',
  ],
]);
