import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolConfig } from 'pg';
import { createAllowance } from './ballot/allowance.ts';
import { createApp, type AppParts } from './app.ts';
import { createBatcher } from './ballot/batcher.ts';
import { createSlots } from './ballot/slots.ts';
import type { Config } from './config.ts';
import { openPool } from './database/pool.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { countRooms } from './room/room-store.ts';
import { createRooms } from './room/rooms.ts';
import { audit } from './total/audit.ts';
import { readEdition } from './total/edition-store.ts';
import { foldAll } from './total/fold.ts';
import { createPublisher } from './total/publisher.ts';
import { createRefusals, REPEATED } from './total/refusals.ts';

export type Service = { readonly address: string; readonly stop: () => Promise<void> };

/** Longest queue in requests, largest batch in operations, batches written at once. */
const WRITING = { queue: 5_000, batch: 500, inFlight: 2 } as const;
const CONNECTIONS = 6;
/** On stop, accepted requests have this long to be written; then they get 503. */
const DRAINING_MS = 8_000;
const LAST_WORDS_MS = 500;

const FOLD_MS = 500;
const REFRESH_MS = 5_000;
const PUBLISH_MS = 60_000;
const AUDIT_MS = 600_000;
const PURGE_MS = 60_000;

/** Runs by itself: done, then again after `everyMs`. */
type Task = {
  readonly task: string;
  readonly everyMs: number;
  readonly work: (signal: AbortSignal) => Promise<unknown>;
};

/** Starts one process of the service. Several may share a database. */
export async function startService(
  config: Config,
  database: PoolConfig = {},
  log: AppParts['log'] = config.log,
): Promise<Service> {
  const metrics = createMetrics(
    () => ballots?.batcher.waiting() ?? 0,
    () => rooms?.streams() ?? 0,
  );
  const pool = openPool({ max: CONNECTIONS, ...database }, () => {
    metrics.failures.inc({ task: 'connection' });
  });
  const ballots = config.serves.includes('ballots')
    ? await startBallots(pool, config, metrics)
    : null;
  const rooms = config.serves.includes('rooms')
    ? startRooms(pool, database, config, metrics)
    : null;
  let isStopping = false;

  async function isReady(): Promise<boolean> {
    if (isStopping) return false;
    try {
      const { rows } = await pool.query<{ standby: boolean }>(
        'SELECT pg_is_in_recovery() AS standby',
      );
      return rows[0]?.standby === false;
    } catch {
      return false;
    }
  }

  const app = await createApp({
    ballots,
    rooms,
    metrics,
    isReady,
    trustedProxy: config.trustedProxy,
    log,
  });

  /** A failure is counted and logged; the next run retries. */
  function repeat({ task, everyMs, work }: Task) {
    const stopping = new AbortController();
    // Present from the start: Prometheus sees no increase in a counter that appears at 1.
    metrics.failures.inc({ task }, 0);
    const over = (async () => {
      while (!stopping.signal.aborted) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- sequential
          await work(stopping.signal);
          metrics.done.set({ task }, Date.now() / 1_000);
        } catch (error) {
          if (stopping.signal.aborted) return;
          metrics.failures.inc({ task });
          app.log.warn({ err: error, task }, 'task failed');
        }
        // oxlint-disable-next-line no-await-in-loop -- sequential
        await wait(everyMs, null, { signal: stopping.signal }).catch(() => null);
      }
    })();
    return async () => {
      stopping.abort();
      await over;
    };
  }

  const tasks = [...(ballots?.tasks ?? []), ...(rooms?.tasks ?? [])].map(repeat);
  const address = await app.listen({ host: config.host, port: config.port, backlog: 1_024 });

  return {
    address,
    stop: async () => {
      isStopping = true;
      const limit = setTimeout(() => {
        ballots?.batcher.giveUp();
        rooms?.giveUp();
        // The 503s need a moment to be sent. Then idle connections are closed: they would delay the
        // stop.
        setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
      }, DRAINING_MS);
      // Accepts no connection any more, and waits for the answers under way.
      await app.close();
      clearTimeout(limit);
      await rooms?.close();
      await Promise.all(tasks.map((stopTask) => stopTask()));
      await ballots?.close();
      await pool.end();
    },
  };
}

async function startBallots(pool: Pool, config: Config, metrics: Metrics) {
  const edition = await readEdition(pool, config.edition);
  const refusals = createRefusals();
  const batcher = createBatcher(pool, {
    edition: edition.year,
    ...WRITING,
    onBatch: (size, repeated) => {
      metrics.batches.observe(size);
      metrics.repeated.inc(repeated);
      refusals.add(REPEATED, repeated);
    },
  });
  const slots = createSlots(pool, edition.year);
  await slots.refresh();
  const publisher = createPublisher(pool, edition, config.publicationFolder);

  async function runAudit(signal: AbortSignal): Promise<void> {
    const found = await audit(pool, edition.year, signal);
    if (found === null) return;
    metrics.auditedKeys.set(found.keys);
    metrics.auditDifference.set(found.keys - found.tallied);
  }

  const tasks: readonly Task[] = [
    { task: 'fold', everyMs: FOLD_MS, work: () => foldAll(pool, edition) },
    { task: 'slots', everyMs: REFRESH_MS, work: slots.refresh },
    { task: 'refusals', everyMs: REFRESH_MS, work: () => refusals.write(pool, edition) },
    { task: 'publish', everyMs: PUBLISH_MS, work: publisher.publish },
    { task: 'audit', everyMs: AUDIT_MS, work: runAudit },
  ];
  return {
    edition,
    batcher,
    slots,
    allowance: createAllowance(config),
    publisher,
    refusals,
    tasks,
    /** The last rows are folded: a single ballot must not stay in the journal until the next start. */
    close: async () => {
      await foldAll(pool, edition).catch(() => null);
      await refusals.write(pool, edition).catch(() => null);
    },
  };
}

function startRooms(pool: Pool, database: PoolConfig, config: Config, metrics: Metrics) {
  const rooms = createRooms(pool, database, {
    openings: config,
    guesses: { burst: config.wrongCodes, perMinute: config.wrongCodesPerMinute },
    onVotes: (count) => metrics.roomVotes.inc(count),
    onError: () => metrics.failures.inc({ task: 'rooms' }),
  });

  async function purge(): Promise<void> {
    await rooms.purge();
    const live = await countRooms(pool);
    metrics.rooms.set(live.rooms);
    metrics.roomMembers.set(live.members);
  }

  const tasks: readonly Task[] = [{ task: 'rooms', everyMs: PURGE_MS, work: purge }];
  return { ...rooms, tasks };
}
