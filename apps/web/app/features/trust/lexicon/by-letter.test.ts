import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

it('groups an accented word under the plain letter, in the given order', () => {
  const words = ['Dette', 'Écart', 'Effet', 'TVA'].map((term) => ({ term }));
  expect(byLetter(words).map(([letter, group]) => [letter, group.length])).toEqual([
    ['D', 1],
    ['E', 2],
    ['T', 1],
  ]);
});
