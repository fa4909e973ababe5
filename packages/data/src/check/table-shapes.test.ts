import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('asks for the columns of the schema', () => {
  const problems = problemsFrom('tables', {
    file: 'depenses.csv',
    from: 'id,parent_id,niveau',
    to: 'id,parent,niveau',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: 1,
    message: expect.stringContaining('Les colonnes doivent être'),
  });
});

it('refuses a comma as decimal mark', () => {
  const problems = problemsFrom('tables', {
    file: 'cartes.csv',
    from: 'ET05,Contribution au budget de l’Union européenne,23098',
    to: 'ET05,Contribution au budget de l’Union européenne,23 098',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET05,'),
    message: expect.stringContaining('n’est pas un nombre'),
  });
});

it('refuses a cell outside the list', () => {
  const problems = problemsFrom('tables', {
    file: 'depenses.csv',
    from: 'defense,,1,Défense et anciens combattants,,,shield,oui',
    to: 'defense,,1,Défense et anciens combattants,,,shield,peut-être',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense,,1'),
    message: expect.stringContaining('choisissez parmi : oui, non'),
  });
});

it('refuses an empty required cell', () => {
  const problems = problemsFrom('tables', {
    file: 'cartes.csv',
    from: 'ET05,Contribution au budget de l’Union européenne',
    to: 'ET05,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET05,'),
    message: expect.stringContaining('la case est vide'),
  });
});

it('refuses an accented id', () => {
  const problems = problemsFrom('tables', {
    file: 'depenses.csv',
    from: 'defense_armees_p144,defense_armees,',
    to: 'défense_armees_p144,defense_armees,',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144,'),
    message: expect.stringContaining('n’a pas la forme attendue'),
  });
});

it('refuses the same id twice', () => {
  const problems = problemsFrom('tables', { file: 'cartes.csv', from: 'ET05,', to: 'ET06,' });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET06,'),
    message: expect.stringContaining('est déjà pris à la ligne'),
  });
});

it('refuses a limit out of range', () => {
  const problems = problemsFrom('tables', {
    file: 'cartes.csv',
    from: 'shield,-30,80',
    to: 'shield,-130,80',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('est inférieur à -100'),
  });
});
