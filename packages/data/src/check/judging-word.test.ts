import { expect, it } from 'vitest';
import { judgingWordIn } from './judging-word.ts';

it.each([
  'Une dépense exorbitante.',
  'Trop élevé.',
  'Un cadeau fiscal.',
  'Des aides vitales.',
  'Un coût faramineux.',
  'Un montant colossal.',
  'Une énorme administration.',
  'Le fardeau de la dette.',
  'Un service mal géré.',
  'La dépense explose.',
  'Des abus.',
  'Une ponction sur les retraités.',
  'Un personnel pléthorique.',
  'Une gabegie.',
  'Du gaspillage.',
  'Les assistés.',
])('finds the judgement in « %s »', (text) => {
  expect(judgingWordIn(text)).toBeDefined();
});

it.each([
  'Versée pour l’essentiel aux caisses, essentiellement en salaires.',
  'La carte Vitale et le trop-perçu.',
  'L’efficacité énergétique des logements de la métropole.',
])('leaves « %s » alone', (text) => {
  expect(judgingWordIn(text)).toBeUndefined();
});
