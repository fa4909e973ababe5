import { millions } from '@nosmilliards/domain/money/money';
import { expect, it } from 'vitest';
import { headlineOf, headlineWords } from './headline.ts';

it.each([
  [-71_340, 'Déficit de la France : 71,3 milliards au lieu de 155'],
  [-161_000, 'Déficit de la France : 161 milliards au lieu de 155'],
  [-1900, 'Déficit de la France : 1,9 milliard au lieu de 155 milliards'],
  [-400, 'Déficit de la France : 400 millions au lieu de 155 milliards'],
  [-0.3, 'Déficit de la France : 0,3 million au lieu de 155 milliards'],
  [0, 'La France à l’équilibre : 0 au lieu d’un déficit de 155 milliards'],
  [12_000, 'Excédent de la France : 12 milliards au lieu d’un déficit de 155'],
  [1_168_600, 'Excédent de la France : 1 168,6 milliards au lieu d’un déficit de 155'],
  [-155_000, 'Déficit de la France : 155 milliards comme au départ'],
  [-154_990, 'Déficit de la France : 155 milliards à peu près comme au départ'],
])('a balance of %d M€ is told without sign nor exclamation', (balance, words) => {
  const headline = headlineOf({
    initialBalance: millions(-155_000),
    balance: millions(balance),
  });
  expect(headlineWords(headline).replaceAll('\u00A0', ' ')).toBe(words);
});
