import { setTimeout as wait } from 'node:timers/promises';
import type { Comparison } from '../crowd.ts';
import type { Isolated } from './isolated.ts';
import { loseAcknowledged } from './control.ts';
import { startLoad } from './load.ts';

/**
 * `node trials/cluster/faults.ts [kills of the primary]`: every fault under load, with the settings
 * of production. About twenty minutes. No acknowledged ballot may be missing after a fault; the
 * control, without a synchronous standby, must lose some.
 */
const KILLS = Number(process.argv[2] ?? 20);
const STANDBY_KILLS = 5;
const ETCD_DOWN_MS = 40_000;
const ALONE_MS = 15_000;
const BACK_MS = 10_000;

type Row = {
  readonly fault: string;
  readonly acknowledged: number;
  readonly missing: number;
  readonly silence: number;
};

const rows: Row[] = [];
const load = await startLoad();
const { cluster, crowd } = load;
load.resume();
await load.progress();

for (let kill = 1; kill <= KILLS; kill += 1) {
  await play(`primary killed, ${kill}`, async () => {
    const primary = await cluster.leader();
    await primary.kill();
    await cluster.otherLeader(primary);
    await load.progress();
    primary.start();
  });
}
for (let kill = 1; kill <= STANDBY_KILLS; kill += 1) {
  await play(`synchronous standby killed, ${kill}`, async () => {
    const standby = await cluster.synchronousStandby();
    await standby.kill();
    await load.progress();
    standby.start();
  });
}
await play('both standbys killed: nothing is acknowledged', async () => {
  const standbys = others(await cluster.leader());
  await Promise.all(standbys.map((one) => one.kill()));
  // Time for the answers under way.
  await wait(3_000);
  const before = crowd.acknowledged.size;
  await wait(ALONE_MS);
  if (crowd.acknowledged.size > before) throw new Error('Acknowledged without a standby');
  for (const standby of standbys) standby.start();
  await load.progress();
});
await play(`etcd killed for ${ETCD_DOWN_MS / 1_000} s`, async () => {
  const primary = await cluster.leader();
  await cluster.etcd.kill();
  await wait(ETCD_DOWN_MS);
  await load.progress();
  cluster.etcd.start();
  await wait(BACK_MS);
  if ((await cluster.leader()) !== primary) throw new Error('Another leads');
});
await play('primary frozen, then thawed', async () => {
  const primary = await cluster.leader();
  primary.freeze();
  await cluster.otherLeader(primary);
  await load.progress();
  primary.thaw();
  await cluster.settled();
  await load.progress();
});
await play('switchover', async () => {
  const primary = await cluster.leader();
  await cluster.switchOver();
  await cluster.otherLeader(primary);
  await load.progress();
});

await load.pause();
const compared = await load.compare();
await loseAcknowledged(load);
const lost = await load.missing();
await load.stop();
report(compared, lost);

async function play(fault: string, work: () => Promise<void>): Promise<void> {
  await cluster.settled();
  await load.progress();
  load.silence();
  const before = crowd.acknowledged.size;
  await work();
  const silence = load.silence();
  const row = {
    fault,
    acknowledged: crowd.acknowledged.size - before,
    missing: await load.missing(),
    silence,
  };
  rows.push(row);
  console.log(rowWords(row));
}

function others(primary: Isolated): readonly Isolated[] {
  return cluster.nodes.filter((node) => node !== primary);
}

function rowWords({ fault, acknowledged, missing, silence }: Row): string {
  const seconds = (silence / 1_000).toFixed(1);
  return `${fault}: ${acknowledged} acknowledged, ${missing} missing, ${seconds} s without an answer`;
}

function report(end: Comparison, control: number): void {
  const missing = rows.reduce((most, row) => Math.max(most, row.missing), end.missing);
  console.log(
    `\n${end.acknowledged} acknowledged in all, ${missing} missing; ${end.wrong} keys wrong`,
  );
  console.log(
    `${end.standing} ballots stand, ${end.ballots} counted, ${end.cellsWrong} cells wrong`,
  );
  console.log(`Audit: ${end.audit?.keys} keys, ${end.audit?.tallied} in the counters`);
  console.log(`Control, without a synchronous standby: ${control} lost`);
  const isExact = missing + end.wrong + end.cellsWrong === 0 && end.ballots === end.standing;
  console.log(isExact && control > 0 ? 'Holds.' : 'FAILS.');
  process.exit(isExact && control > 0 ? 0 : 1);
}
