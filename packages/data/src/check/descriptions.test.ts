import { describe, expect, it } from 'vitest';
import { lineAfter, lineWith, problemsFrom } from '../spoiled-edition.testing.ts';

const file = 'descriptions.yaml';

describe('a description', () => {
  const faults = [
    ['judges', 'resume: Une dépense exorbitante.', 'le mot « exorbitante » juge'],
    ['is long', 'resume: Un fait. Deux faits. Trois faits.', 'au plus 2 phrases'],
    ['hides its source', 'resume: Un fait.\n    finance: Des soldes.', 'indiquez une source'],
    [
      'invents its source',
      'resume: A.\n    finance: B.\n    source: rumeur',
      'indiquez une source',
    ],
  ] as const;

  it.each(faults)('that %s is refused', (_fault, entry, message) => {
    const append = `  defense_armees_p144_a03_s32:\n    ${entry}\n`;
    expect(problemsFrom('descriptions', { file, append })).toContainEqual({
      file,
      line: lineAfter(file) + 1,
      message: expect.stringContaining(message),
    });
  });

  it('of nothing is refused', () => {
    const append = `  defense_marine:\n    resume: Des bateaux.\n`;
    expect(problemsFrom('descriptions', { file, append })).toContainEqual({
      file,
      line: lineAfter(file) + 1,
      message: expect.stringContaining('n’est ni une ligne ni une carte'),
    });
  });
});

describe('descriptions', () => {
  it('cover each card', () => {
    const to = '  defense_armees_p144_a03_s32:';
    expect(problemsFrom('nombre_descriptions', { file, from: '  ET01:', to })).toContainEqual({
      file: 'cartes.csv',
      line: lineWith('cartes.csv', 'ET01,'),
      message: expect.stringContaining('n’a pas de description'),
    });
  });

  it('are as many as promised', () => {
    const from = 'descriptions_minimum: ';
    expect(
      problemsFrom('nombre_descriptions', { file: 'edition.yaml', from, to: `${from}9` }),
    ).toContainEqual({
      file,
      line: 1,
      message: expect.stringContaining('il en faut au moins 9'),
    });
  });
});
