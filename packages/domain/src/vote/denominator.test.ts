import { expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { unitSentenceOf, type Denominator } from './denominator.ts';

const retirees: Denominator = {
  unit: 'retraité',
  units: 'retraités',
  period: 'mois',
  count: 18_084_000,
  digits: 3,
  producer: 'Drees',
  date: 'fin 2023',
};
const told = (impact: number, denominator: Partial<Denominator> = {}) => {
  const { start, strong, source } = unitSentenceOf(millions(impact), millions(400_000), {
    ...retirees,
    ...denominator,
  });
  return `${start}${strong} en moyenne (${source})`.replaceAll(/[\u00A0\u202F]/g, ' ');
};
const counted = (count: number, units: string) => told(1, { count, units }).split('(')[1];

it('[V16] divides the effect in euros, up or down alike', () => {
  expect(told(39_192)).toBe(
    'soit 181 € par mois et par retraité en moyenne (18,1 millions de retraités, Drees, fin 2023)',
  );
  expect(told(-39_192)).toBe(told(39_192));
});

it.each([
  [4880, 3, 'soit 4 880 €'],
  [4886, 3, 'soit 4 890 €'],
  [94.46, 3, 'soit 95 €'],
  [94.46, 2, 'soit environ 94 €'],
  [9.96, 3, 'soit 10 €'],
  [5, 3, 'soit 5,0 €'],
  [0.999, 2, 'soit environ 1,0 €'],
  [0.99, 2, 'soit moins d’un euro'],
])('[V16] %d euros each by %d digits: %s', (euros, digits, start) => {
  const sentence = told(euros, { count: 1_000_000, digits, period: 'an' });
  expect(sentence.startsWith(`${start} par an et par retraité`)).toBe(true);
});

it.each([
  [1_999_000, 'habitants', '2 millions d’habitants'],
  [1_380_000, 'élèves', '1,38 million d’élèves'],
  [30_907_289, 'ménages', '30,9 millions de ménages'],
  [846_683, 'contrats conclus', '846 700 contrats conclus'],
])('[V16] %d %s are « %s »', (count, units, words) => {
  expect(counted(count, units)).toBe(`${words}, Drees, fin 2023)`);
});

it('[V16] a part of the amount begins its sentence', () => {
  const part = { name: 'dons des particuliers', amount: millions(200_000) };
  expect(told(40_000, { part })).toMatch(/^dons des particuliers, soit 92 € par mois/);
});
