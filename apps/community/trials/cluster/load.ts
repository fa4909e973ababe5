import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { builtFigures, countedEditionOf } from '../../ballot/edition.ts';
import { migrate } from '../../database/migrate.ts';
import { openPool } from '../../database/pool.ts';
import { openEdition } from '../../total/edition-store.ts';
import { compare, createCrowd, type Comparison, type Crowd } from '../crowd.ts';
import { startProcess } from '../process.ts';
import { LIMIT_MS, until } from '../until.ts';
import { askSlot } from '../random-ballot.ts';
import { startCluster, type Cluster } from './cluster.ts';

/** A cluster, two processes of the service on it, and visitors who send ballots without end. */
export type Load = {
  readonly cluster: Cluster;
  readonly crowd: Crowd;
  readonly addresses: readonly string[];
  /** Starts the visitors. */
  readonly resume: () => void;
  /** Stops the visitors; resolves once all have their answer. */
  readonly pause: () => Promise<void>;
  /** Waits until ballots sent after this call are acknowledged. */
  readonly progress: () => Promise<void>;
  /** The longest time without any acknowledgement since the last call, in milliseconds. */
  readonly silence: () => number;
  /** Number of acknowledged keys that the database does not hold now. */
  readonly missing: () => Promise<number>;
  readonly compare: () => Promise<Comparison>;
  readonly stop: () => Promise<void>;
};

const VISITORS = 16;
const BETWEEN_VISITS_MS = 40;
const WATCH_MS = 25;

export async function startLoad(): Promise<Load> {
  const cluster = await startCluster();
  try {
    return await loadOn(cluster);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

async function loadOn(cluster: Cluster): Promise<Load> {
  const figures = builtFigures();
  const edition = countedEditionOf(figures);
  const pool = openPool({ ...cluster.connection, max: 2 }, () => null);
  await insisted(() => migrate(cluster.connection));
  await insisted(() => openEdition(pool, figures));
  const processes = await Promise.all([
    startProcess(cluster.connection),
    startProcess(cluster.connection),
  ]);
  const addresses = processes.map(({ address }) => address);
  const crowd = createCrowd({
    figures,
    currentSlot: await askSlot(addresses[0] ?? ''),
    addresses: () => addresses,
  });

  const door = { isOpen: false };
  let visitors: Promise<void[]> = Promise.resolve([]);
  const visitor = async () => {
    while (door.isOpen) {
      await crowd.visit();
      await wait(BETWEEN_VISITS_MS);
    }
  };
  let [last, longest, size] = [performance.now(), 0, 0];
  const watch = setInterval(() => {
    const now = performance.now();
    if (door.isOpen) longest = Math.max(longest, now - last);
    if (crowd.acknowledged.size > size || !door.isOpen) last = now;
    size = crowd.acknowledged.size;
  }, WATCH_MS);

  return {
    cluster,
    crowd,
    addresses,
    resume: () => {
      door.isOpen = true;
      visitors = Promise.all(Array.from({ length: VISITORS }, visitor));
      // `pause` reports the failure.
      visitors.catch(() => null);
    },
    pause: async () => {
      door.isOpen = false;
      await visitors;
    },
    progress: async () => {
      // A visitor has at most three requests under way: beyond these, ballots were sent after this
      // call.
      const wanted = crowd.acknowledged.size + 3 * VISITORS;
      await until('more ballots acknowledged', async () => crowd.acknowledged.size >= wanted);
    },
    silence: () => {
      const found = longest;
      longest = 0;
      return Math.round(found);
    },
    missing: () => insisted(() => missingIn(pool, crowd)),
    compare: () => insisted(() => compare(crowd, pool, figures, edition)),
    stop: async () => {
      clearInterval(watch);
      door.isOpen = false;
      await Promise.all(processes.map(({ end }) => end('SIGKILL')));
      await pool.end();
      await cluster.stop();
    },
  };
}

async function missingIn(pool: Pool, { acknowledged }: Crowd): Promise<number> {
  const before = [...acknowledged];
  const { rows } = await pool.query<{ key: string }>('SELECT key FROM spent');
  const held = new Set(rows.map(({ key }) => key));
  return before.filter((key) => !held.has(key)).length;
}

/** Queries fail while the primary changes: they are retried. */
async function insisted<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const limit = Date.now() + LIMIT_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await wait(500);
    }
  }
}
