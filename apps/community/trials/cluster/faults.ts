import { setTimeout as wait } from 'node:timers/promises';
import type { Comparison } from '../crowd.ts';
import { startProcess } from '../process.ts';
import { until } from '../until.ts';
import { requestOf } from '../random-ballot.ts';
import type { Isolated } from './isolated.ts';
import { loseAcknowledged } from './control.ts';
import { startLoad } from './load.ts';

/**
 * `node trials/cluster/faults.ts [kills of the primary]`: every fault under load, with the settings
 * of production, on the files of `deploy/community`. About twenty minutes. No acknowledged ballot may
 * be missing after a fault; the control, without a synchronous standby, must lose some.
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

await expectNothingFromStandby();
for (let kill = 1; kill <= KILLS; kill += 1) {
  await play(`primary killed, ${kill}`, async () => {
    const primary = await cluster.leader();
    // Patroni, the postmaster and its processes.
    if ((await primary.kill()) < 9) throw new Error('The primary was not whole');
    if (kill === 1) await expectNotReady();
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

/** Without a primary, /readyz answers 503 and /healthz 200. */
async function expectNotReady(): Promise<void> {
  await readyz(503);
  const { status } = await fetch(`${load.addresses[0]}/healthz`);
  if (status !== 200) throw new Error(`/healthz answers ${status}`);
}

async function readyz(status: 200 | 503): Promise<void> {
  for (const address of load.addresses) {
    await until(`${status} of /readyz`, async () => {
      const answer = await fetch(`${address}/readyz`);
      return answer.status === status;
    });
  }
}

/** A process connected to a standby is not ready, and takes no ballot. */
async function expectNothingFromStandby(): Promise<void> {
  await cluster.settled();
  const service = await startProcess(cluster.connectionTo(await cluster.synchronousStandby()));
  const [add] = crowd.added.values();
  const ready = await fetch(`${service.address}/readyz`);
  const refused = await fetch(`${service.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(add === undefined ? {} : { add })),
  });
  await service.end('SIGKILL');
  if (ready.status !== 503 || refused.status !== 503) throw new Error('A standby answers');
  if (Number(refused.headers.get('retry-after')) < 2) throw new Error('No Retry-After');
  await readyz(200);
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
  const isExact =
    missing + end.wrong + end.cellsWrong === 0 &&
    [end.ballots, end.audit?.keys, end.audit?.tallied].every((count) => count === end.standing);
  console.log(isExact && control > 0 ? 'Holds.' : 'FAILS.');
  process.exit(isExact && control > 0 ? 0 : 1);
}
