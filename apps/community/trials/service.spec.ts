import { connect } from 'node:net';
import type { BallotRequest, Challenge } from '@nosmilliards/contract/community-message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBatcher, NotWritten } from '../ballot/batcher.ts';
import type { Operation } from '../ballot/operation.ts';
import { startService, type Service } from '../service.ts';
import { closeEdition, openEdition } from '../total/edition-store.ts';
import { setDifficulty } from '../total/slot.ts';
import { BITS, config, countOf, startCounting, type Counting } from './database.ts';
import { askChallenge, drawBallot, keep, requestOf, type Kept } from './voter.ts';

let counting: Counting;
let service: Service;
let challenge: Challenge;

beforeAll(async () => {
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
  challenge = await current();
});
afterAll(async () => {
  await service.stop();
  await counting.stop();
});

async function post(body: unknown, headers: Record<string, string> = {}, at = service) {
  const response = await fetch(`${at.address}/api/v1/ballots`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    answer: await response.json(),
    wait: response.headers.get('retry-after'),
  };
}
const send = async (parts: { add?: Kept; remove?: Kept }) =>
  (await post(requestOf(parts, BITS))).answer;
const changed = (change: (request: BallotRequest) => unknown) =>
  post(change(requestOf({ add: aBallot() }, BITS)));
const additionOf = (key: string): Operation => ({
  key,
  isAddition: true,
  cells: Uint16Array.of(13),
});
const aBallot = () => keep(drawBallot(counting.figures), challenge);

