import { expect, it } from 'vitest';
import { lineWith, problemsAfter } from '../spoiled-edition.build.ts';

it('counts the cards of each sector', () => {
  const problems = problemsAfter({
    file: 'edition.yaml',
    from: '    collectivites: 8',
    to: '    collectivites: 9',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'CO08,'),
    message: expect.stringContaining('a 8 cartes, il en faut 9'),
  });
});

it('keeps the fixed amounts', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: 'ET01,Défense,60900',
    to: 'ET01,Défense,60901',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('est fixé à 60900 M€'),
  });
});

it('keeps a niche between −100 and 0', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: 'flask-conical,-100,0',
    to: 'flask-conical,-50,0',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'NF02,'),
    message: expect.stringContaining('Une niche fiscale va de −100 à 0'),
  });
});

it('leaves room both ways to other cards', () => {
  const problems = problemsAfter({ file: 'cartes.csv', from: 'shield,-30,80', to: 'shield,-30,0' });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('doit pouvoir baisser et monter'),
  });
});

it('refuses an unknown line', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: ',defense_armees,',
    to: ',defense_marine,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('La ligne « defense_marine » n’existe pas'),
  });
});

it('refuses a line of another category', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: ',defense_armees,',
    to: ',ecologie_transition_energie,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET01,'),
    message: expect.stringContaining('n’est pas dans la catégorie « defense »'),
  });
});

it('refuses a line that is not voted', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: ',depenses_collectivites_rsa,',
    to: ',depenses_collectivites_versements,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'CO07,'),
    message: expect.stringContaining('une carte ne peut pas la couvrir'),
  });
});

it('refuses the same euro on two cards', () => {
  const problems = problemsAfter({
    file: 'cartes.csv',
    from: ',securite_justice_prisons,',
    to: ',securite_justice_police_p176,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'ET21,'),
    message: expect.stringContaining('est déjà couverte par la carte ET08'),
  });
});
