import { until } from '../until.ts';
import type { Load } from './load.ts';

const VISITS = 60;

/**
 * The control of the trial: without synchronous replication, acknowledged ballots must be lost.
 * Replication is frozen, ballots are sent, then the primary is killed. The settings of the cluster
 * are restored; the lost ballots are not.
 */
export async function loseAcknowledged({ cluster, crowd }: Load): Promise<void> {
  await cluster.settled();
  await cluster.configure({ synchronous_mode: false, synchronous_mode_strict: false });
  await until('no synchronous standby', async () => (await waitedFor()) === '');
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
