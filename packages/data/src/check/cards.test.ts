import { expect, it } from 'vitest';
import { lineWith, problemsAfter, problemsFrom, refuses } from '../spoiled-edition.testing.ts';

refuses('cartes', 'edition.yaml', [
  [
    'counts the cards of each sector',
    '    collectivites: 8',
    '    collectivites: 9',
    ['cartes.csv', 'CO08,'],
    'a 8 cartes, il en faut 9',
  ],
]);

refuses('montants_fixes', 'cartes.csv', [
  ['keeps the fixed amounts', 'ET01,Défense,#', 'ET01,Défense,1#', 'ET01,', 'est fixé à '],
]);

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

refuses('couverture', 'cartes.csv', [
  [
    'lets a shared tax cover lines of several categories, from that of its largest share',
    'RE08,Accise sur les carburants,#,recettes,revenue,fiscalite_etat,',
    'RE08,Accise sur les carburants,#,recettes,revenue,recettes_collectivites,',
    'RE08,',
    'n’est pas dans la catégorie « recettes_collectivites »',
  ],
  [
    'refuses an expense on a card of revenue',
    ',cotisations_sociales_tabac,',
    ',sante_solidarite_interets,',
    'RE12,',
    '« sante_solidarite_interets » n’est pas une recette',
  ],
  [
    'refuses an unknown line',
    ',defense_armees,',
    ',defense_marine,',
    'ET01,',
    'La ligne « defense_marine » n’existe pas',
  ],
  [
    'refuses a line of another category',
    ',defense_armees,',
    ',ecologie_transition_energie,',
    'ET01,',
    'n’est pas dans la catégorie « defense »',
  ],
  [
    'refuses a line that is not voted',
    ',depenses_collectivites_rsa,',
    ',depenses_collectivites_versements,',
    'CO07,',
    'une carte ne peut pas la couvrir',
  ],
  [
    'refuses the same euro on two cards',
    ',securite_justice_prisons,',
    ',securite_justice_police_p176,',
    'ET21,',
    'est déjà couverte par la carte ET08',
  ],
]);
