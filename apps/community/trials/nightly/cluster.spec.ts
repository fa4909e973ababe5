import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loseAcknowledged } from '../cluster/control.ts';
import { startLoad, type Load } from '../cluster/load.ts';
import { startProcess } from '../process.ts';
import { until } from '../until.ts';
import { requestOf } from '../voter.ts';

/**
 * Three nodes under load, from the files of `deploy/community`: no fault may lose an acknowledged
 * ballot. `npm run faults` plays all faults with the timings of production; here a primary is
 * replaced sooner.
 */
const SOON = { ttl: 6, loop_wait: 1, retry_timeout: 2 };
const KILLS = 3;

let load: Load;

beforeAll(async () => {
  load = await startLoad();
  await load.cluster.configure(SOON);
  load.resume();
  await load.progress();
});
afterAll(() => load.stop());

it('loses no acknowledged ballot when the primary is killed, several times', async () => {
  const { cluster } = load;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await cluster.settled();
    const primary = await cluster.leader();
    // Patroni, the postmaster and its processes.
    expect(await primary.kill()).toBeGreaterThan(8);
    if (kill === 1) await readinessLost();
    await cluster.otherLeader(primary);
    await load.progress();
    primary.start();
  }
});

it('goes on when the synchronous standby is killed', async () => {
  const { cluster } = load;
  await cluster.settled();
  const standby = await cluster.synchronousStandby();
  expect(await standby.kill()).toBeGreaterThan(4);
  await load.progress();
  standby.start();
});

it('is not ready and takes no ballot when connected to a standby', async () => {
  const { cluster, crowd } = load;
  await cluster.settled();
  const standby = await startProcess(cluster.connectionTo(await cluster.synchronousStandby()));
  expect((await fetch(`${standby.address}/readyz`)).status).toBe(503);
  const [kept] = crowd.added.values();
  const refused = await fetch(`${standby.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf(kept === undefined ? {} : { add: kept })),
  });
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(2);
  await standby.end('SIGKILL');
  await Promise.all(load.addresses.map((address) => ready(address, 200)));
});

it('exports every Patroni metric that the alerts use', async () => {
  const alerts = readFileSync(
    resolve(import.meta.dirname, '../../../../deploy/community/alerts.yml'),
    'utf8',
  );
  const published = await load.cluster.metrics();
  const watched = [...alerts.matchAll(/\bpatroni_\w+/g)].map(([name]) => name);
  expect(watched.length).toBeGreaterThan(2);
  for (const name of watched) expect(published).toContain(`\n# TYPE ${name} `);
});

it('holds every acknowledged ballot at the end, and counters equal to a recount', async () => {
  await load.pause();
  const compared = await load.compare();
  const { standing } = compared;
  expect(standing).toBeGreaterThan(200);
  expect(compared).toMatchObject({ missing: 0, wrong: 0, ballots: standing, cellsWrong: 0 });
  expect(compared.audit).toEqual({ keys: standing, tallied: standing });
});

it('loses ballots without a synchronous standby (control)', async () => {
  await loseAcknowledged(load);
  expect(await load.missing()).toBeGreaterThan(0);
});

/** Without a primary, /readyz answers 503 and /healthz 200. */
async function readinessLost(): Promise<void> {
  await Promise.all(load.addresses.map((address) => ready(address, 503)));
  const down = await fetch(`${load.addresses[0]}/healthz`);
  expect(down.status).toBe(200);
}

function ready(address: string, status: 200 | 503): Promise<boolean> {
  return until(
    `${status} of /readyz`,
    async () => (await fetch(`${address}/readyz`)).status === status,
  );
}
