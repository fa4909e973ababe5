import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import { createAllowance } from './ballot/allowance.ts';
import { createApp, type AppParts } from './app.ts';
import { createBatcher } from './ballot/batcher.ts';
import { createSlots } from './ballot/slots.ts';
import type { Config } from './config.ts';
import { openPool } from './database/pool.ts';
import { createMetrics } from './metrics.ts';
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

/** Starts one process of the service. Several may share a database. */
export async function startService(
  config: Config,
  database: PoolConfig = {},
  log: AppParts['log'] = config.log,
): Promise<Service> {
  const metrics = createMetrics(
    () => batcher.waiting(),
    () => rooms.streams(),
  );
  const pool = openPool({ max: CONNECTIONS, ...database }, () => {
    metrics.failures.inc({ task: 'connection' });
  });
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
  const publisher = createPublisher(pool, edition, config.publicationFolder);
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

  const allowance = createAllowance(config);
  const rooms = createRooms(pool, database, {
    openings: config,
    guesses: { burst: config.wrongCodes, perMinute: config.wrongCodesPerMinute },
    onVotes: (count) => metrics.roomVotes.inc(count),
    onError: () => metrics.failures.inc({ task: 'rooms' }),
  });
  const app = await createApp({
    edition,
    batcher,
    slots,
    allowance,
    publisher,
    refusals,
    metrics,
    rooms,
    isReady,
    trustedProxy: config.trustedProxy,
    log,
  });

  async function runAudit(signal: AbortSignal): Promise<void> {
    const found = await audit(pool, edition.year, signal);
    if (found === null) return;
    metrics.auditedKeys.set(found.keys);
    metrics.auditDifference.set(found.keys - found.tallied);
  }

  async function purgeRooms(): Promise<void> {
    await rooms.purge();
    const live = await countRooms(pool);
    metrics.rooms.set(live.rooms);
    metrics.roomMembers.set(live.members);
  }

  /**
   * Runs `work`, waits `everyMs`, and starts again. A failure is counted and logged; the next run
   * retries.
   */
  function repeat(task: string, everyMs: number, work: (signal: AbortSignal) => Promise<unknown>) {
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

  await slots.refresh();
  const tasks = [
    repeat('fold', FOLD_MS, () => foldAll(pool, edition)),
    repeat('slots', REFRESH_MS, slots.refresh),
    repeat('refusals', REFRESH_MS, () => refusals.write(pool, edition)),
    repeat('publish', PUBLISH_MS, publisher.publish),
    repeat('audit', AUDIT_MS, runAudit),
    repeat('rooms', PURGE_MS, purgeRooms),
  ];
  const address = await app.listen({ host: config.host, port: config.port, backlog: 1_024 });

  return {
    address,
    stop: async () => {
      isStopping = true;
      const limit = setTimeout(() => {
        batcher.giveUp();
        rooms.giveUp();
        // The 503s need a moment to be sent. Then idle connections are closed: they would delay the
        // stop.
        setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
      }, DRAINING_MS);
      // Accepts no connection any more, and waits for the answers under way.
      await app.close();
      clearTimeout(limit);
      await rooms.close();
      await Promise.all(tasks.map((stopTask) => stopTask()));
      // The last rows are folded: a single ballot must not stay in the journal until the next
      // start.
      await foldAll(pool, edition).catch(() => null);
      await refusals.write(pool, edition).catch(() => null);
      await pool.end();
    },
  };
}
