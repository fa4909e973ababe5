import { describe, expect, it } from 'vitest';
import { searchOf, type SearchBook } from './search-book.ts';
import { stemOf, wordsOf } from './word.ts';

const named = (id: string, amount: number, level: number): SearchBook['lines'][number] => [
  id,
  'Police nationale',
  amount,
  level,
  -1,
  '',
];

describe('among two lines of the same name', () => {
  it('the higher comes first, then the larger', () => {
    const lines = [named('a', 10, 5), named('b', 10, 2), named('c', 9000, 2)];
    const found = searchOf({ lines, cards: [], terms: [], aliases: [] });
    expect(found('police').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });
});

it('folds accents, elisions and ligatures', () => {
  expect(wordsOf('L’État et les Œuvres d’été')).toEqual(['etat', 'oeuvres', 'ete']);
});

it.each([
  ['hopitaux', 'hopital'],
  ['reseaux', 'reseau'],
  ['prisons', 'prison'],
  ['choix', 'choi'],
  ['p150', 'p150'],
  ['gaz', 'gaz'],
])('%s is read as %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
