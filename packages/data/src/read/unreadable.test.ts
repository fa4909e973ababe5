import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { activeEditionDirectory, EDITIONS_DIRECTORY } from './edition.ts';
import { lineWith, problemsAfter } from '../spoiled-edition.build.ts';

it('names the separator of a French spreadsheet', () => {
  expect(problemsAfter({ file: 'transferts.csv', bytes: semicolons })).toEqual([
    { file: 'transferts.csv', line: 1, message: expect.stringContaining('avec la virgule') },
  ]);
});

it('names the line where accents were lost', () => {
  expect(problemsAfter({ file: 'cartes.csv', bytes: latin })).toEqual([
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

it('names every unreadable file at once', () => {
  const problems = problemsAfter(
    { file: 'ecarts.yaml', from: 'ecarts:', to: 'ecarts: [' },
    { file: 'comparaisons.yaml', from: "titre: 'Prisons et", to: "titre: 'L'État et" },
    { file: 'correspondances.yaml', bytes: () => Buffer.from('') },
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

it('refuses to serve an edition that is not there', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  cpSync(`${EDITIONS_DIRECTORY}/2025`, `${editions}/2025`, { recursive: true });
  writeFileSync(`${editions}/active.yaml`, "edition: '2031'\n");
  expect(() => activeEditionDirectory(editions)).toThrow(
    'active.yaml:1 L’édition « 2031 » n’existe pas : écrivez le nom d’un dossier (2025).',
  );
});

function semicolons(content: Buffer) {
  return Buffer.from(content.toString().replaceAll(',', ';'));
}

function latin(content: Buffer) {
  return Buffer.from(content.toString(), 'latin1');
}
