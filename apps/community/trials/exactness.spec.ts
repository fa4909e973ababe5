import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../total/audit.ts';
import { compare, createCrowd } from './crowd.ts';
import { countOf, startCounting, type Counting } from './database.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { SIZE } from './size.ts';
import { until } from './until.ts';
import { askSlot } from './random-ballot.ts';

/**
 * Two processes on one database, killed while visitors send each request until it is answered. At
 * the end the counters must equal a recount of the ballots that the trial kept.
 */
const VISITORS = 24;
/** Keys acknowledged between two faults: 20 000 at night, under 30 kills and stops. */
const VISITS = 65 * SIZE;

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
    currentSlot: await askSlot(processes[0]?.address ?? ''),
    addresses: () => processes.map(({ address }) => address),
  });
  const door = { isOpen: true };
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (door.isOpen) await crowd.visit();
  });
  const moreVisits = () => {
    const wanted = crowd.acknowledged.size + VISITS;
    return until('more ballots acknowledged', async () => crowd.acknowledged.size >= wanted);
  };
  for (let round = 0; round < SIZE; round += 1) {
    for (const fault of [
      () => restart(0, 'SIGKILL'),
      () => Promise.all([crashDatabase(), restart(1, 'SIGKILL')]),
      () => restart(0, 'SIGTERM'),
    ]) {
      await moreVisits();
      await fault();
    }
  }
  await moreVisits();
  door.isOpen = false;
  await Promise.all(visitors);

  const { pool, figures, edition } = counting;
  const compared = await compare(crowd, pool, figures, edition);
  const { standing } = compared;
  expect(compared.acknowledged).toBeGreaterThan((3 * SIZE + 1) * VISITS);
  expect(standing).toBeGreaterThan(VISITS);
  expect(compared).toMatchObject({ missing: 0, wrong: 0, ballots: standing, cellsWrong: 0 });
  expect(compared.audit).toEqual({ keys: standing, tallied: standing });
  expect(await countOf(pool, 'spent')).toBe(compared.acknowledged);
  expect(crowd.answers.get('counted')).toBeGreaterThan(0);
  expect(crowd.answers.get('withdrawn')).toBeGreaterThan(0);
});

it('detects a counter that is off by one (control)', async () => {
  await counting.pool.query('UPDATE lot SET added = added + 1');
  const { keys, tallied } = await until('an audit', () => audit(counting.pool, 2025));
  expect(tallied).toBe(keys + 1);
});

async function restart(index: number, signal: NodeJS.Signals): Promise<void> {
  await processes[index]?.end(signal);
  processes[index] = await started();
}

/** A service without its database exits, and is started again, as systemd does. */
function started(): Promise<ServiceProcess> {
  return until('a service that starts', () =>
    startProcess(counting.postgres.connection).catch(() => null),
  );
}

async function crashDatabase(): Promise<void> {
  await counting.postgres.crash();
  await counting.postgres.start();
}
