import { expect, it } from 'vitest';
import { byLetter } from './by-letter.ts';

it('finds an accented word at its plain letter, in the order given', () => {
  const words = ['Dette', 'Écart', 'Effet', 'TVA'].map((term) => ({ term }));
  expect(byLetter(words).map(([letter, group]) => [letter, group.length])).toEqual([
    ['D', 1],
    ['E', 2],
    ['T', 1],
  ]);
});
