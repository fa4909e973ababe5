import { expect, it } from 'vitest';
import { lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

it.each([
  ['cartes.csv', 'ET21,Prisons', 'ET21,Prisons pléthoriques', 'ET21,'],
  ['recettes.csv', 'Hors CSG sur les jeux.', 'Montant faramineux.', 'cotisations_sociales_csg,'],
  [
    'ecarts.yaml',
    'Écart non expliqué\u202F; peut-être',
    'Écart énorme\u202F; peut-être',
    'objet: ET03',
  ],
  [
    'comparaisons.yaml',
    "nom: 'Prisons'",
    "nom: 'Fardeau des prisons'",
    'id: prisons_interets_locaux',
  ],
  [
    'comparaisons.yaml',
    'Administration pénitentiaire',
    'Administration mal gérée',
    'id: prisons_interets_locaux',
  ],
  [
    'edition.yaml',
    'note: Chiffre rond retenu',
    'note: Chiffre colossal retenu',
    '  population_adultes:',
  ],
])('finds the judging word in %s', (file, from, to, place) => {
  const problems = problemsFrom('neutralite', { file, from, to });
  const near = lineWith(file, place);
  const found = problems.find(({ message }) => message.includes('juge'));
  expect(found?.file).toBe(file);
  expect(Math.abs((found?.line ?? 0) - near)).toBeLessThanOrEqual(1);
});
