import { setTimeout as wait } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Client } from 'pg';

/** Long enough for an aggregator that is late, and short for the ballots that wait meanwhile. */
const LONGEST_MS = 4_000;
const POLL_MS = 20;

/**
 * A moment of the database at which nothing is left in the journal, and its name for `pg_dump`. The
 * journal may hold one ballot alone, so no copy is made of it: what it holds must first be in the lot.
 * New ballots wait for that, a second at most, and none is refused.
 */
export async function withSettledSnapshot<Value>(
  connection: ClientConfig,
  work: (snapshot: string) => Promise<Value>,
): Promise<Value> {
  const [holding, reading] = [new Client(connection), new Client(connection)];
  await Promise.all([holding.connect(), reading.connect()]);
  try {
    await holding.query(`BEGIN; SET LOCAL lock_timeout = '${LONGEST_MS}ms'`);
    // No key is added meanwhile; the journal is still folded.
    await holding.query('LOCK TABLE spent IN SHARE ROW EXCLUSIVE MODE');
    const snapshot = await settledSnapshot(reading);
    await holding.query('ROLLBACK');
    return await work(snapshot);
  } finally {
    await Promise.all([holding.end(), reading.end()]);
  }
}

async function settledSnapshot(client: Client): Promise<string> {
  for (const limit = Date.now() + LONGEST_MS; Date.now() < limit;) {
    // oxlint-disable-next-line no-await-in-loop -- until the journal is empty
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    // oxlint-disable-next-line no-await-in-loop -- the same
    const { rows } = await client.query<{ snapshot: string }>(
      `SELECT pg_export_snapshot() AS snapshot WHERE NOT EXISTS (SELECT FROM journal)`,
    );
    const [row] = rows;
    // Kept open: the snapshot lasts as long as its transaction.
    if (row !== undefined) return row.snapshot;
    // oxlint-disable-next-line no-await-in-loop -- between two looks
    await client.query('ROLLBACK');
    // oxlint-disable-next-line no-await-in-loop -- between two looks
    await wait(POLL_MS);
  }
  throw new Error('The journal is not folded: no service runs, and it holds ballots');
}
