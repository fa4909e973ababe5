import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  ballotAnswerSchema,
  type BallotRequest,
  type Challenge,
} from '@nosmilliards/contract/community-message';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidOf } from '../ballot/operation.ts';
import { audit } from '../total/audit.ts';
import { BITS, countersIn, countOf, startCounting, type Counting } from './database.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { recount } from './recount.ts';
import { askChallenge, drawBallot, keep, requestOf, type Kept } from './voter.ts';

/**
 * Two processes on one database, visitors who send everything again until they are answered, and
 * failures meanwhile. In the end the counters must be those of the ballots kept here, one by one.
 */
const VISITS = Number(process.env['VISITS'] ?? 1_500);
const VISITORS = 40;
const GIVE_UP_MS = 50_000;

let counting: Counting;
let processes: ServiceProcess[];
const added = new Map<string, Kept>();
const removed = new Set<string>();
const answers = new Map<string, number>();

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
  const challenge = await askChallenge(processes[0]?.address ?? '');
  const faults = new Map([
    [Math.floor(VISITS * 0.2), () => restart(0, 'SIGKILL')],
    [Math.floor(VISITS * 0.4), crashDatabase],
    [Math.floor(VISITS * 0.6), () => restart(1, 'SIGKILL')],
    [Math.floor(VISITS * 0.8), () => restart(0, 'SIGTERM')],
  ]);
  const running: Promise<void>[] = [];
  const known: Kept[] = [];
  let visit = 0;
  const visitor = async () => {
    while (visit < VISITS) {
      visit += 1;
      const fault = faults.get(visit);
      if (fault !== undefined) running.push(fault());
      await Promise.all(whatToSend(known, challenge).map(insist));
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  await Promise.all(running);
  await folded();

  const standing = [...added].filter(([key]) => !removed.has(key)).map(([, kept]) => kept.cards);
  const counters = await countersIn(counting.pool, counting.edition);
  expect(running).toHaveLength(4);
  expect(standing.length).toBeGreaterThan(VISITS / 4);
  expect(counters.ballots).toBe(standing.length);
  expect(await countOf(counting.pool, 'spent WHERE counted')).toBe(standing.length);
  expect(await countOf(counting.pool, 'spent')).toBe(new Set([...added.keys(), ...removed]).size);
  expect(counters.cells).toEqual(recount(standing, counting.figures));
  expect(await audit(counting.pool, 2025)).toEqual({
    keys: standing.length,
    tallied: standing.length,
  });
  expect(answers.get('counted')).toBeGreaterThan(0);
  expect(answers.get('withdrawn')).toBeGreaterThan(0);
}, 90_000);

it('would see a single counter that is off', async () => {
  await counting.pool.query('UPDATE lot SET added = added + 1');
  const found = await audit(counting.pool, 2025);
  expect(found?.tallied).toBe((found?.keys ?? 0) + 1);
});

/** One request, or the same several times at once, on either process. */
function whatToSend(known: Kept[], challenge: Challenge): BallotRequest[] {
  const fresh = keep(drawBallot(counting.figures), challenge);
  const old = known[randomInt(Math.max(1, known.length))];
  const draw = randomInt(100);
  if (old === undefined || draw < 50) {
    known.push(fresh);
    return times(draw < 15 ? 2 : 1, { add: fresh });
  }
  if (draw < 60) return times(1, { add: old });
  if (draw < 75) return times(draw < 68 ? 3 : 1, { remove: old });
  known.push(fresh);
  return times(draw < 85 ? 2 : 1, { remove: old, add: fresh });
}

function times(count: number, parts: { add?: Kept; remove?: Kept }): BallotRequest[] {
  if (parts.add !== undefined) added.set(uuidOf(parts.add.key), parts.add);
  if (parts.remove !== undefined) removed.add(uuidOf(parts.remove.key));
  const request = requestOf(parts, BITS);
  return Array.from({ length: count }, () => request);
}

/** As a browser does: until it has an answer. */
async function insist(request: BallotRequest): Promise<void> {
  const body = JSON.stringify(request);
  for (const limit = Date.now() + GIVE_UP_MS; Date.now() < limit;) {
    try {
      const { address = '' } = processes[randomInt(processes.length)] ?? {};
      const response = await fetch(`${address}/api/v1/ballots`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      if (response.status === 200) {
        const { status } = Value.Parse(ballotAnswerSchema, await response.json());
        answers.set(status, (answers.get(status) ?? 0) + 1);
        return;
      }
      if (response.status !== 503) throw new TypeError(`Answered ${response.status}`);
    } catch (error) {
      if (!(error instanceof TypeError) || error.message.startsWith('Answered')) throw error;
    }
    await wait(100);
  }
  throw new Error('Never answered');
}

async function restart(index: number, signal: NodeJS.Signals): Promise<void> {
  await processes[index]?.end(signal);
  processes[index] = await startProcess(counting.postgres.connection);
}

async function crashDatabase(): Promise<void> {
  await counting.postgres.crash();
  await counting.postgres.start();
}

/** Until the aggregator is done. */
async function folded(): Promise<void> {
  while ((await countOf(counting.pool, 'journal')) > 0) {
    await wait(200);
  }
}
