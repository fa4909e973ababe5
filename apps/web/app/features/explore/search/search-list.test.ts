import { describe, expect, it } from 'vitest';
import { activeAfter, countSentenceOf, placeOf } from './search-list.ts';

describe('activeAfter', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %s goes to %s', (key, active, next) => {
    expect(activeAfter(key, active, 3)).toBe(next);
  });

  it('leaves Home and End to the text until an option is marked', () => {
    expect(activeAfter('Home', -1, 3)).toBeNull();
    expect(activeAfter('End', -1, 3)).toBeNull();
  });

  it('leaves every key to the text when there is nothing to choose', () => {
    expect(activeAfter('ArrowDown', -1, 0)).toBeNull();
  });

  it('leaves letters alone', () => {
    expect(activeAfter('a', 1, 3)).toBeNull();
  });
});

it('counts in French', () => {
  expect([0, 1, 2].map(countSentenceOf)).toEqual(['Aucun résultat', '1 résultat', '2 résultats']);
});

it.each([
  ['line', ['Défense', 'Armées'], 'P146', 'Défense / Armées · P146'],
  ['line', ['Défense'], 'DA', 'Défense'],
  ['line', [], '', 'Catégorie'],
  ['card', [], '', 'Carte du jeu'],
  ['term', [], '', 'Lexique'],
  ['page', [], '', 'Page du site'],
] as const)('tells where a %s of %j stands', (kind, path, code, place) => {
  expect(placeOf({ kind, path, code })).toBe(place);
});
