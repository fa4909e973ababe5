import { expect, it } from 'vitest';
import { foldedName, foundCommunesOf, namesIn } from './search.ts';

const names = namesIn(
  [
    '#01',
    'h4Ambérieu-en-Bugey',
    'dAmbérieux-en-Dombes',
    '#11',
    'c339Saint-Denis',
    '#2A',
    'i4Ajaccio',
    '#30',
    'b247Saint-Denis',
    '#69',
    'k123Lyon',
    "d10Sainte-Foy-l'Argentière",
    '#75',
    'l56Paris',
    '#76',
    'k351Le Havre',
    '#93',
    'k66Saint-Denis',
    '#974',
    'k11Saint-Denis',
    '#94',
    "i38L'Haÿ-les-Roses",
    "c2Saint-Maur-sous-l'Œil",
    '',
  ].join('\n'),
);
const found = (typed: string, most = 12) =>
  foundCommunesOf(names, typed, most).map(({ code }) => code);

it('[M7] the list gives codes and names', () => {
  expect(names.map(({ code, name }) => [code, name])).toContainEqual(['97411', 'Saint-Denis']);
  expect(names.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['01004', '01005', '2A004', '69133', '76351', '94038', '94040']),
  );
  expect(names.find(({ code }) => code === '94038')?.name).toBe('L’Haÿ-les-Roses');
});

it.each([
  ['L’Haÿ-les-Roses', 'hay les roses'],
  ["l'hay les roses", 'hay les roses'],
  ['St-Denis', 'saint denis'],
  ['STE FOY', 'sainte foy'],
  ['Le Havre', 'havre'],
  ['Les', 'les'],
  ['Œuilly', 'oeuilly'],
  ['Est', 'est'],
  [' -', ''],
])('[M7] « %s » is compared as « %s »', (text, folded) => {
  expect(foldedName(text)).toBe(folded);
});

it.each([
  ['amber', ['01004', '01005']],
  ['Ambérieu-en-Bugey', ['01004']],
  // Homonyms: the larger first; as large, by their code.
  ['st denis', ['93066', '97411', '11339', '30247']],
  ['le havre', ['76351']],
  ['HAVRE', ['76351']],
  // A word of the name.
  ['dombes', ['01005']],
  ['oeil', ['94040']],
  ['mbérieu', []],
  ['', []],
  ['-', []],
  ['01500', []],
])('[M7] « %s » finds %j', (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});

it('[M7] the exact name, then the start of the name, then a word', () => {
  const lyons = namesIn('#69\nk123Lyon\n#27\ne377Lyons-la-Forêt\nj1Sainte-Foy-lès-Lyon\n');
  expect(foundCommunesOf(lyons, 'lyon', 3).map(({ code }) => code)).toEqual([
    '69123',
    '27377',
    '27378',
  ]);
});

it.each([
  ['2a004', '2A004'],
  [' 97411 ', '97411'],
  ['75112', '75056'],
  ['69381', '69123'],
  ['Lyon 3e arrondissement', '69123'],
  ['paris 12', '75056'],
])('[M7] « %s » finds %s', (typed, code) => {
  expect(found(typed)).toEqual([code]);
});

it('[M7] no more than asked', () => {
  expect(found('saint', 2)).toEqual(['93066', '97411']);
});