describe('a ballot', () => {
  it('is counted, and counted once however often it is sent', async () => {
    const add = aBallot();
    expect(await send({ add })).toEqual({ status: 'counted' });
    const before = await countOf(counting.pool, 'spent');
    expect(await send({ add })).toEqual({ status: 'counted' });
    expect(await countOf(counting.pool, 'spent')).toBe(before);
  });

  it('is withdrawn by whoever made it, and never comes back', async () => {
    const kept = aBallot();
    await send({ add: kept });
    expect(await send({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await send({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await send({ add: kept })).toEqual({ status: 'withdrawn' });
  });

  it('withdrawn before it arrived does not arrive', async () => {
    const kept = aBallot();
    expect(await send({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await send({ add: kept })).toEqual({ status: 'withdrawn' });
  });

  it('is replaced in one step', async () => {
    const [old, other] = [aBallot(), aBallot()];
    await send({ add: old });
    const counted = await countOf(counting.pool, 'spent WHERE counted');
    expect(await send({ remove: old, add: other })).toEqual({ status: 'counted' });
    expect(await countOf(counting.pool, 'spent WHERE counted')).toBe(counted);
  });

  it('is withdrawn by nobody who does not know its random bits', async () => {
    const kept = aBallot();
    await send({ add: kept });
    await send({ remove: keep(kept.cards, challenge) });
    expect(await send({ add: kept })).toEqual({ status: 'counted' });
  });
});

describe('refuses', () => {
  it('what is not a request', async () => {
    const malformed = { status: 400, answer: { refusal: 'malformed' }, wait: null };
    expect(await post('{')).toEqual(malformed);
    expect(await post('null')).toEqual(malformed);
    expect(await post({ pow: [1, 2, 3, 4, 5, 6, 7, 8] })).toEqual(malformed);
    expect(await changed((request) => ({ ...request, name: 'x' }))).toEqual(malformed);
    expect(await changed(({ add, pow }) => ({ add, pow: pow.map(String) }))).toEqual(malformed);
    expect(await changed(({ add, pow }) => ({ add, pow: pow.slice(1) }))).toEqual(malformed);
  });

  it('too much, or not JSON, or elsewhere', async () => {
    expect((await post('x'.repeat(2_000))).answer).toEqual({ refusal: 'too-large' });
    expect((await post('{}', { 'content-type': 'text/plain' })).answer).toEqual({
      refusal: 'wrong-type',
    });
    const nowhere = await fetch(`${service.address}/api/v1/nowhere`);
    expect(nowhere.status).toBe(404);
    expect(await nowhere.json()).toEqual({ refusal: 'not-found' });
  });

  it('what the rules do not allow', async () => {
    const beyond = drawBallot(counting.figures).fill(255, 0, 1);
    expect((await post(requestOf({ add: keep(beyond, challenge) }, BITS))).answer).toEqual({
      refusal: 'not-a-ballot',
    });
    const same = aBallot();
    expect((await post(requestOf({ add: same, remove: same }, BITS))).answer).toEqual({
      refusal: 'same-ballot',
    });
  });

  it('a slot that is not, or is no more', async () => {
    const never = keep(drawBallot(counting.figures), { ...challenge, slot: challenge.slot + 900 });
    expect(await post(requestOf({ add: never }, BITS))).toMatchObject({
      status: 409,
      answer: { refusal: 'stale-slot' },
    });
  });

  it('a proof of another key, and says how many bits are asked', async () => {
    const [mine, other] = [aBallot(), aBallot()];
    const { pow } = requestOf({ add: other }, 12);
    expect(await post({ add: mine.part, pow })).toMatchObject({
      status: 428,
      answer: { refusal: 'more-proof', bits: BITS },
    });
  });
});

it('asks more work of a network that sends much, then to wait', async () => {
  const strict = { ...config, burst: 3, perMinute: 1 };
  const other = await startService(strict, counting.postgres.connection);
  const headers = { 'x-forwarded-for': '203.0.113.50' };
  const flood = async (count: number) => {
    // What cannot be read costs as much as the rest.
    await Promise.all(Array.from({ length: count }, () => post('{', headers, other)));
    return post({ ...requestOf({ add: aBallot() }, 0), pow: Array(8).fill(1) }, headers, other);
  };
  expect(await flood(60)).toMatchObject({ status: 428, answer: { bits: BITS + 2 } });
  expect(await flood(50)).toMatchObject({ status: 428, answer: { bits: BITS + 3 } });
  expect(await flood(100)).toMatchObject({
    status: 429,
    answer: { refusal: 'too-many' },
    wait: '60',
  });
  const neighbour = { 'x-forwarded-for': '203.0.113.51' };
  expect((await post(requestOf({ add: aBallot() }, BITS), neighbour, other)).status).toBe(200);
  await other.stop();
});

it('asks more bits from the next slot, and still takes the keys of the last one', async () => {
  const earlier = aBallot();
  await setDifficulty(counting.pool, 2025, BITS + 2);
  const next = { ...challenge, slot: challenge.slot + 1 };
  const { rows } = await counting.pool.query<{ seed: Buffer }>(
    'SELECT seed FROM slot WHERE id = $1',
    [next.slot],
  );
  const seed = rows[0]?.seed.toString('base64url') ?? '';
  // Known at once, though this process has not looked since it was opened.
  const later = keep(drawBallot(counting.figures), { ...next, seed });
  expect((await post(requestOf({ add: later }, BITS + 2))).status).toBe(200);
  expect((await post(requestOf({ add: earlier }, BITS + 2))).status).toBe(200);
  await counting.pool.query(
    `UPDATE slot SET closed_at = now() - interval '31 minutes' WHERE id = 1`,
  );
  const late = aBallot();
  await new Promise((resolve) => {
    setTimeout(resolve, 5_500);
  });
  expect((await post(requestOf({ add: late }, BITS + 2))).answer).toEqual({
    refusal: 'stale-slot',
  });
  expect((await post(requestOf({ remove: earlier }, BITS + 2))).answer).toEqual({
    status: 'withdrawn',
  });
});

it('holds so many requests, and tells the others that nothing was done', async () => {
  const { pool } = counting;
  const batcher = createBatcher(pool, {
    edition: 2025,
    queue: 3,
    batch: 2,
    inFlight: 1,
    onBatch: () => null,
  });
  const [twice, ...others] = [1, 2, 3].map(() => `00000001${crypto.randomUUID().slice(8)}`);
  const keys = [twice, twice, ...others].map(String);
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE spent');
  const sent = keys.map((key) => batcher.submit([additionOf(key)]));
  const first = Promise.allSettled(sent);
  await expect(sent[3]).rejects.toBeInstanceOf(NotWritten);
  await client.query('COMMIT');
  client.release();
  expect((await first).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
  ]);
  expect(await countOf(pool, `spent WHERE key = '${twice}'`)).toBe(1);
  expect(await countOf(pool, `spent WHERE key = '${keys[3]}'`)).toBe(0);
});

it('stops once those it let in have their answer, and lets nobody else in', async () => {
  const other = await startService(config, counting.postgres.connection);
  const now = await current();
  const requests = Array.from({ length: 5 }, () =>
    requestOf({ add: keep(drawBallot(counting.figures), now) }, BITS + 2),
  );
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE spent');
  const answers = Promise.all(requests.map((request) => post(request, {}, other)));
  // Until they are within: the lock is what they wait for.
  const held = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%INTO spent%'`;
  while ((await countOf(counting.pool, held)) === 0);
  // And until those behind the first are read too: these come after them.
  for (const _ of requests) await fetch(`${other.address}/healthz`);
  const stopped = other.stop();
  await client.query('COMMIT');
  client.release();
  expect((await answers).map(({ answer }) => answer)).toEqual(
    requests.map(() => ({ status: 'counted' })),
  );
  await stopped;
  await expect(fetch(`${other.address}/healthz`)).rejects.toThrow('fetch failed');
});

it('answers in its own words whoever was speaking when it began to stop', async () => {
  const other = await startService(config, counting.postgres.connection);
  const body = JSON.stringify(
    requestOf({ add: keep(drawBallot(counting.figures), await current()) }, BITS + 2),
  );
  const { hostname, port } = new URL(other.address);
  const socket = connect(Number(port), hostname);
  socket.write('POST /api/v1/ballots HTTP/1.1\r\nHost: a\r\n');
  // Read, and what was written before it too.
  await fetch(`${other.address}/healthz`);
  const stopped = other.stop();
  while (await fetch(`${other.address}/healthz`).then(Boolean, () => false));
  socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  let said = '';
  for await (const part of socket) said += String(part);
  expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"counted"\}$/);
  await stopped;
});

it('stops without waiting for an audit that counts millions of keys', async () => {
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE spent');
  const other = await startService(config, counting.postgres.connection);
  const held = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%AS tallied%'`;
  while ((await countOf(counting.pool, held)) === 0);
  await other.stop();
  expect(await countOf(counting.pool, held)).toBe(0);
  await client.query('COMMIT');
  client.release();
});

it('answers « unavailable » while the database is down, stays healthy, and goes on after', async () => {
  const request = requestOf({ add: keep(drawBallot(counting.figures), await current()) }, BITS + 2);
  await counting.postgres.crash();
  const down = await post(request);
  expect(down).toMatchObject({ status: 503, answer: { refusal: 'unavailable' } });
  expect(Number(down.wait)).toBeGreaterThanOrEqual(2);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${service.address}/readyz`)).status).toBe(503);
  await counting.postgres.start();
  expect((await fetch(`${service.address}/readyz`)).status).toBe(200);
  expect((await post(request)).answer).toEqual({ status: 'counted' });
});

it('acknowledges nothing that its database warns about', async () => {
  await counting.pool.query(`
    CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE WARNING 'canceling wait for synchronous replication'; RETURN NEW; END $$;
    CREATE TRIGGER warn BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION warn()`);
  const request = requestOf({ add: keep(drawBallot(counting.figures), await current()) }, BITS + 2);
  expect((await post(request)).status).toBe(503);
  await counting.pool.query('DROP TRIGGER warn ON journal');
  expect((await post(request)).answer).toEqual({ status: 'counted' });
});

it('counts no more once the edition is closed, and keeps no key', async () => {
  const request = requestOf({ add: keep(drawBallot(counting.figures), await current()) }, BITS + 2);
  await service.stop();
  const nextYear = { ...counting.figures, year: 2026 };
  await expect(openEdition(counting.pool, nextYear)).rejects.toThrow('Edition 2025 is still open');
  await closeEdition(counting.pool, counting.edition);
  service = await startService(config, counting.postgres.connection);
  expect(await post(request)).toMatchObject({ status: 410, answer: { refusal: 'edition-closed' } });
  expect((await fetch(`${service.address}/api/v1/challenge`)).status).toBe(410);
  expect(await countOf(counting.pool, 'spent')).toBe(0);
  expect(await countOf(counting.pool, 'lot')).toBeGreaterThan(0);
});

function current(): Promise<Challenge> {
  return askChallenge(service.address);
}
