import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtCodesOf } from '../emit/codes.ts';
import { EDITIONS_DIRECTORY, editionNamesIn } from '../read/edition.ts';
import { dossierAfter, lineAfter, lineWith, problemsAfter } from '../spoiled-edition.testing.ts';

const file = 'codes.csv';
const published = 'codes-publies.csv';

/** One entry per release, never changed: the number of lines published and their hash. */
const RELEASED = [
  { lines: 229, sha256: 'e496672e6c37ddb11c5541bd7aaa21f0d99c51bd3d9765b50a43a37b242fe814' },
];

it.each(RELEASED)('the first $lines lines ever published are still there', ({ lines, sha256 }) => {
  for (const name of editionNamesIn(EDITIONS_DIRECTORY)) {
    const text = readFileSync(`${EDITIONS_DIRECTORY}/${name}/${published}`, 'utf8');
    const first = text.split('\n').slice(0, lines).join('\n');
    expect(createHash('sha256').update(`${first}\n`).digest('hex')).toBe(sha256);
  }
});

it('a number published goes to nobody else', () => {
  expect(problemsAfter({ file, from: '12,ET13', to: '12,ET99' })).toEqual([
    {
      file,
      line: lineWith(file, '12,ET13'),
      message: expect.stringContaining('Le numéro 12 est celui de « ET13 »'),
    },
    {
      file,
      line: lineWith(file, '12,ET13'),
      message: expect.stringContaining('« ET99 » n’existe pas'),
    },
    {
      file,
      line: lineAfter(file) - 1,
      message: expect.stringContaining('ajoutez « 76,ET13 » à la fin'),
    },
  ]);
});

it('a number published does not go away with its row, and another is not offered', () => {
  const messages = problemsAfter({ file, from: '75,RE12\n', to: '' }).map(({ message }) => message);
  expect(messages).toEqual([
    expect.stringContaining('remettez « 75,RE12 »'),
    expect.stringContaining('ajoutez « 76,RE12 »'),
  ]);
});

it.each([
  ['of a card to a line', '76,defense_armees_p144', 'n’est pas celui d’une ligne, à partir de 256'],
  ['of a line to a card', '408,ET26', 'n’est pas celui d’une carte, de 0 à 254'],
  ['to nothing', '408,sante_licornes', '« sante_licornes » n’existe pas'],
  ['that is taken', '12,defense_armees_p144', '« 12 » est déjà pris'],
  ['to what has one', '408,defense_armees', '« defense_armees » est déjà pris'],
  ['below zero', '-1,defense_armees_p144', 'inférieur à 0'],
])('refuses to give a number %s', (_, row, message) => {
  expect(problemsAfter({ file, append: `${row}\n` })).toContainEqual({
    file,
    line: lineAfter(file),
    message: expect.stringContaining(message),
  });
});

const RENAMED = {
  file: 'correspondances.yaml',
  from: 'renommages:\n',
  to: 'renommages:\n  - { ancien: defense_forces, nouveau: defense_armees, raison: essai }\n',
};
const under = (name: string, place: string) => ({
  file: place,
  from: '257,defense_armees\n',
  to: `257,${name}\n`,
});

it('a renamed id keeps its number, and does not get another', () => {
  const before = [under('defense_forces', file), under('defense_forces', published), RENAMED];
  expect(problemsAfter(...before)).toEqual([]);
  const { codes } = builtCodesOf(dossierAfter(...before));
  expect(codes.id[codes.number.indexOf(257)]).toBe('defense_armees');
  const again = { file, append: '408,defense_armees\n' };
  expect(problemsAfter(...before, again)).toEqual([
    {
      file,
      line: lineAfter(file),
      message: expect.stringContaining('« defense_armees » a déjà le numéro 257'),
    },
  ]);
});

it('a line that is gone keeps its number, and only what was published may be gone', () => {
  const gone = '408,sante_licornes\n';
  expect(problemsAfter({ file, append: gone }, { file: published, append: gone })).toEqual([]);
});
