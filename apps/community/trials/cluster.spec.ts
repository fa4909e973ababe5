import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAcknowledged } from './cluster/control.ts';
import { startLoad, type Load } from './cluster/load.ts';

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
  await Promise.all(load.addresses.map((address) => ready(address, 200)));
}, 120_000);

it('goes on when its synchronous standby falls', async () => {
  const { cluster } = load;
  await cluster.settled();
  const [primary, standby] = [await cluster.leader(), await cluster.synchronousStandby()];
  expect(await standby.kill()).toBeGreaterThan(4);
  await load.progress();
  expect(await cluster.leader()).toBe(primary);
  standby.start();
}, 60_000);

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
