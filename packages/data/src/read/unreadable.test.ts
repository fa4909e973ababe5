import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { reviewOf } from '../check/review.ts';
import { activeEditionDirectory } from './edition.ts';
import { FILES, lineWith, problemsAfter } from '../spoiled-edition.testing.ts';

it('names the separator of a French spreadsheet', () => {
  expect(problemsAfter({ file: 'transferts.csv', rewrite: semicolons })).toEqual([
    { file: 'transferts.csv', line: 1, message: expect.stringContaining('avec la virgule') },
  ]);
});

it('names the line where accents were lost', () => {
  expect(problemsAfter({ file: 'cartes.csv', rewrite: latin })).toEqual([
    { file: 'cartes.csv', line: 2, message: expect.stringContaining('n’est pas en UTF-8') },
  ]);
});

it('names the quote left open', () => {
  const from = 'id,titre,montant';
  const problems = problemsAfter({ file: 'transferts.csv', from, to: 'id,"titre,montant' });
  expect(problems).toEqual([
    {
      file: 'transferts.csv',
      line: expect.any(Number),
      message: expect.stringContaining('guillemet'),
    },
  ]);
});

it('names a line with a cell too many, which would be lost', () => {
  const problems = problemsAfter({
    file: 'recettes.csv',
    from: ',37 347 − dispositifs'.replace('37 347', '37\u202F347'),
    to: ',a, b',
  });
  expect(problems).toEqual([
    {
      file: 'recettes.csv',
      line: expect.any(Number),
      message: expect.stringContaining('plus de cellules que de colonnes'),
    },
  ]);
});

it('names every unreadable file at once', () => {
  const problems = problemsAfter(
    { file: 'ecarts.yaml', from: 'ecarts:', to: 'ecarts: [' },
    { file: 'comparaisons.yaml', from: "titre: 'Prisons et", to: "titre: 'L'État et" },
    { file: 'correspondances.yaml', rewrite: () => '' },
  );
  expect(problems.map(({ file }) => file).toSorted()).toEqual([
    'comparaisons.yaml',
    'correspondances.yaml',
    'ecarts.yaml',
  ]);
  expect(problems).toContainEqual({
    file: 'comparaisons.yaml',
    line: lineWith('comparaisons.yaml', "titre: 'Prisons et"),
    message: expect.stringContaining('YAML est illisible'),
  });
});

it('names a file that is missing', () => {
  const files = new Map(FILES);
  files.delete('codes.csv');
  expect(reviewOf(files).problems).toEqual([
    { file: 'codes.csv', line: 1, message: expect.stringContaining('Le fichier manque') },
  ]);
});

it.each([
  ['itself', '\ndefense,,', '\ndefense,defense,', ['defense']],
  ['its own child', '\ndefense,,', '\ndefense,defense_armees,', ['defense', 'defense_armees']],
])('names the line that hangs from %s', (_, from, to, ids) => {
  expect(problemsAfter({ file: 'depenses.csv', from, to })).toEqual(
    ids.map((id) => ({
      file: 'depenses.csv',
      line: lineWith('depenses.csv', `${id},`),
      message: `La ligne « ${id} » est son propre parent, ou celui d’un de ses parents : corrigez parent_id.`,
    })),
  );
});

it('a few YAML aliases cannot fill the memory', () => {
  const bomb = `${level('a', 'x')}${level('b', '*a')}${level('c', '*b')}${level('d', '*c')}`;
  expect(problemsAfter({ file: 'ecarts.yaml', rewrite: () => bomb })).toEqual([
    { file: 'ecarts.yaml', line: 2, message: expect.stringContaining('écrivez la valeur') },
  ]);
});

it.each(['=1+1', '+33 1', '-1+1', '@SUM(A1)', '\tx', '\rx'])(
  'a text that a spreadsheet would run is refused: %j',
  (text) => {
    const change = {
      from: 'defense,,1,Défense et anciens combattants',
      to: `defense,,1,"${text}"`,
    };
    expect(problemsAfter({ file: 'depenses.csv', ...change })).toEqual([
      {
        file: 'depenses.csv',
        line: expect.any(Number),
        message: expect.stringMatching(/^Colonne titre : un tableur/),
      },
    ]);
  },
);

it.each([
  ['\u202E', 'U+202E'],
  ['\u2066', 'U+2066'],
  ['\0', 'U+0000'],
])('an unseen character is refused: %j', (sign, name) => {
  const from = 'defense,,1,Défense et anciens combattants';
  const problem = { line: expect.any(Number), message: expect.stringContaining(name) };
  expect(problemsAfter({ file: 'depenses.csv', from, to: `${from}${sign}` })).toEqual([
    { ...problem, file: 'depenses.csv', line: lineWith('depenses.csv', from) },
  ]);
  // An escape sequence puts it in the value, not in the text of the file.
  const escape = `ecarts: ["\\u${name.slice(2)}"]`;
  expect(problemsAfter({ file: 'ecarts.yaml', rewrite: () => escape })).toEqual([
    { ...problem, file: 'ecarts.yaml' },
  ]);
});

it('refuses to serve an edition that is not there', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  mkdirSync(`${editions}/2025`);
  writeFileSync(`${editions}/active.yaml`, "edition: '2031'\n");
  expect(() => activeEditionDirectory(editions)).toThrow(
    'active.yaml:1 L’édition « 2031 » n’existe pas : écrivez le nom d’un dossier (2025).',
  );
});

function semicolons(text: string) {
  return text.replaceAll(',', ';');
}

/** What is read as UTF-8 in a file that was saved as Latin 1. */
function latin(text: string) {
  return Buffer.from(text, 'latin1').toString();
}

function level(name: string, below: string) {
  return `${name}: &${name} [${Array.from({ length: 9 }, () => below).join()}]\n`;
}
