import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';

export const migrationsFolder = join(import.meta.dirname, '../migrations');
const LOCK = 727_274;

/**
 * Runs the SQL files `001_name.sql` that were not run yet, in order, each in a transaction. Fails
 * if a file was changed or removed after it was applied. Returns the names of the files it ran.
 */
export async function migrate(
  connection: ClientConfig,
  folder = migrationsFolder,
): Promise<readonly string[]> {
  const client = new Client(connection);
  await client.connect();
  try {
    // A second deployment at the same time waits here, then finds nothing to run.
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    // Queries queue behind a migration that waits for a table lock: it gives up after 5 s.
    await client.query(`SET lock_timeout = '5s'`);
    return await applyMissing(client, folder);
  } finally {
    await client.end();
  }
}

async function applyMissing(client: Client, folder: string): Promise<readonly string[]> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migration (
       name text PRIMARY KEY, sha256 text NOT NULL, at timestamptz NOT NULL DEFAULT now())`,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'SELECT name, sha256 FROM migration ORDER BY name',
  );
  const files = (await readdir(folder)).filter((name) => /^\d{3}_[a-z0-9_]+\.sql$/.test(name));
  const written = await Promise.all(
    files.toSorted().map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  const last = written.at(-1)?.name ?? '';
  rows.forEach(({ name, sha256 }, index) => {
    // Of a later version, which this one comes back after.
    if (name > last) return;
    const file = written[index];
    if (!files.includes(name)) throw new Error(`${name} was applied, and is no longer there`);
    if (file?.name !== name) throw new Error(`${file?.name} comes before ${name}, applied already`);
    if (file.sha256 !== sha256) throw new Error(`${name} changed after it was applied`);
  });
  const missing = written.slice(rows.length);
  for (const { name, sql, sha256 } of missing) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    await apply(client, name, sql, sha256);
  }
  return missing.map(({ name }) => name);
}

async function apply(client: Client, name: string, sql: string, sha256: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(sql);
    await client.query('INSERT INTO migration (name, sha256) VALUES ($1, $2)', [name, sha256]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`${name} failed`, { cause: error });
  }
}
