import { setTimeout as wait } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { Client } from 'pg';

/**
 * Longest wait for an empty journal. Ballots are blocked meanwhile: it must stay under their
 * statement timeout, 5 s (pool.ts).
 */
const LONGEST_MS = 4_000;
const POLL_MS = 20;

/**
 * Runs `work` with an exported snapshot, for `pg_dump`, in which the journal is empty. A row of the
 * journal may be a single ballot, so the journal is never copied: a service must first have folded
 * it into the lot. New ballots wait for this, about a second, and none is refused.
 */
export async function withSettledSnapshot<Value>(
  connection: ClientConfig,
  work: (snapshot: string) => Promise<Value>,
): Promise<Value> {
  const [holding, reading] = [new Client(connection), new Client(connection)];
  await Promise.all([holding.connect(), reading.connect()]);
  try {
    await holding.query(`BEGIN; SET LOCAL lock_timeout = '${LONGEST_MS}ms'`);
    // Blocks new keys, hence new rows of the journal; the service can still fold it.
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
    // oxlint-disable-next-line no-await-in-loop -- a poll
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    // oxlint-disable-next-line no-await-in-loop -- a poll
    const { rows } = await client.query<{ snapshot: string }>(
      `SELECT pg_export_snapshot() AS snapshot WHERE NOT EXISTS (SELECT FROM journal)`,
    );
    const [row] = rows;
    // The transaction stays open: the snapshot ends with it.
    if (row !== undefined) return row.snapshot;
    // oxlint-disable-next-line no-await-in-loop -- a poll
    await client.query('ROLLBACK');
    // oxlint-disable-next-line no-await-in-loop -- a poll
    await wait(POLL_MS);
  }
  throw new Error('The journal is not folded: no service runs, and it holds ballots');
}
