import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { BuiltDetail, BuiltEdition } from './built.ts';
import { PACKAGE_DIRECTORY } from './read/edition.ts';
import { dossierAfter, textAfter, type Change } from './spoiled-edition.testing.ts';

/** What `npm run data:check` and `npm run data:build` run, on other folders. */
function run(script: 'rehearsal' | 'check' | 'build', ...folders: string[]) {
  const file = `${PACKAGE_DIRECTORY}/src/${script}.ts`;
  return spawnSync(process.execPath, [file, ...folders], { encoding: 'utf8' });
}

/** The ten steps of docs/donnees.md, taken by `rehearsal.ts`. */
it('prepares, checks, switches on and builds a 2026 edition without touching code', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  expect(run('rehearsal', editions)).toMatchObject({ status: 0, stderr: '' });

  const accepted = run('check', editions);
  expect(accepted.stderr).not.toContain('à corriger');
  expect(accepted).toMatchObject({ status: 0, stdout: expect.stringContaining('Édition 2026') });

  const built = mkdtempSync(`${tmpdir()}/built-`);
  expect(run('build', editions, built)).toMatchObject({ status: 0 });
  const parsed = (file: string) => JSON.parse(readFileSync(`${built}/${file}`, 'utf8'));
  const edition: BuiltEdition = parsed('edition.json');
  const hospitals: BuiltDetail = parsed('details/sante_solidarite_hopitaux.json');
  const defence: BuiltDetail = parsed('details/defense_armees.json');
  expect(edition).toMatchObject({ year: 2026, baseline: { year: 2026 } });
  expect(hospitals).toMatchObject({ line: { amount: 111_600 }, sourceEntry: { id: 'lfss-2026' } });
  expect(defence.history?.points.at(-1)).toMatchObject({ year: 2027, kind: 'lfi' });

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

  // An amount that nothing follows: the check names each file, and what to write there.
  const directory = `${editions}/2026`;
  apply(directory, { file: 'pieces/jo_lfss_2026.csv', from: ',111.6,', to: ',112.6,' });
  apply(directory, { file: 'depenses.csv', from: ',111600,', to: ',112600,' });
  const refused = run('check', editions);
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain('Édition 2025');
  const messages = refused.stderr.split('\n').filter((line) => line.startsWith('2026/'));
  expect(messages.map((line) => line.split(':')[0] ?? '').toSorted(byName)).toEqual([
    // The voted amount.
    '2026/cartes.csv',
    // The balancing line, by its formula and by the total.
    '2026/depenses.csv',
    '2026/depenses.csv',
    // The gap of the card with its lines.
    '2026/ecarts.yaml',
    // The sum of the social goals.
    '2026/objectifs-sociaux.csv',
  ]);
  expect(refused.stderr).toMatch(/portez « technique_solde_non_ventile » à [\d\s]+,\d+ M€/u);
});

it('builds an edition whose next law is not voted yet', () => {
  const editions = mkdtempSync(`${tmpdir()}/editions-`);
  expect(run('rehearsal', editions, '--unvoted')).toMatchObject({ status: 0 });
  const built = mkdtempSync(`${tmpdir()}/built-`);
  expect(run('build', editions, built)).toMatchObject({ status: 0 });
  const defence: BuiltDetail = JSON.parse(
    readFileSync(`${built}/details/defense_armees.json`, 'utf8'),
  );
  expect(defence.history?.points.at(-1)).toMatchObject({ year: 2026 });
});

function apply(directory: string, change: Change): void {
  const path = `${directory}/${change.file}`;
  writeFileSync(path, textAfter(change, readFileSync(path, 'utf8')));
}

function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
