import { expect, it } from 'vitest';
import { problemsAfter } from '../spoiled-edition.testing.ts';

const file = 'correspondances.yaml';

/** Each renaming as `ancien > nouveau`, or `ancien > nouveau + more YAML`. */
function problemsWith(...renamings: string[]) {
  const entries = renamings.map((renaming) => {
    const [ancien = '', nouveau = '', more = ''] = renaming.split(/ > | \+ /);
    return `\n  - ancien: ${ancien}\n    nouveau: ${nouveau}\n    raison: essai${more && `\n    ${more}`}`;
  });
  return problemsAfter({ file, rewrite: () => `renommages:${entries.join('')}\n` });
}

it.each([
  ['an id still in use', 'defense_armees > defense', 'un identifiant renommé ne ressert pas'],
  ['a card still in use', 'ET01 > ET02', 'un identifiant renommé ne ressert pas'],
  ['one that leads nowhere', 'defense_forces > defense_marine', 'ou une carte'],
  ['what was never an id', "'../forces' > defense_armees", 'n’a jamais pu être un identifiant'],
  ['a card that leads to a line', 'ET99 > defense_armees', 'une carte à une carte'],
  ['a line that leads to a card', 'defense_forces > ET01', 'une carte à une carte'],
])('refuses %s', (_, renaming, message) => {
  expect(problemsWith(renaming)).toEqual([
    { file, line: 2, message: expect.stringContaining(message) },
  ]);
});

it('refuses a circle', () => {
  const problems = problemsWith(
    'defense_forces > defense_marine',
    'defense_marine > defense_forces',
  );
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('tourne en rond'),
    expect.stringContaining('tourne en rond'),
  ]);
});

it('refuses an unknown type', () => {
  expect(problemsWith('defense_forces > defense_armees + type: perdu')).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('un mot parmi : renomme') }),
  );
});

it('accepts a chain, a card, a merger and a split', () => {
  expect(
    problemsWith(
      'defense_forces > defense_marine',
      'defense_marine > defense_armees',
      'ET99 > ET01',
      'defense_terre > defense_armees + type: fusionne',
      'securite > securite_justice + type: scinde',
    ),
  ).toEqual([]);
});
