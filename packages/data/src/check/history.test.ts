import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it('ties the history to the tree', () => {
  const problems = problemsFrom('historique', {
    file: 'depenses.csv',
    from: 'Formations supérieures et recherche universitaire,15428.142722',
    to: 'Formations supérieures et recherche universitaire,15428.142723',
  });
  expect(problems).toContainEqual({
    file: 'historique.csv',
    line: lineWith('historique.csv', 'P150,'),
    message: expect.stringContaining('accordez les deux'),
  });
});

it('refuses a code that no line has', () => {
  const problems = problemsFrom('historique', {
    file: 'historique.csv',
    from: '\n150-01,',
    to: '\n150-99,',
  });
  expect(problems).toContainEqual({
    file: 'historique.csv',
    line: lineWith('historique.csv', '150-01,'),
    message: expect.stringContaining('n’est dans aucune ligne'),
  });
});

it('refuses the indicator of an unknown programme', () => {
  const problems = problemsFrom('historique', {
    file: 'indicateurs.csv',
    from: '\nP150,',
    to: '\nP999,',
  });
  expect(problems).toContainEqual({
    file: 'indicateurs.csv',
    line: lineWith('indicateurs.csv', 'P150,'),
    message: expect.stringContaining('n’est pas dans programmes.csv'),
  });
});

it('refuses a sixth indicator', () => {
  const problems = problemsFrom('historique', {
    file: 'indicateurs.csv',
    from: '\nP150,',
    to: '\nP150,Un objectif,150-0-1,Un indicateur,,%,1,2,3\nP150,',
  });
  expect(problems).toContainEqual({
    file: 'indicateurs.csv',
    line: lineWith('indicateurs.csv', 'P150,') + 5,
    message: expect.stringContaining('a plus de 5 indicateurs'),
  });
});

it('refuses the same State line twice', () => {
  const problems = problemsFrom('codes', {
    file: 'depenses.csv',
    from: 'general,144-03-32',
    to: 'general,144-03-31',
  });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'defense_armees_p144_a03_s32,'),
    message: expect.stringContaining('n’est comptée qu’une fois'),
  });
});

it('watches a mission that has no line of its own', () => {
  const problems = problemsFrom('historique', {
    file: 'historique.csv',
    from: ',30909.249677,',
    to: ',30909.2,',
  });
  expect(problems).toContainEqual({
    file: 'historique.csv',
    line: lineWith('historique.csv', 'RA,mission'),
    message: expect.stringContaining('La mission « RA » vaut'),
  });
});

it.each(['historique.csv', 'programmes.csv'])('misses a programme left out of %s', (file) => {
  const problems = problemsFrom('historique', { file, from: '\nP150,', to: '\nP999,' });
  expect(problems).toContainEqual({
    file: 'depenses.csv',
    line: lineWith('depenses.csv', 'education_formation_superieur_p150,'),
    message: expect.stringContaining(`« P150 » n’est pas dans ${file}`),
  });
});
