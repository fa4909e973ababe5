import { expect, it } from 'vitest';
import { shortened } from './brush.ts';

const widthOf = (text: string) => text.length;

it('cuts a long name between words', () => {
  expect(shortened('Retraites de base', 40, widthOf)).toBe('Retraites de base');
  expect(shortened('Retraites de base du privé', 19, widthOf)).toBe('Retraites de base…');
  expect(shortened('Anticonstitutionnellement', 5, widthOf)).toBe('Anticonstitutionnellement');
});
