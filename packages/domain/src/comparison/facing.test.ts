import { describe, expect, it } from 'vitest';
import { aLine } from '../testing.ts';
import { facingOf } from './facing.ts';

const child = (id: string, parentId: string, amount: number, parts = {}) =>
  aLine({ id, parentId, level: 2, amount, ...parts });
const armies = child('defense_armees', 'defense', 60);
const lines = [
  aLine({ id: 'defense', amount: 62 }),
  armies,
  child('defense_memoire', 'defense', 59),
  child('ecole_lycees', 'ecole', 45),
  child('ecole_ecoles', 'ecole', 58),
  child('sante_soins', 'sante', 71),
  child('culture_musees', 'culture', 1),
  child('police_routes', 'police', 30),
  child('impots_tva', 'impots', 60, { side: 'revenue' }),
  child('divers_rendu', 'divers', 60, { isTransfer: true }),
  child('divers_ecart', 'divers', 60, { isTechnical: true }),
];
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe('the lines set against one', () => {
  it('[C15] are the nearest, one a category, of the same side, outside its family', () => {
    expect(idsOf(facingOf(armies, lines, []))).toEqual([
      'defense_memoire',
      'ecole_ecoles',
      'sante_soins',
    ]);
    const category = aLine({ id: 'defense', amount: 62 });
    expect(idsOf(facingOf(category, lines, []))).toEqual([
      'ecole_ecoles',
      'sante_soins',
      'police_routes',
    ]);
  });

  it('[C15] those of published comparisons come first', () => {
    const opposed = ['culture_musees', 'inconnue'];
    expect(idsOf(facingOf(armies, lines, opposed))[0]).toBe('culture_musees');
  });
});
