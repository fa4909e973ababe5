import { expect, it } from 'vitest';
import { membersWords } from './room-words.ts';

it.each([
  [0, 'présent', '0 présent'],
  [1, 'présent', '1 présent'],
  [2, 'présent', '2 présents'],
  [1, 'personne', '1 personne'],
  [28, 'personne', '28 personnes'],
  [1, 'budget', '1 budget'],
] as const)('agrees in number: %i %s', (count, noun, words) => {
  expect(membersWords(count, noun)).toBe(words.replace(' ', '\u00A0'));
});
