import { describe, expect, it } from 'vitest';
import { lineAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const file = 'lexique.yaml';

describe('a term', () => {
  const long = 'Un '.repeat(21).trim();
  const faults = [
    ['has an accent in its id', 'id: zéro', 'Un fait.', 'sans accent'],
    ['is long', 'id: zebre', 'Un fait. Deux faits. Trois faits.', 'au plus 2 phrases'],
    ['is heavy', 'id: zebre', `${long}.`, 'au plus 20 mots'],
    ['judges', 'id: zebre', 'Une dépense exorbitante.', 'le mot « exorbitante » juge'],
    ['leads nowhere', 'id: zebre', 'Un fait.\n    voir: [rayure]', 'renvoie à « rayure »'],
    ['leads to itself', 'id: zebre', 'Un fait.\n    voir: [zebre]', 'renvoie à « zebre »'],
  ] as const;

  it.each(faults)('that %s is refused', (_fault, id, definition, message) => {
    const append = `  - ${id}\n    terme: Zèbre\n    definition: ${definition}\n`;
    expect(problemsFrom('lexique', { file, append })).toContainEqual({
      file,
      line: lineAfter(file),
      message: expect.stringContaining(message),
    });
  });

  it('that repeats an id is refused', () => {
    const append = '  - id: tva\n    terme: Zèbre\n    definition: Un fait.\n';
    expect(problemsFrom('fiches', { file, append })).toContainEqual({
      file,
      line: lineAfter(file),
      message: expect.stringContaining('« tva » est écrit deux fois'),
    });
  });

  it('out of the alphabet is refused', () => {
    const change = { file, from: "terme: 'Action'", to: "terme: 'Zèbre'" };
    expect(problemsFrom('lexique', change)).toContainEqual({
      file,
      line: lineWith(file, 'id: administrations_publiques'),
      message: expect.stringContaining('vient avant « Zèbre » dans l’alphabet'),
    });
  });
});
