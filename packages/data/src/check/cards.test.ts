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

it.each([
  {
    kind: 'une niche fiscale',
    id: 'NF02',
    from: 'flask-conical,-100,0',
    to: 'flask-conical,-50,0',
  },
  { kind: 'des intérêts', id: 'CO08', from: 'percent,-5,10', to: 'percent,-50,100' },
  { kind: 'une ligne d’au moins 50 Md€', id: 'ET01', from: 'shield,-30,80', to: 'shield,-30,90' },
  {
    kind: 'une ligne de 10 à moins de 50 Md€',
    id: 'ET08',
    from: 'siren,-40,90',
    to: 'siren,-30,60',
  },
  {
    kind: 'une ligne de moins de 10 Md€',
    id: 'ET23',
    from: 'palette,-50,100',
    to: 'palette,-40,90',
  },
])('gives $kind the limits of its size and kind', ({ kind, id, from, to }) => {
  expect(problemsAfter({ file: 'cartes.csv', from, to })).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', `${id},`),
    message: expect.stringContaining(`Pour ${kind}, reduction_max est`),
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
