import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses a parent that its children do not make', () => {
  const problems = problemsFrom('ecarts', {
    file: 'depenses.csv',
    from: 'Équipement des forces,18689.',
    to: 'Équipement des forces,18690.',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p146,'),
    message: expect.stringContaining('et ses enfants diffèrent de 1'),
  });
});

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

it('refuses a listed gap that has changed', () => {
  const problems = problemsFrom('ecarts', {
    file: 'ecarts.yaml',
    from: 'montant: 953.7',
    to: 'montant: 900.0',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('ecarts.yaml annonce 900 M€'),
  });
});

it('refuses a listed gap that is gone', () => {
  const problems = problemsFrom('ecarts', {
    file: 'ecarts.yaml',
    from: 'objet: ET01',
    to: 'objet: ET21',
  });
  expect(problems).toContainEqual({
    file: 'ecarts.yaml',
    line: lineWith('ecarts.yaml', 'objet: ET01') - 1,
    message: expect.stringContaining('n’existe plus : retirez-le'),
  });
});

it('refuses a card that carries what its lines pay to another administration', () => {
  const problems = problemsFrom('ecarts', {
    file: 'cartes.csv',
    from: 'Environnement, climat et prévention des risques",7583',
    to: 'Environnement, climat et prévention des risques",8707',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET15,'),
    message: expect.stringContaining('La carte ET15 et ses lignes diffèrent'),
  });
});
