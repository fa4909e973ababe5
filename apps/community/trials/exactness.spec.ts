import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../total/audit.ts';
import { compare, createCrowd } from './crowd.ts';
import { countOf, startCounting, type Counting } from './database.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { askChallenge } from './voter.ts';

/**
 * Two processes on one database, visitors who send everything again until they are answered, and
 * failures meanwhile. In the end the counters must be those of the ballots kept here, one by one.
 */
const VISITS = Number(process.env['VISITS'] ?? 1_500);
const VISITORS = 40;

let counting: Counting;
let processes: ServiceProcess[];

beforeAll(async () => {
  counting = await startCounting();
  const { connection } = counting.postgres;
  processes = await Promise.all([startProcess(connection), startProcess(connection)]);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end('SIGTERM')));
  await counting.stop();
});

it('counts each ballot once, through retries, withdrawals, replacements and kills', async () => {
  const crowd = createCrowd({
    figures: counting.figures,
    challenge: await askChallenge(processes[0]?.address ?? ''),
    addresses: () => processes.map(({ address }) => address),
    giveUpMs: 50_000,
  });
  const faults = new Map([
    [Math.floor(VISITS * 0.2), () => restart(0, 'SIGKILL')],
    [Math.floor(VISITS * 0.4), crashDatabase],
    [Math.floor(VISITS * 0.6), () => restart(1, 'SIGKILL')],
    [Math.floor(VISITS * 0.8), () => restart(0, 'SIGTERM')],
  ]);
  const running: Promise<void>[] = [];
  let visits = 0;
  const visitor = async () => {
    while (visits < VISITS) {
      visits += 1;
      const fault = faults.get(visits);
      if (fault !== undefined) running.push(fault());
      await crowd.visit();
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await Promise.all(running);

  const { pool, figures, edition } = counting;
  const compared = await compare(crowd, pool, figures, edition);
  const { standing } = compared;
  expect(running).toHaveLength(4);
  expect(standing).toBeGreaterThan(VISITS / 4);
  expect(compared).toMatchObject({ missing: 0, wrong: 0, ballots: standing, cellsWrong: 0 });
  expect(compared.audit).toEqual({ keys: standing, tallied: standing });
  expect(await countOf(pool, 'spent')).toBe(compared.acknowledged);
  expect(crowd.answers.get('counted')).toBeGreaterThan(0);
  expect(crowd.answers.get('withdrawn')).toBeGreaterThan(0);
}, 90_000);

it('would see a single counter that is off', async () => {
  await counting.pool.query('UPDATE lot SET added = added + 1');
  const found = await audit(counting.pool, 2025);
  expect(found?.tallied).toBe((found?.keys ?? 0) + 1);
});

async function restart(index: number, signal: NodeJS.Signals): Promise<void> {
  await processes[index]?.end(signal);
  processes[index] = await started();
}

/** Without its database it does not start: it comes back until it does, as under systemd. */
async function started(): Promise<ServiceProcess> {
  for (let tries = 0; tries < 10; tries += 1) {
    try {
      return await startProcess(counting.postgres.connection);
    } catch {
      await wait(200);
    }
  }
  return startProcess(counting.postgres.connection);
}

async function crashDatabase(): Promise<void> {
  await counting.postgres.crash();
  await counting.postgres.start();
}
