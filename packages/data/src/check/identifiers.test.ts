import { expect, it } from 'vitest';
import { lineWith, problemsAfter, problemsFrom } from '../spoiled-edition.testing.ts';

it('refuses an unknown parent', () => {
  const problems = problemsFrom('identifiants', {
    file: 'depenses.csv',
    from: 'defense_armees_p144,defense_armees,3',
    to: 'defense_armees_p144,defense_marine,3',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144,'),
    message: expect.stringContaining('Le parent « defense_marine » n’existe pas'),
  });
});

it('refuses an id that does not start with its parent', () => {
  const problems = problemsFrom('identifiants', {
    file: 'depenses.csv',
    from: 'defense_armees_p144_a03_s31,',
    to: 'renseignement_exterieur,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144_a03_s31,'),
    message: expect.stringContaining('doit commencer par « defense_armees_p144_a03_ »'),
  });
});

it('refuses a wrong level', () => {
  const problems = problemsFrom('identifiants', {
    file: 'depenses.csv',
    from: 'defense_armees_p144,defense_armees,3',
    to: 'defense_armees_p144,defense_armees,4',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144,'),
    message: expect.stringContaining('Le niveau devrait être 3'),
  });
});

it('refuses an orphan below level 1', () => {
  const problems = problemsFrom('identifiants', {
    file: 'depenses.csv',
    from: 'defense_armees,defense,2',
    to: 'defense_armees,,2',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees,'),
    message: expect.stringContaining('donnez-lui un parent'),
  });
});

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

it('refuses an id shared by both trees', () => {
  const problems = problemsFrom('identifiants', {
    file: 'recettes.csv',
    from: 'taxes_operateurs,,1',
    to: 'defense,,1',
  });
  expect(problems).toContainEqual({
    file: 'recettes.csv',
    line: lineWith('recettes.csv', 'taxes_operateurs,,1'),
    message: expect.stringContaining('existe déjà dans depenses.csv'),
  });
});

it('asks for as many lines and levels as promised', () => {
  const problems = problemsFrom('taille', {
    file: 'edition.yaml',
    from: 'noeuds_minimum: 1000',
    to: 'noeuds_minimum: 9000',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: 1,
    message: expect.stringContaining('il en faut au moins 9000'),
  });
});

it('asks for as many levels as promised', () => {
  const problems = problemsFrom('taille', {
    file: 'edition.yaml',
    from: 'niveaux: 5',
    to: 'niveaux: 6',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: 1,
    message: expect.stringContaining('il en faut 6'),
  });
});
