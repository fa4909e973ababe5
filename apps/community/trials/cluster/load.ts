import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { builtFigures, countedEditionOf } from '../../ballot/edition.ts';
import { migrate } from '../../database/migrate.ts';
import { openPool } from '../../database/pool.ts';
import { openEdition } from '../../total/edition-store.ts';
import { compare, createCrowd, type Comparison, type Crowd } from '../crowd.ts';
import { BITS } from '../database.ts';
import { startProcess } from '../process.ts';
import { askChallenge } from '../voter.ts';
import { startCluster, type Cluster } from './cluster.ts';

/** A cluster, two processes of the service before it, and visitors who never stop coming. */
export type Load = {
  readonly cluster: Cluster;
  readonly crowd: Crowd;
  readonly addresses: readonly string[];
  /** Lets visitors come, until `pause`. */
  readonly resume: () => void;
  /** Once all of them have their answer. */
  readonly pause: () => Promise<void>;
  /** Waits until as many more are acknowledged as must have been sent since. */
  readonly progress: () => Promise<void>;
  /** The longest time without any acknowledgement since the last call, in milliseconds. */
  readonly silence: () => number;
  /** How many acknowledged keys the database does not have, now. */
  readonly missing: () => Promise<number>;
  readonly compare: () => Promise<Comparison>;
  readonly stop: () => Promise<void>;
};

const VISITORS = 16;
const BETWEEN_VISITS_MS = 40;
const WATCH_MS = 25;
/** A primary that falls is replaced within half a minute; a slow machine is given more. */
const GIVE_UP_MS = 150_000;

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
  await insisted(() => openEdition(pool, figures, BITS));
  const processes = await Promise.all([
    startProcess(cluster.connection),
    startProcess(cluster.connection),
  ]);
  const addresses = processes.map(({ address }) => address);
  const crowd = createCrowd({
    figures,
    challenge: await askChallenge(addresses[0] ?? ''),
    addresses: () => addresses,
    giveUpMs: GIVE_UP_MS,
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
      // Told by `pause`.
      visitors.catch(() => null);
    },
    pause: async () => {
      door.isOpen = false;
      await visitors;
    },
    progress: async () => {
      // Each visitor waits for one answer at most: beyond that, they were sent since.
      const wanted = crowd.acknowledged.size + 3 * VISITORS;
      const limit = Date.now() + GIVE_UP_MS;
      while (crowd.acknowledged.size < wanted) {
        if (Date.now() > limit) throw new Error('Nothing is acknowledged any more');
        await wait(WATCH_MS);
      }
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

/** While the primary changes, a question has no answer: it is asked again. */
async function insisted<Value>(work: () => Promise<Value>): Promise<Value> {
  for (const limit = Date.now() + GIVE_UP_MS; ;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await wait(500);
    }
  }
}
