import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type LocalPostgres } from '../database/local-postgres.ts';
import { migrate, migrationsFolder } from '../database/migrate.ts';

let postgres: LocalPostgres;
let folder: string;

beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

const run = () => migrate(postgres.connection, folder);
async function question(text: string): Promise<unknown[]> {
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(text);
  await client.end();
  return rows;
}

it('runs each file once when two deployments start together', async () => {
  const both = await Promise.all([run(), run()]);
  expect(both.flat()).toEqual(['001_ballots.sql', '002_rooms.sql', '003_publication.sql']);
  expect(await run()).toEqual([]);
});

it('runs nothing when a version comes back after a later one', async () => {
  const last = join(folder, '003_publication.sql');
  renameSync(last, `${last}.away`);
  expect(await run()).toEqual([]);
  renameSync(`${last}.away`, last);
});

it('runs on PostgreSQL 18', async () => {
  expect(await question('SHOW server_version')).toEqual([{ server_version: '18.0' }]);
});

it('rolls back a file that fails', async () => {
  writeFileSync(join(folder, '003_wrong.sql'), 'CREATE TABLE half (i int); SELECT 1 / 0;');
  await expect(run()).rejects.toThrow('003_wrong.sql failed');
  expect(await question(`SELECT to_regclass('half') AS half`)).toEqual([{ half: null }]);
  rmSync(join(folder, '003_wrong.sql'));
});

it('refuses a file that was changed, removed, or numbered before an applied one', async () => {
  const first = join(folder, '001_ballots.sql');
  writeFileSync(join(folder, '000_late.sql'), 'SELECT 1;');
  await expect(run()).rejects.toThrow('comes before 001_ballots.sql');
  rmSync(join(folder, '000_late.sql'));
  renameSync(first, `${first}.away`);
  await expect(run()).rejects.toThrow('no longer there');
  renameSync(`${first}.away`, first);
  appendFileSync(first, '\n-- edited');
  await expect(run()).rejects.toThrow('changed after it was applied');
});
