import { expect, it } from 'vitest';
import { departmentWords } from './department.ts';

it.each([
  ['01004', 'Ain (01)'],
  ['2A004', 'Corse-du-Sud (2A)'],
  ['75056', 'Paris (75)'],
  ['90010', 'Territoire de Belfort (90)'],
  ['97611', 'Mayotte (976)'],
])('the code %s is of %s', (code, words) => {
  expect(departmentWords(code)).toBe(words);
});
