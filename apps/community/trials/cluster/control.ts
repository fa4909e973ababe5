import { setTimeout as wait } from 'node:timers/promises';
import type { Load } from './load.ts';

const VISITS = 60;
const POLL_MS = 200;

/**
 * A trial that cannot fail proves nothing: standbys that nobody waits for, that receive nothing for a
 * moment, and a primary that falls then. Leaves the cluster as it was, less what was lost.
 */
export async function loseAcknowledged({ cluster, crowd }: Load): Promise<void> {
  await cluster.settled();
  await cluster.configure({ synchronous_mode: false, synchronous_mode_strict: false });
  while ((await waitedFor()) !== '') await wait(POLL_MS);
  const primary = await cluster.leader();
  if (primary.freeze(/walsender/) < 2) throw new Error('No standby to leave behind');
  for (let visit = 0; visit < VISITS; visit += 1) await crowd.visit();
  await primary.kill();
  await cluster.otherLeader(primary);
  primary.start();
  await cluster.configure({ synchronous_mode: true, synchronous_mode_strict: true });

  async function waitedFor(): Promise<unknown> {
    const [row] = await cluster.asSuperuser('SHOW synchronous_standby_names');
    return row?.['synchronous_standby_names'];
  }
}
