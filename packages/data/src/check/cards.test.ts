import { expect, it } from 'vitest';
import { lineWith, problemsAfter, problemsFrom } from '../spoiled-edition.testing.ts';

it('counts the cards of each sector', () => {
  const problems = problemsFrom('cartes', {
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
  const problems = problemsFrom('montants_fixes', {
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
    kind: 'a tax niche',
    id: 'NF02',
    from: 'flask-conical,-100,0',
    to: 'flask-conical,-50,0',
  },
  { kind: 'interest', id: 'CO08', from: 'percent,-5,10', to: 'percent,-50,100' },
  { kind: 'a line of 50 Md€ or more', id: 'ET01', from: 'shield,-30,80', to: 'shield,-30,90' },
  {
    kind: 'a line of 10 to 50 Md€',
    id: 'ET08',
    from: 'siren,-40,90',
    to: 'siren,-30,60',
  },
  {
    kind: 'a line below 10 Md€',
    id: 'ET23',
    from: 'palette,-50,100',
    to: 'palette,-40,90',
  },
  {
    kind: 'a revenue of 50 Md€ or more',
    id: 'RE06',
    from: 'factory,-30,80,fiscalite_etat',
    to: 'factory,-40,90,fiscalite_etat',
  },
])('[V13] gives $kind the limits of its size and kind', ({ id, from, to }) => {
  expect(problemsFrom('limites', { file: 'cartes.csv', from, to })).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', `${id},`),
    message: expect.stringContaining('Pour une carte de cette taille et de ce genre'),
  });
});

it('gives the narrowest limits to the cards that stand on lines of interest', () => {
  const problems = problemsAfter({
    file: 'edition.yaml',
    from: '    - depenses_collectivites_interets\n',
    to: '    - depenses_collectivites_interet\n',
  });
  expect(problems).toEqual([
    {
      file: 'edition.yaml',
      line: lineWith('edition.yaml', '    - depenses_collectivites_interets'),
      message: expect.stringContaining('« depenses_collectivites_interet » n’est pas une ligne'),
    },
    {
      file: 'cartes.csv',
      line: lineWith('cartes.csv', 'CO08,'),
      message: expect.stringContaining('reduction_max est -50 et hausse_max 100'),
    },
  ]);
});

it('lets a shared tax cover lines of several categories, from that of its largest share', () => {
  const problems = problemsFrom('couverture', {
    file: 'cartes.csv',
    from: 'RE08,Accise sur les carburants,28553,recettes,revenue,fiscalite_etat,',
    to: 'RE08,Accise sur les carburants,28553,recettes,revenue,recettes_collectivites,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'RE08,'),
    message: expect.stringContaining('n’est pas dans la catégorie « recettes_collectivites »'),
  });
});

it('refuses an expense on a card of revenue', () => {
  const problems = problemsFrom('couverture', {
    file: 'cartes.csv',
    from: ',cotisations_sociales_tabac,',
    to: ',sante_solidarite_interets,',
  });
  expect(problems).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'RE12,'),
    message: expect.stringContaining('« sante_solidarite_interets » n’est pas une recette'),
  });
});

it('refuses an unknown line', () => {
  const problems = problemsFrom('couverture', {
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
  const problems = problemsFrom('couverture', {
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
  const problems = problemsFrom('couverture', {
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
  const problems = problemsFrom('couverture', {
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
