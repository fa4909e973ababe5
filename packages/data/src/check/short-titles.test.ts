import { expect, it } from 'vitest';
import { lineAfter, problemsAfter } from '../spoiled-edition.testing.ts';

const file = 'titres-courts.csv';

it.each([
  ['names no line', 'sante_licornes,Licornes', '« sante_licornes » n’existe pas'],
  ['is longer than the title', 'defense_armees,Armées de terre', 'n’est pas plus court'],
  ['grows', 'recettes_techniques,Rec|Techniques', 'n’est pas plus court'],
  [
    'another line of its block has',
    'sante_solidarite_retraites_fonctionnaires,Chômage',
    'distinguez-les',
  ],
  ['judges', 'cotisations_sociales,Gaspillage', 'Le mot « Gaspillage » juge'],
])('refuses a short title that %s', (_, row, message) => {
  expect(problemsAfter({ file, append: `${row}\n` })).toEqual([
    { file, line: lineAfter(file), message: expect.stringContaining(message) },
  ]);
});
