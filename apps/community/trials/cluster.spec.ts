import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAcknowledged } from './cluster/control.ts';
import { startLoad, type Load } from './cluster/load.ts';
import { BITS } from './database.ts';
import { startProcess } from './process.ts';
import { requestOf } from './voter.ts';

/**
 * Three nodes under load, from the files of `deploy/community`: whoever falls, what was acknowledged
 * stays. `npm run faults` plays all of it, with the timings of production; here a primary is given up
 * sooner, so that a change is tried in less than two minutes.
 */
const SOON = { ttl: 6, loop_wait: 1, retry_timeout: 2 };
const KILLS = 3;

let load: Load;

beforeAll(async () => {
  load = await startLoad();
  await load.cluster.configure(SOON);
  load.resume();
  await load.progress();
}, 120_000);
afterAll(() => load.stop(), 60_000);

it('loses nothing that it acknowledged when the primary falls, again and again', async () => {
  const { cluster } = load;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await cluster.settled();
    const primary = await cluster.leader();
    // The whole node: Patroni, the postmaster and all of its processes.
    expect(await primary.kill()).toBeGreaterThan(8);
    if (kill === 1) await readinessLost();
    await cluster.otherLeader(primary);
    await load.progress();
    primary.start();
  }
}, 120_000);

it('goes on when its synchronous standby falls', async () => {
  const { cluster } = load;
  await cluster.settled();
  const standby = await cluster.synchronousStandby();
  expect(await standby.kill()).toBeGreaterThan(4);
  await load.progress();
  standby.start();
}, 60_000);

it('is ready, and takes a ballot, before the primary alone', async () => {
  const { cluster, crowd } = load;
  await cluster.settled();
  const standby = await startProcess(cluster.connectionTo(await cluster.synchronousStandby()));
  expect((await fetch(`${standby.address}/readyz`)).status).toBe(503);
  const [kept] = crowd.added.values();
  const refused = await fetch(`${standby.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(kept === undefined ? {} : { add: kept }, BITS)),
  });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  await standby.end('SIGKILL');
  await Promise.all(load.addresses.map((address) => ready(address, 200)));
}, 60_000);

it('tells what the alerts watch', async () => {
  const alerts = readFileSync(
    resolve(import.meta.dirname, '../../../deploy/community/alerts.yml'),
    'utf8',
  );
  const told = await load.cluster.metrics();
  const watched = [...alerts.matchAll(/\bpatroni_\w+/g)].map(([name]) => name);
  expect(watched.length).toBeGreaterThan(2);
  for (const name of watched) expect(told).toContain(`\n# TYPE ${name} `);
});

it('holds, in the end, what was acknowledged, and the counters of an exact recount', async () => {
  await load.pause();
  const compared = await load.compare();
  const { standing } = compared;
  expect(standing).toBeGreaterThan(200);
  expect(compared).toMatchObject({ missing: 0, wrong: 0, ballots: standing, cellsWrong: 0 });
  expect(compared.audit).toEqual({ keys: standing, tallied: standing });
}, 60_000);

it('would have seen a loss: without a synchronous standby, some are lost', async () => {
  await loseAcknowledged(load);
  expect(await load.missing()).toBeGreaterThan(0);
}, 60_000);

/** Nobody is told that ballots can be written while no node leads. */
async function readinessLost(): Promise<void> {
  await Promise.all(load.addresses.map((address) => ready(address, 503)));
  const down = await fetch(`${load.addresses[0]}/healthz`);
  expect(down.status).toBe(200);
}

async function ready(address: string, status: 200 | 503): Promise<void> {
  while ((await fetch(`${address}/readyz`)).status !== status) await wait(100);
}
