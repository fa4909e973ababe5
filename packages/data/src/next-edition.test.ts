import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { BuiltDetail, BuiltEdition, BuiltSources } from './built.ts';
import { EDITIONS_DIRECTORY, PACKAGE_DIRECTORY } from './read/edition.ts';
import { dossierAfter, textAfter, type Change } from './spoiled-edition.testing.ts';

/** What `npm run data:check` and `npm run data:build` run, on other folders. */
function run(script: 'check' | 'build', ...folders: string[]) {
  const file = `${PACKAGE_DIRECTORY}/src/${script}.ts`;
  return spawnSync(process.execPath, [file, ...folders], { encoding: 'utf8' });
}

/** The ten steps of docs/donnees.md, as a person with a spreadsheet would take them. */
it('prepares, checks, switches on and builds a 2026 edition without touching code', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  const directory = `${editions}/2026`;
  cpSync(EDITIONS_DIRECTORY, editions, { recursive: true });
  cpSync(`${editions}/2025`, directory, { recursive: true });

  apply(directory, { file: 'edition.yaml', from: 'annee: 2025', to: 'annee: 2026' });
  const hospitals =
    'Hôpitaux et cliniques (assurance maladie),109600,,hospital,oui,non,non,securite_sociale,,,lfss_2025,officiel,50,jo_lfss_2025:ondam_hopital,lfss-2025';
  apply(directory, {
    file: 'depenses.csv',
    from: hospitals,
    to: hospitals
      .replace('109600', '111600')
      .replace(',lfss_2025', ',lfss_2026')
      .replace('jo_lfss_2025:ondam', 'jo_lfss_2026:ondam')
      .replace('lfss-2025', 'lfss-2026'),
  });
  apply(directory, {
    file: 'pieces.yaml',
    from: 'pieces:\n',
    to: "pieces:\n  jo_lfss_2026:\n    source: lfss-2026\n    titre: 'Article ONDAM'\n    lecture: copie\n    arrondi: 50\n    note: ''\n",
  });
  writeFileSync(
    `${directory}/pieces/jo_lfss_2026.csv`,
    'cle,cellule,libelle,valeur,unite,partie\nondam_hopital,article ONDAM,Établissements de santé,111.6,Md€,\n',
  );

  writeFileSync(`${directory}/corrections.yaml`, 'corrections: []\n');
  rmSync(`${directory}/publie.csv`);
  apply(directory, { file: 'historique.csv', from: 'lfi_2026,rupture', to: 'lfi_2027,rupture' });
  apply(directory, {
    file: 'lois-de-finances.csv',
    append: '2027,loi de finances initiale pour 2027,lfi-2026\n',
  });

  const refused = run('check', editions);
  const messages = refused.stderr.split('\n').filter((line) => line.startsWith('2026/'));
  expect(refused.status).toBe(1);
  expect(messages.map((line) => line.split(':')[0] ?? '').toSorted(byName)).toEqual([
    // The gap with its lines, and the voted amount.
    '2026/cartes.csv',
    '2026/cartes.csv',
    // The balancing line, by its formula and by the total.
    '2026/depenses.csv',
    '2026/depenses.csv',
    // The numbers and titles of the laws of 2025.
    '2026/edition.yaml',
    '2026/edition.yaml',
    '2026/edition.yaml',
    '2026/edition.yaml',
    // The goal that is no longer that of the line.
    '2026/objectifs-sociaux.csv',
    // The names of the totals of 2025.
    '2026/passerelles.yaml',
    '2026/passerelles.yaml',
    '2026/passerelles.yaml',
  ]);
  expect(refused.stdout).toContain('Édition 2025');

  const advice = /portez .* à (?<right>[\d\s]+,\d+)\s/u.exec(
    messages.find((line) => line.includes('portez')) ?? '',
  );
  const right = advice?.groups?.['right']?.replaceAll(/\s/g, '').replace(',', '.') ?? '';
  apply(directory, { file: 'depenses.csv', from: '5369.374224', to: right });
  apply(directory, { file: 'cartes.csv', from: ',109600,2025,', to: ',111600,2026,' });
  for (const [from, to] of [
    ['Loi de finances pour 2025', 'Loi de finances pour 2026'],
    ['numero: 2025-127', 'numero: 2026-103'],
    ["'2025-02-14'", "'2026-02-19'"],
    ['sociale pour 2025', 'sociale pour 2026'],
    ['numero: 2025-199', 'numero: 2025-1403'],
    ["'2025-02-28'", "'2025-12-30'"],
  ] as const) {
    apply(directory, { file: 'edition.yaml', from, to });
  }
  apply(directory, {
    file: 'passerelles.yaml',
    rewrite: (text) => text.replaceAll(/(nom: '.*publi.*) 2025'/g, "$1 2026'"),
  });
  apply(directory, {
    file: 'objectifs-sociaux.csv',
    from: 'sante_solidarite_hopitaux,jo_lfss_2025',
    to: ',jo_lfss_2025',
  });
  apply(directory, { file: 'ecarts.yaml', from: 'montant: -800.0', to: 'montant: -2800.0' });

  writeFileSync(`${editions}/active.yaml`, "edition: '2026'\n");
  const accepted = run('check', editions);
  expect(accepted.stderr).not.toContain('à corriger');
  expect(accepted).toMatchObject({ status: 0, stdout: expect.stringContaining('Édition 2026') });

  const built = mkdtempSync(`${tmpdir()}/built-`);
  expect(run('build', editions, built)).toMatchObject({ status: 0 });
  const parsed = (file: string) => JSON.parse(readFileSync(`${built}/${file}`, 'utf8'));
  const edition: BuiltEdition = parsed('edition.json');
  const detail: BuiltDetail = parsed('details/sante_solidarite_hopitaux.json');
  const defence: BuiltDetail = parsed('details/defense_armees.json');
  const { sources }: BuiltSources = parsed('sources.json');
  expect(edition).toMatchObject({ year: 2026, baseline: { year: 2026 } });
  expect(detail).toMatchObject({ line: { amount: 111_600 }, sourceEntry: { id: 'lfss-2026' } });
  expect(defence.history?.points.at(-1)).toMatchObject({ year: 2027, kind: 'lfi' });
  expect(sources['lfss-2026']?.uses).toBe(1);

  // The open data of 2025 stay at their addresses.
  const { annee, version } = dossierAfter().edition.record.content;
  expect(existsSync(`${built}/open-data/${annee}/${version}/postes.csv`)).toBe(true);

  // A development server reads meanwhile: what did not change is not written again.
  const card = `${built}/cards.json`;
  writeFileSync(`${built}/left.json`, '');
  const before = statSync(card).ino;
  writeFileSync(`${built}/edition.json`, '{}');
  expect(run('build', editions, built)).toMatchObject({ status: 0 });
  expect(statSync(card).ino).toBe(before);
  expect(parsed('edition.json')).toEqual(edition);
  expect(existsSync(`${built}/left.json`)).toBe(false);
});

function apply(directory: string, change: Change): void {
  const path = `${directory}/${change.file}`;
  writeFileSync(path, textAfter(change, readFileSync(path, 'utf8')));
}

function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
