import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellsOfBallot } from '../ballot/edition.ts';
import { addSums, sumsOf } from '../ballot/operation.ts';
import { postgresEnv, postgresHome } from '../database/local-postgres.ts';
import { startService, type Service } from '../service.ts';
import { closeEdition } from '../total/edition-store.ts';
import { DOCUMENTS } from '../total/publisher.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { environmentOf } from './process.ts';
import { request, until } from './until.ts';
import { askSlot, drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

/**
 * The worst day for privacy: one ballot, then the edition closes. While it is open, the ballot can
 * be read in the database, as docs/aipd.md says; once it is closed, nowhere.
 */
const run = promisify(execFile);

let counting: Counting;
let service: Service;
let ballot: Kept;
let output = '';

beforeAll(async () => {
  counting = await startCounting();
  const log = { stream: { write: (line: string) => void (output += line) } };
  service = await startService(config, counting.postgres.connection, log);
  ballot = keep(drawBallot(counting.figures), await askSlot(service.address));
  const client = await counting.pool.connect();
  // The lock taken to fold (total/fold.ts): the row of this ballot stays in the journal until the
  // database has sampled its tables, as its autovacuum may do at any moment.
  await client.query('SELECT pg_advisory_lock(424242)');
  await request(`${service.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf({ add: ballot })),
  });
  await client.query('ANALYZE');
  client.release(true);
  await until('an empty journal', async () => (await countOf(counting.pool, 'journal')) === 0);
});
afterAll(() => counting.stop());

/** Four cells of the ballot in a row, as the journal, then as the lot, writes them. */
function fragments(): readonly Buffer[] {
  const cells = cellsOfBallot(ballot.cards, counting.edition) ?? new Uint16Array();
  const { sums } = sumsOf([{ key: '', isAddition: true, cells }]);
  const lot = new Int32Array(counting.edition.cells);
  addSums(lot, sums);
  const bytes = Buffer.from(lot.buffer);
  const counted = cells.toSorted();
  return Array.from(counted.subarray(3), (last, at) => [
    sums.subarray(4 * at, 4 * (at + 4)),
    bytes.subarray(4 * (counted[at] ?? 0), 4 * (last + 1)),
  ]).flat();
}

/** How many of the fragments and bytes of the ballot are there, raw, in hexadecimal or in base64. */
function found(content: Buffer): number {
  return [...fragments(), Buffer.from(ballot.cards), Buffer.from(ballot.random)].filter((bytes) =>
    [
      bytes,
      Buffer.from(bytes.toString('hex')),
      Buffer.from(bytes.toString('base64')),
      Buffer.from(bytes.toString('base64url')),
    ].some((form) => content.includes(form)),
  ).length;
}

/** The data directory with its write-ahead log, and the log of PostgreSQL. */
function files(): Buffer {
  const { folder } = counting.postgres;
  return Buffer.concat(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file)),
  );
}

/** The copy of the night, decrypted and unpacked. */
async function copy(): Promise<Buffer> {
  const tools = join(postgresHome, 'bin');
  const env = {
    ...postgresEnv,
    ...environmentOf(counting.postgres.connection),
    PATH: [tools, process.env['PATH']].join(delimiter),
  };
  const dump = [resolve(import.meta.dirname, '../backup.ts'), 'dump'];
  const options = { env, encoding: 'buffer', maxBuffer: 2 ** 26 } as const;
  const { stdout } = await run(process.execPath, dump, options);
  const unpacked = run(join(tools, 'pg_restore'), ['--data-only', '--file=-'], options);
  unpacked.child.stdin?.end(stdout);
  return (await unpacked).stdout;
}

it('finds the ballot in the files and in the copy while the edition is open (control)', async () => {
  await counting.pool.query('CHECKPOINT');
  expect(found(files())).toBeGreaterThan(0);
  const copied = await copy();
  expect(copied.toString()).toContain('COPY public.lot');
  expect(found(copied)).toBeGreaterThan(0);
});

it('shows it in no log, metric or published document', async () => {
  const pages = ['/metrics', ...DOCUMENTS.map(({ name }) => `/api/v1/${name}`)];
  const texts = await Promise.all(
    pages.map(async (page) => (await request(service.address + page)).text()),
  );
  expect(texts[0]).toContain('community_batch_operations_count 1');
  expect(found(Buffer.from(output + texts.join('')))).toBe(0);
});

it('keeps nothing of it in the data directory, the write-ahead log or later copies once closed', async () => {
  await service.stop();
  await closeEdition(counting.pool, counting.edition);
  expect(found(files())).toBe(0);
  const copied = await copy();
  expect(copied.toString()).toContain('COPY public.edition');
  expect(found(copied)).toBe(0);
});
