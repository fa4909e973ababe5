import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createBatcher } from '../ballot/batcher.ts';
import type { Operation } from '../ballot/operation.ts';
import { startService } from '../service.ts';
import { closeEdition } from '../total/edition-store.ts';
import { createRefusals } from '../total/refusals.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { askSlot, drawBallot, keep, requestOf } from './random-ballot.ts';
import { request, until } from './until.ts';

/** What two processes do to one database at the same time: each wait is held by a lock. */
let counting: Counting;

beforeAll(async () => {
  counting = await startCounting();
});
afterEach(() => {
  // Of a trial that failed: nothing else waits for its locks.
  for (const client of held.splice(0)) client.release(true);
});
afterAll(() => counting.stop());

/** Connections in a transaction. */
const held: PoolClient[] = [];

const additionOf = (key: string): Operation => ({
  key,
  isAddition: true,
  cells: Uint16Array.of(13),
});
/** Until this many statements that begin so wait for a lock. */
const waiting = (statement = '', times = 1) =>
  until(`${times} × « ${statement} » that wait`, async () => {
    const { rowCount } = await counting.pool.query(
      `SELECT FROM pg_stat_activity
       WHERE wait_event_type = 'Lock' AND starts_with(trim(query, E' \\n'), $1)`,
      [statement],
    );
    return rowCount === times;
  });

/** A transaction of another process. */
async function elsewhere(statements: string, values?: unknown[]) {
  const client = await counting.pool.connect();
  held.push(client);
  await client.query('BEGIN');
  await client.query(statements, values);
  return async (end: 'COMMIT' | 'ROLLBACK') => {
    await client.query(end);
    held.splice(held.indexOf(client), 1);
    client.release();
  };
}

const refusalsIn = async () =>
  (await counting.pool.query('SELECT reason, count FROM refusal ORDER BY lot, reason')).rows;

it('writes batches of the same keys, whatever the order of their requests', async () => {
  const [first = '', middle = '', last = ''] = [1, 2, 3].map((rank) => {
    return `0000000${rank}${crypto.randomUUID().slice(8)}`;
  });
  const batcher = createBatcher(counting.pool, {
    edition: 2025,
    queue: 2,
    batch: 3,
    inFlight: 2,
    onBatch: () => null,
  });
  const write = (keys: readonly string[]) => batcher.submit(keys.map(additionOf));
  // Each batch takes the keys before the middle one, then waits.
  const end = await elsewhere('INSERT INTO spent VALUES ($1, true)', [middle]);
  const one = write([first, middle, last]);
  await waiting('INSERT INTO spent');
  const other = write([last, middle, first]);
  const both = Promise.allSettled([one, other]);
  await waiting('INSERT INTO spent', 2);
  await end('ROLLBACK');
  expect((await both).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  await counting.pool.query('TRUNCATE spent, journal');
});

it('keeps the refusals that it could not write', async () => {
  const { pool, edition } = counting;
  const refusals = createRefusals();
  refusals.add('too-many', 7);
  await pool.query('ALTER TABLE refusal RENAME TO away');
  await expect(refusals.write(pool, edition)).rejects.toThrow('refusal');
  await pool.query('ALTER TABLE away RENAME TO refusal');
  await refusals.write(pool, edition);
  expect(await refusalsIn()).toEqual([{ reason: 'too-many', count: '7' }]);
  await pool.query('TRUNCATE refusal; DELETE FROM lot');
});

it('writes its refusals with the lot that another process opens meanwhile', async () => {
  const { pool, edition } = counting;
  const refusals = createRefusals();
  refusals.add('too-many', 7);
  const end = await elsewhere('INSERT INTO lot (id, edition, cells) VALUES (1, 2025, $1)', [
    Buffer.alloc(edition.cells * Int32Array.BYTES_PER_ELEMENT),
  ]);
  const writing = Promise.allSettled([refusals.write(pool, edition)]);
  await Promise.race([writing, waiting()]);
  await end('COMMIT');
  expect(await writing).toEqual([{ status: 'fulfilled', value: undefined }]);
  expect(await refusalsIn()).toEqual([{ reason: 'too-many', count: '7' }]);
});

it('folds, as it stops, the ballots that came after its last fold', async () => {
  const service = await startService(config, counting.postgres.connection);
  const slot = await askSlot(service.address);
  const end = await elsewhere('LOCK TABLE lot IN ACCESS EXCLUSIVE MODE');
  // A fold that has read the journal waits here.
  await waiting('UPDATE lot SET closed_at');
  await request(`${service.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf({ add: keep(drawBallot(counting.figures), slot) })),
  });
  expect(await countOf(counting.pool, 'journal')).toBe(1);
  const stopped = service.stop();
  await until('no new connection', () =>
    fetch(`${service.address}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  await end('COMMIT');
  await stopped;
  expect(await countOf(counting.pool, 'journal')).toBe(0);
});

it('does not close an edition while a ballot waits to be folded', async () => {
  const { pool, edition } = counting;
  await pool.query(
    `INSERT INTO journal (edition, added, removed, sums) VALUES (2025, 1, 0, '\\x0d000100')`,
  );
  // The lock of another process that folds (total/fold.ts).
  const end = await elsewhere('SELECT pg_advisory_xact_lock(424242)');
  await expect(closeEdition(pool, edition)).rejects.toThrow('Ballots still come');
  await end('COMMIT');
  expect(await countOf(pool, 'journal')).toBe(1);
  expect(await countOf(pool, 'edition WHERE closed_at IS NULL')).toBe(1);
  expect(await closeEdition(pool, edition)).toBe(true);
});
