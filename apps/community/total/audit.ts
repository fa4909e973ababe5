import type { Pool, PoolClient, QueryConfig } from 'pg';
import { withClient } from '../database/pool.ts';

export type Audit = { readonly keys: number; readonly tallied: number };

const LOCK = 424_243;
/** Counting fifty million keys takes minutes, and blocks no other query. */
const LONGEST_MS = 300_000;

const COMPARED = `
  SELECT (SELECT count(*) FROM spent WHERE counted) AS keys,
         (SELECT coalesce(sum(added - removed), 0) FROM lot JOIN edition ON edition.id = lot.edition
          WHERE edition.closed_at IS NULL)
         + (SELECT coalesce(sum(added - removed), 0) FROM journal) AS tallied`;

/**
 * Compares the number of counted keys with the counters, in one snapshot; null when another process
 * is auditing. A difference means a bug, or that a table was changed by hand. `signal` cancels the
 * query, so that the service can stop.
 */
export async function audit(pool: Pool, year: number, signal?: AbortSignal): Promise<Audit | null> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await client.query(`SET LOCAL statement_timeout = ${LONGEST_MS}`);
    const { rows: locks } = await client.query<{ mine: boolean; backend: number }>(
      'SELECT pg_try_advisory_xact_lock($1) AS mine, pg_backend_pid() AS backend',
      [LOCK],
    );
    const [lock] = locks;
    const cancel = () => {
      void pool.query('SELECT pg_cancel_backend($1)', [lock?.backend]).catch(() => null);
    };
    signal?.addEventListener('abort', cancel, { once: true });
    const found = lock?.mine === true ? await compare(client) : null;
    signal?.removeEventListener('abort', cancel);
    if (found !== null) {
      await client.query('INSERT INTO audit (edition, keys, tallied) VALUES ($1, $2, $3)', [
        year,
        found.keys,
        found.tallied,
      ]);
    }
    await client.query('COMMIT');
    return found;
  });
}

async function compare(client: PoolClient): Promise<Audit> {
  const question: QueryConfig & { query_timeout: number } = {
    text: COMPARED,
    query_timeout: LONGEST_MS,
  };
  const { rows } = await client.query<{ keys: string; tallied: string }>(question);
  const [{ keys, tallied } = { keys: '0', tallied: '0' }] = rows;
  return { keys: Number(keys), tallied: Number(tallied) };
}
