import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { migrate } from './database/migrate.ts';
import { openPool } from './database/pool.ts';
import { withSettledSnapshot } from './database/snapshot.ts';
import { audit } from './total/audit.ts';
import { readEdition } from './total/edition-store.ts';

/**
 * `node backup.ts dump >FILE` and, into an empty database, `node backup.ts restore <FILE`. PGHOST,
 * PGUSER… name the database. Not copied: `journal`, in which a row may be a single ballot, and the
 * rooms, which are deleted within a day.
 */
const TABLES = ['edition', 'slot', 'spent', 'lot', 'refusal', 'publication', 'audit'];

const [command] = process.argv.slice(2);
if (command === 'dump') await dump();
else if (command === 'restore') await restore();
else {
  console.error('node backup.ts dump >FILE, or restore <FILE');
  process.exitCode = 2;
}

async function dump(): Promise<void> {
  const tables = TABLES.map((table) => `--table=public.${table}`);
  await withSettledSnapshot({}, (snapshot) =>
    run('pg_dump', ['--format=custom', '--data-only', `--snapshot=${snapshot}`, ...tables]),
  );
}

/**
 * Creates the tables of this version, loads the copy, then fails unless keys and counters agree.
 */
async function restore(): Promise<void> {
  await migrate({});
  await run('pg_restore', [
    '--data-only',
    '--single-transaction',
    '--exit-on-error',
    `--dbname=${process.env['PGDATABASE'] ?? 'postgres'}`,
  ]);
  const pool = openPool({ max: 1 }, (error) => console.error(error.message));
  const { year } = await readEdition(pool, null);
  const found = await audit(pool, year);
  await pool.end();
  console.error(`${found?.keys} counted keys, ${found?.tallied} ballots in the lots.`);
  if (found === null || found.keys !== found.tallied) {
    throw new Error('Keys and counters do not agree');
  }
}

async function run(tool: string, options: readonly string[]): Promise<void> {
  const child = spawn(tool, options, { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${tool} ended with ${code}`);
}
