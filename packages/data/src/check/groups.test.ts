import { expect, it } from 'vitest';
import { lineAfter, lineWith, problemsAfter, problemsFrom } from '../spoiled-edition.testing.ts';

const file = 'paquets.yaml';

it('refuses a card left out of every group', () => {
  expect(
    problemsFrom('paquets', { file, from: 'cartes: [DP01, CO08]', to: 'cartes: [DP01]' }),
  ).toContainEqual({
    file: 'cartes.csv',
    line: lineWith('cartes.csv', 'CO08,'),
    message: expect.stringContaining('« CO08 » n’est dans aucun paquet'),
  });
});

it('refuses a card in two groups', () => {
  expect(
    problemsFrom('paquets', {
      file,
      from: 'cartes: [DP01, CO08]',
      to: 'cartes: [DP01, CO08, CO02]',
    }),
  ).toContainEqual({
    file,
    line: lineWith(file, '- id: investissement-local'),
    message: expect.stringContaining('« CO02 » est dans deux paquets'),
  });
});

it('refuses a card that does not exist', () => {
  expect(
    problemsFrom('paquets', {
      file,
      from: 'cartes: [DP01, CO08]',
      to: 'cartes: [DP01, CO08, ET99]',
    }),
  ).toContainEqual({
    file,
    line: lineWith(file, '- id: interets'),
    message: expect.stringContaining('« ET99 » n’existe pas'),
  });
});

it('refuses a group of more than a third of its side', () => {
  const problems = problemsFrom(
    'paquets',
    { file, from: 'cartes: [RE02, RE05, RE06]', to: 'cartes: [RE02, RE05, RE06, RE03]' },
    { file, from: 'cartes: [RE03, RE04, RE11]', to: 'cartes: [RE04, RE11]' },
  );
  expect(problems).toContainEqual({
    file,
    line: lineWith(file, '- id: revenus'),
    message: expect.stringContaining('« revenus » pèse plus du tiers de son côté'),
  });
});

it('refuses a decision that the texts do not count', () => {
  const seventeenth =
    '  - { id: interets-locaux, titre: Intérêts locaux, phrase: Les intérêts payés par les collectivités., icone: percent, secteur: collectivites, cartes: [CO08] }\n';
  const problems = problemsAfter(
    { file, from: 'cartes: [DP01, CO08]', to: 'cartes: [DP01]' },
    { file, append: seventeenth },
    { file: 'correspondances-europe.csv', append: 'interets-locaux,GF0107,Une raison.\n' },
    { file: 'denominateurs.csv', append: `interets-locaux,non${','.repeat(14)}Une raison.\n` },
  );
  expect(problems).toEqual([
    {
      file,
      line: lineAfter(file),
      message: expect.stringContaining('17 paquets, les textes en annoncent 16'),
    },
  ]);
});

it.each([
  {
    mistake: 'the id of a line',
    group: 'armees',
    from: '- id: armees',
    to: '- id: defense_armees',
    refusal: '« defense_armees » : est aussi une ligne ou une carte',
  },
  {
    mistake: 'a long title',
    group: 'ecole',
    from: "titre: 'École et université'",
    to: "titre: 'École, collège, lycée, université et recherche'",
    refusal: 'le titre a 46 signes, 44 au plus',
  },
  {
    mistake: 'two sentences',
    group: 'revenus',
    from: 'La CSG, l’impôt',
    to: 'La CSG. L’impôt',
    refusal: 'la phrase doit être seule',
  },
  {
    mistake: 'a word that judges',
    group: 'armees',
    from: 'Les armées, leurs équipements',
    to: 'Les armées, leurs énormes équipements',
    refusal: 'le mot « énormes » juge',
  },
  {
    mistake: 'an icon that is not drawn',
    group: 'armees',
    from: 'icone: shield',
    to: 'icone: swords',
    refusal: 'l’icône « swords » n’est celle d’aucune ligne ni carte',
  },
  {
    mistake: 'a sector that weighs less',
    group: 'interets',
    from: 'secteur: dette',
    to: 'secteur: collectivites',
    refusal: 'le secteur qui y pèse le plus est dette',
  },
])('refuses $mistake', ({ group, from, to, refusal }) => {
  expect(problemsFrom('paquets_justes', { file, from, to })).toContainEqual({
    file,
    line: lineWith(file, `- id: ${group}`),
    message: expect.stringContaining(refusal),
  });
});

it('refuses a group of spending and revenue together', () => {
  const problems = problemsAfter(
    { file, from: 'cartes: [DP01, CO08]', to: 'cartes: [DP01, CO08, RE11]' },
    { file, from: 'cartes: [RE03, RE04, RE11]', to: 'cartes: [RE03, RE04]' },
  );
  expect(problems).toEqual([
    {
      file,
      line: lineWith(file, '- id: interets'),
      message: expect.stringContaining('une carte est une dépense, une autre une recette'),
    },
  ]);
});
