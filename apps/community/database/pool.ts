import { Pool, type PoolClient, type PoolConfig } from 'pg';

const STATEMENT_MS = 5_000;
const CONNECTION_MS = 2_000;
/** A connection is not kept for ever: after a switch of primary, the old ones go. */
const LIFETIME_SECONDS = 300;

const doubted = new WeakSet<PoolClient>();

/** Where the database is comes from `config`, or from PGHOST and the like. */
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
  // The pool hears the errors of idle connections only. One that is at work when its server dies
  // says so itself, and an error that nobody hears ends the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    client.on('notice', ({ severity }) => {
      if (severity === 'WARNING') doubted.add(client);
    });
  });
  return pool;
}

/**
 * True after a warning: a commit whose wait for the standby was cut short warns, and succeeds. What
 * might be lost with the primary must not be acknowledged.
 */
function isDoubted(client: PoolClient): boolean {
  return doubted.has(client);
}

/** One transaction, or none of it. A connection that failed is not used again. */
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
    // Closed, which rolls back whatever was begun.
    client.release(true);
    throw error;
  }
}
