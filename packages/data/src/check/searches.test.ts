import { expect, it } from 'vitest';
import { lineAfter, problemsAfter } from '../spoiled-edition.testing.ts';

const few = (text: string) => text.split('\n').slice(0, 100).join('\n');

it.each([
  ['recherches.csv', 'licornes,sante_licornes', '« sante_licornes », qui n’existe pas'],
  ['recherches.csv', 'assistes,defense', 'est aussi dans jugements.csv'],
  ['recherches.csv', 'police,defense', 'est déjà pris'],
  ['recherches.csv', 'licornes,Ma part', 'n’a pas la forme attendue'],
  ['alias.csv', 'parasite,defense', 'Le mot « parasite » juge'],
])('%s refuses « %s »', (file, row, message) => {
  expect(problemsAfter({ file, append: `${row}\n` })).toEqual([
    { file, line: lineAfter(file), message: expect.stringContaining(message) },
  ]);
});

it('asks for enough words', () => {
  expect(problemsAfter({ file: 'recherches.csv', rewrite: few })).toContainEqual({
    file: 'recherches.csv',
    line: 1,
    message: expect.stringContaining('il en faut au moins 120'),
  });
});
