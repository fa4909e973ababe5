import { expect, it } from 'vitest';
import { brokenAt, shortened } from './brush.ts';

const widthOf = (text: string) => text.length;

it('cuts a long name between words', () => {
  expect(shortened('Retraites de base', 40, widthOf)).toBe('Retraites de base');
  expect(shortened('Retraites de base du privé', 19, widthOf)).toBe('Retraites de base…');
  expect(shortened('Anticonstitutionnellement', 5, widthOf)).toBe('Anticonstitutionnellement');
});

it('breaks a long name into two lines', () => {
  expect(brokenAt('Retraites de base du privé', 19, widthOf)).toEqual([
    'Retraites de base',
    'du privé',
  ]);
  expect(brokenAt('Défense', 19, widthOf)).toEqual(['Défense', '']);
  expect(brokenAt('Anticonstitutionnellement', 5, widthOf)[1]).toBe('');
});
