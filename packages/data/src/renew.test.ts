import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from './read/edition.ts';
import { withCell } from './write-cell.ts';

it('a corrected cell is renewed everywhere: a person writes the reasons, and nothing else', () => {
  const editions = mkdtempSync(`${tmpdir()}/renewed-`);
  cpSync(EDITIONS_DIRECTORY, editions, { recursive: true });
  writeFileSync(`${editions}/active.yaml`, "edition: '2025'\n");
  const edit = (file: string, change: (text: string) => string) => {
    const path = `${editions}/2025/${file}`;
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  const run = (script: 'renew' | 'check') =>
    spawnSync(process.execPath, [`${PACKAGE_DIRECTORY}/src/${script}.ts`, editions], {
      encoding: 'utf8',
    });

  let corrected = 0;
  edit('pieces/neb_2025.csv', (text) =>
    text.replace(/^(is_lfi,.*,)(\d+)(,M€)/m, (_, before, amount, after) => {
      corrected = Number(amount) + 100;
      return `${before}${corrected}${after}`;
    }),
  );
  // Another line is what remains of a total once this one is taken off.
  edit('pieces/drees_aide_sociale_2024.csv', (text) =>
    text.replace(
      /^(rsa_2024,.*,)([\d.]+),Md€/m,
      (_, before, amount) => `${before}${Number(amount) + 1},Md€`,
    ),
  );
  // The gap of a card whose amount is fixed.
  for (const [goal, change] of [
    ['ondam_hopital', -0.1],
    ['ondam_ville', 0.1],
  ] as const) {
    edit('pieces/jo_lfss_2025.csv', (text) =>
      text.replace(
        new RegExp(`^(${goal},.*,)([\\d.]+),Md€`, 'm'),
        (_, before, amount) => `${before}${(Number(amount) + change).toFixed(1)},Md€`,
      ),
    );
  }
  const asked = run('renew');
  expect(asked.status).toBe(1);
  expect(asked.stderr.match(/« raison »/g)).toHaveLength(16);

  edit('corrections.yaml', (text) => text.replaceAll("raison: ''", "raison: 'Mal recopié.'"));
  expect(run('renew')).toMatchObject({ status: 0, stderr: '' });
  expect(run('check').status).toBe(0);
  const card = readFileSync(`${editions}/2025/cartes.csv`, 'utf8');
  expect(card).toMatch(new RegExp(`^RE06,[^,]*,${corrected},.*,${corrected},2025,`, 'm'));
});

it.each([
  [
    'a.csv',
    'id,titre,montant\na,"Un, deux",1\n',
    'montant',
    2.5,
    'id,titre,montant\na,"Un, deux",2.5\n',
  ],
  ['a.csv', 'id,titre\na,\n', 'titre', 'Un, « "deux" »', 'id,titre\na,"Un, « ""deux"" »"\n'],
  [
    'a.yaml',
    'x:\n  y:\n    valeur: 3 \n    note: z\n',
    'valeur',
    4,
    'x:\n  y:\n    valeur: 4\n    note: z\n',
  ],
])('writes one cell of %s, and nothing else', (file, text, column, value, expected) => {
  expect(withCell(text, { file, line: 2, column, value })).toBe(expected);
});
