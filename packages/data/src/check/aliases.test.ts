import { expect, it } from 'vitest';
import { lineAfter, problemsAfter } from '../spoiled-edition.testing.ts';

const file = 'alias.csv';
const few = (text: string) => text.split('\n').slice(0, 100).join('\n');

it.each([
  ['leads nowhere', 'licornes,sante_licornes', '« sante_licornes », qui n’existe pas'],
  ['leads to no term', 'licornes,lexique:licorne', '« lexique:licorne », qui n’existe pas'],
  ['leads twice to a line', 'licornes,defense|defense', 'deux fois au même endroit'],
  ['leads everywhere', 'licornes,defense|ET01|ET02|ET03|ET04', 'au plus 4'],
  ['judges', 'gaspillage,defense', 'Le mot « gaspillage » juge'],
  ['is there under another spelling', 'elysees,defense', 'sont le même mot'],
  ['is there', 'Élysée,defense', 'est déjà pris'],
  ['is empty', ',defense', 'la case est vide'],
  ['names its lines badly', 'licornes,défense', 'n’a pas la forme attendue'],
])('refuses a word that %s', (_, row, message) => {
  expect(problemsAfter({ file, append: `${row}\n` })).toEqual([
    { file, line: lineAfter(file), message: expect.stringContaining(message) },
  ]);
});

it('asks for enough words', () => {
  expect(problemsAfter({ file, rewrite: few })).toContainEqual({
    file,
    line: 1,
    message: expect.stringContaining('il en faut au moins 150'),
  });
});
