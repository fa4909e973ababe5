import { Pool, type PoolClient, type PoolConfig } from 'pg';

const STATEMENT_MS = 5_000;
const CONNECTION_MS = 2_000;
/** Connections are renewed, so that none stays on a former primary after a switchover. */
const LIFETIME_SECONDS = 300;

const doubted = new WeakSet<PoolClient>();

/** `config` names the database; what it omits comes from PGHOST, PGUSER… */
export function openPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: STATEMENT_MS,
    statement_timeout: STATEMENT_MS,
    maxLifetimeSeconds: LIFETIME_SECONDS,
    keepAlive: true,
    ...config,
  });
  pool.on('error', onError);
  // The pool handles errors of idle clients only. A client in use emits `error` itself when its
  // server dies, and an unhandled `error` event ends the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') doubted.add(client);
    });
  });
  return pool;
}

/**
 * True after a WARNING: PostgreSQL warns, then reports success, when the wait for the synchronous
 * standby is cancelled. Such a commit may be lost with the primary and must not be acknowledged.
 */
function isDoubted(client: PoolClient): boolean {
  return doubted.has(client);
}

/** Runs `work` in a transaction. A connection that failed is closed, not reused. */
export async function inTransaction<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN');
    const value = await work(client);
    await client.query('COMMIT');
    return value;
  });
}

export async function withClient<Value>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    const value = await work(client);
    if (isDoubted(client)) throw new Error('Committed here, maybe not on the standby');
    client.release();
    return value;
  } catch (error) {
    // `true` closes the connection, which rolls back its transaction.
    client.release(true);
    throw error;
  }
}
