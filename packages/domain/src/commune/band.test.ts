import { expect, it } from 'vitest';
import { bandAt, bandSeriesOf, bandsIn, stratumOf, stratumWords } from './band.ts';
import { aCommune } from '../testing.ts';

const bands = bandsIn(
  [
    'type;strate;libelle;communes;agregat;q1;mediane;q3;q1_moyenne;mediane_moyenne;q3_moyenne',
    'metropole;3;;11240;dette;1 2 3;4 5 6;7 8 9;2;5;8',
    'metropole;2;;9462;dette;10;20;30;10;20;30',
    'metropole;4;;19;dette;1;2;3;1;2;3',
    'outre-mer;0;;70;dette;100;200;x;100;200;300',
    '',
  ].join('\n'),
);
const seriesOf = (cells: Parameters<typeof aCommune>[0], aggregate = 'dette') =>
  bandSeriesOf(bands, aCommune(cells), aggregate);

it.each([
  ['01004', 0, 'metropole', 0],
  ['01004', 99, 'metropole', 0],
  ['01004', 100, 'metropole', 1],
  ['01004', 1999, 'metropole', 3],
  ['01004', 2000, 'metropole', 4],
  ['69123', 500_000, 'metropole', 10],
  ['97411', 9999, 'outre-mer', 0],
  ['97411', 10_000, 'outre-mer', 1],
])('[M4] %s, %i inhabitants: %s %i', (code, inhabitants, group, rank) => {
  expect(stratumOf(code, inhabitants)).toEqual({ group, rank });
});

it('[M4] Paris has no band', () => {
  expect(stratumOf('75056', 2_100_000)).toBeUndefined();
  expect(seriesOf({ code: '75056' })).toEqual([undefined, undefined, undefined]);
});

it('[M4] each year has the band of its population', () => {
  expect(seriesOf({ population: '400 500 x' })).toEqual([
    { q1: 10, median: 20, q3: 30 },
    { q1: 2, median: 5, q3: 8 },
    undefined,
  ]);
  expect(bandAt(bands, aCommune({ population: '400 500 600' }), 'dette', 2, true)).toEqual({
    q1: 2,
    median: 5,
    q3: 8,
  });
});

it('[M4] fewer than 20 communes, an unknown aggregate or an unknown year: no band', () => {
  expect(seriesOf({ population: '2500' })).toEqual([undefined, undefined, undefined]);
  expect(seriesOf({}, 'fct')).toEqual([undefined, undefined, undefined]);
  expect(seriesOf({ code: '97411', population: '50' }).at(-1)).toBeUndefined();
});

it.each([
  ['metropole', 0, 'des communes de moins de 100\u00A0habitants'],
  ['metropole', 7, 'des communes de 10\u202F000 à 19\u202F999\u00A0habitants'],
  ['metropole', 10, 'des communes de 100\u202F000\u00A0habitants et plus, sauf Paris,'],
  ['outre-mer', 0, 'des communes d’outre-mer de moins de 10\u202F000\u00A0habitants'],
  ['outre-mer', 1, 'des communes d’outre-mer de 10\u202F000\u00A0habitants et plus'],
] as const)('[M5] %s %i: « %s »', (group, rank, words) => {
  expect(stratumWords({ group, rank })).toBe(words);
});
