import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { BallotRequest, CurrentSlot } from '@nosmilliards/contract/community-message';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBatcher, NotWritten } from '../ballot/batcher.ts';
import type { Operation } from '../ballot/operation.ts';
import { startService, type Service } from '../service.ts';
import { closeEdition, openEdition } from '../total/edition-store.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { environmentOf } from './process.ts';
import { request, until } from './until.ts';
import { askSlot, drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

const app = resolve(import.meta.dirname, '..');
/** Batches only: a service that folds may wait too. */
const HELD_BATCHES = `pg_stat_activity
  WHERE wait_event_type = 'Lock' AND query LIKE 'LOCK TABLE spent%'`;

let counting: Counting;
let service: Service;
let currentSlot: CurrentSlot;

beforeAll(async () => {
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
  currentSlot = await current();
});
afterAll(async () => {
  await service.stop();
  await counting.stop();
});

type Options = {
  readonly headers?: Record<string, string>;
  readonly at?: Service;
  readonly send?: typeof request;
};

async function post(body: unknown, { headers, at = service, send = request }: Options = {}) {
  const response = await send(`${at.address}/api/v1/ballots`, {
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
const count = async (parts: { add?: Kept; remove?: Kept }) => (await post(requestOf(parts))).answer;
const changed = (change: (body: BallotRequest) => unknown) =>
  post(change(requestOf({ add: aBallot() })));
const additionOf = (key: string): Operation => ({
  key,
  isAddition: true,
  cells: Uint16Array.of(13),
});
const aBallot = () => keep(drawBallot(counting.figures), currentSlot);

describe('a ballot', () => {
  it('is counted, and counted once however often it is sent', async () => {
    const add = aBallot();
    expect(await count({ add })).toEqual({ status: 'counted' });
    const before = await countOf(counting.pool, 'spent');
    expect(await count({ add })).toEqual({ status: 'counted' });
    expect(await countOf(counting.pool, 'spent')).toBe(before);
  });

  it('is withdrawn by its owner, and never counted again', async () => {
    const kept = aBallot();
    await count({ add: kept });
    expect(await count({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await count({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await count({ add: kept })).toEqual({ status: 'withdrawn' });
  });

  it('is never counted if its withdrawal arrived first', async () => {
    const kept = aBallot();
    expect(await count({ remove: kept })).toEqual({ status: 'withdrawn' });
    expect(await count({ add: kept })).toEqual({ status: 'withdrawn' });
  });

  it('is replaced in one step', async () => {
    const [old, other] = [aBallot(), aBallot()];
    await count({ add: old });
    const counted = await countOf(counting.pool, 'spent WHERE counted');
    expect(await count({ remove: old, add: other })).toEqual({ status: 'counted' });
    expect(await countOf(counting.pool, 'spent WHERE counted')).toBe(counted);
  });

  it('cannot be withdrawn without its random bytes', async () => {
    const kept = aBallot();
    await count({ add: kept });
    await count({ remove: keep(kept.cards, currentSlot) });
    expect(await count({ add: kept })).toEqual({ status: 'counted' });
  });
});

describe('refuses', () => {
  it('a malformed request', async () => {
    const malformed = { status: 400, answer: { refusal: 'malformed' }, wait: null };
    expect(await post('{')).toEqual(malformed);
    expect(await post('null')).toEqual(malformed);
    expect(await post({})).toEqual(malformed);
    expect(await changed((body) => ({ ...body, name: 'x' }))).toEqual(malformed);
    expect(await changed(({ add }) => ({ add: { ...add, slot: '1' } }))).toEqual(malformed);
  });

  it('a ballot against the rules, or added and removed at once', async () => {
    const beyond = drawBallot(counting.figures).fill(255, 0, 1);
    expect((await post(requestOf({ add: keep(beyond, currentSlot) }))).answer).toEqual({
      refusal: 'not-a-ballot',
    });
    const same = aBallot();
    expect((await post(requestOf({ add: same, remove: same }))).answer).toEqual({
      refusal: 'same-ballot',
    });
  });

  it('an unknown slot', async () => {
    const never = keep(drawBallot(counting.figures), {
      ...currentSlot,
      slot: currentSlot.slot + 900,
    });
    expect(await post(requestOf({ add: never }))).toMatchObject({
      status: 409,
      answer: { refusal: 'stale-slot' },
    });
  });
});

it('answers 429 to a network over its allowance, and to no other', async () => {
  const strict = { ...config, burst: 3, perMinute: 0 };
  const other = await startService(strict, counting.postgres.connection);
  const from = (address: string) => ({ at: other, headers: { 'x-forwarded-for': address } });
  const sender = from('203.0.113.50');
  // A malformed request uses the allowance too.
  for (let times = 0; times < 3; times += 1) expect((await post('{', sender)).status).toBe(400);
  const tooMany = { status: 429, answer: { refusal: 'too-many' }, wait: '60' };
  expect(await post(requestOf({ add: aBallot() }), sender)).toEqual(tooMany);
  const neighbour = from('203.0.113.51');
  expect((await post(requestOf({ add: aBallot() }), neighbour)).status).toBe(200);
  await other.stop();
  // Written with the open lot as it stops, for the public ledger.
  expect(await countOf(counting.pool, `refusal WHERE reason = 'too-many'`)).toBe(1);
});

it('takes keys of the slot that follows at once, and of the last one for a while', async () => {
  const earlier = aBallot();
  await counting.pool.query(
    `UPDATE slot SET closed_at = now(); INSERT INTO slot (id, edition) VALUES (2, 2025)`,
  );
  // The process reads an unknown slot at once, without waiting for its next refresh.
  const later = keep(drawBallot(counting.figures), { ...currentSlot, slot: 2 });
  expect((await post(requestOf({ add: later }))).status).toBe(200);
  expect((await post(requestOf({ add: earlier }))).status).toBe(200);
  await counting.pool.query(
    `UPDATE slot SET closed_at = now() - interval '31 minutes' WHERE id = 1`,
  );
  // The service reads the slots every 5 s; until then it counts the keys of this one.
  await until('a refusal of the closed slot', async () => {
    const { status, answer } = await post(requestOf({ add: aBallot() }));
    if (status === 200) return false;
    expect(answer).toEqual({ refusal: 'stale-slot' });
    return true;
  });
  expect((await post(requestOf({ remove: earlier }))).answer).toEqual({ status: 'withdrawn' });
});

it('limits its queue, and rejects the other requests unwritten', async () => {
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

it('answers accepted requests before it stops, and accepts no other', async () => {
  const other = await startService(config, counting.postgres.connection);
  const now = await current();
  const requests = Array.from({ length: 5 }, () =>
    requestOf({ add: keep(drawBallot(counting.figures), now) }),
  );
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE spent');
  const queued = async () => {
    const text = await (await request(`${other.address}/metrics`)).text();
    return Number(/^community_queue_requests (\d+)/m.exec(text)?.[1]);
  };
  const answers: ReturnType<typeof post>[] = [];
  // One by one: each is a batch that waits for the lock, or waits in the queue behind these.
  for (const body of requests) {
    answers.push(post(body, { at: other }));
    await until(
      `${answers.length} requests let in`,
      async () =>
        (await countOf(counting.pool, HELD_BATCHES)) + (await queued()) === answers.length,
    );
  }
  const stopped = other.stop();
  await client.query('COMMIT');
  client.release();
  expect((await Promise.all(answers)).map(({ answer }) => answer)).toEqual(
    requests.map(() => ({ status: 'counted' })),
  );
  await stopped;
  await expect(fetch(`${other.address}/healthz`)).rejects.toThrow('fetch failed');
});

it('answers a request half received when it began to stop', async () => {
  const body = JSON.stringify(
    requestOf({ add: keep(drawBallot(counting.figures), await current()) }),
  );
  // A service whose event loop is late answers 503, as it should: another one is stopped.
  const output = await until('an answer other than 503', async () => {
    const other = await startService(config, counting.postgres.connection);
    const { hostname, port } = new URL(other.address);
    const socket = connect(Number(port), hostname);
    socket.write('POST /api/v1/ballots HTTP/1.1\r\nHost: a\r\n');
    // An answer to a later connection: what was written on this one is read.
    await request(`${other.address}/healthz`);
    const stopped = other.stop();
    await until('no new connection', () =>
      fetch(`${other.address}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    socket.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
    const answer = await textOf(socket);
    await stopped;
    return answer.startsWith('HTTP/1.1 503') ? null : answer;
  });
  expect(output).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\{"status":"counted"\}$/);
});

it('stops without waiting for an audit that counts millions of keys', async () => {
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE spent');
  const other = await startService(config, counting.postgres.connection);
  const held = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%AS tallied%'`;
  await until('an audit', async () => (await countOf(counting.pool, held)) > 0);
  await other.stop();
  expect(await countOf(counting.pool, held)).toBe(0);
  await client.query('COMMIT');
  client.release();
});

it('answers 503 while the database is down, stays healthy, and recovers', async () => {
  const ballot = requestOf({ add: keep(drawBallot(counting.figures), await current()) });
  await counting.postgres.crash();
  const down = await post(ballot, { send: fetch });
  expect(down).toMatchObject({ status: 503, answer: { refusal: 'unavailable' } });
  expect(Number(down.wait)).toBeGreaterThanOrEqual(2);
  expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
  expect((await fetch(`${service.address}/readyz`)).status).toBe(503);
  await counting.postgres.start();
  expect((await request(`${service.address}/readyz`)).status).toBe(200);
  expect((await post(ballot)).answer).toEqual({ status: 'counted' });
});

it('is not ready, and takes no ballot, while its database is a standby', async () => {
  const { postgres } = counting;
  const ballot = requestOf({ add: keep(drawBallot(counting.figures), await current()) });
  const standby = join(postgres.folder, 'data/standby.signal');
  await postgres.crash();
  writeFileSync(standby, '');
  await postgres.start();
  expect((await fetch(`${service.address}/readyz`)).status).toBe(503);
  const refused = await post(ballot, { send: fetch });
  expect(refused).toMatchObject({ status: 503, answer: { refusal: 'unavailable' } });
  await postgres.crash();
  rmSync(standby);
  await postgres.start();
  expect((await post(ballot)).answer).toEqual({ status: 'counted' });
});

it('acknowledges nothing that its database commits with a warning', async () => {
  await counting.pool.query(`
    CREATE FUNCTION warn() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE WARNING 'canceling wait for synchronous replication'; RETURN NEW; END $$;
    CREATE TRIGGER warn BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION warn()`);
  const ballot = requestOf({ add: keep(drawBallot(counting.figures), await current()) });
  expect((await post(ballot, { send: fetch })).status).toBe(503);
  await counting.pool.query('DROP TRIGGER warn ON journal');
  expect((await post(ballot)).answer).toEqual({ status: 'counted' });
});

it('acknowledges no addition and no withdrawal that waited for the closing', async () => {
  const { pool } = counting;
  const batcher = createBatcher(pool, {
    edition: 2025,
    queue: 2,
    batch: 1,
    inFlight: 2,
    onBatch: () => null,
  });
  const before = await countOf(pool, 'spent');
  const client = await pool.connect();
  await client.query('BEGIN; LOCK TABLE spent, journal IN ACCESS EXCLUSIVE MODE');
  await client.query('UPDATE edition SET closed_at = now()');
  const sent = [true, false].map((isAddition) => {
    const key = `00000001${crypto.randomUUID().slice(8)}`;
    return batcher.submit([{ ...additionOf(key), isAddition }]);
  });
  const settled = Promise.allSettled(sent);
  await until('two batches that wait', async () => (await countOf(pool, HELD_BATCHES)) === 2);
  await client.query('COMMIT');
  client.release();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await countOf(pool, 'spent')).toBe(before);
  await pool.query('UPDATE edition SET closed_at = NULL');
});

it('counts nothing once the edition is closed, even in a service still running', async () => {
  const { pool, figures, edition } = counting;
  const ballot = requestOf({ add: keep(drawBallot(figures), await current()) });
  await expect(openEdition(pool, { ...figures, year: 2026 })).rejects.toThrow('2025 is still open');
  expect(await closeEdition(pool, edition)).toBe(true);
  // It still holds the open slot, for 5 s at most.
  await until('a closed edition', async () => {
    const { status } = await post(ballot, { send: fetch });
    expect([410, 503]).toContain(status);
    return status === 410;
  });
  expect((await request(`${service.address}/api/v1/slot`)).status).toBe(410);
  // Its refusals open no lot either.
  await service.stop();
  for (const table of ['spent', 'journal', 'lot WHERE closed_at IS NULL']) {
    expect([table, await countOf(pool, table)]).toEqual([table, 0]);
  }
});

it('never opens a closed edition again', async () => {
  const { pool, postgres, figures, edition } = counting;
  expect(await openEdition(pool, figures)).toBe(false);
  await expect(closeEdition(pool, edition)).rejects.toThrow('2025 is closed already');
  service = await startService(config, postgres.connection);
  expect((await request(`${service.address}/api/v1/slot`)).status).toBe(410);
  expect(await countOf(pool, 'slot WHERE closed_at IS NULL')).toBe(0);
  const { stdout } = await promisify(execFile)(process.execPath, [join(app, 'migrate.ts')], {
    env: environmentOf(postgres.connection),
  });
  expect(stdout).toContain('Edition 2025 closed');
  // The next one opens, with its own slot.
  expect(await openEdition(pool, { ...figures, year: 2026 })).toBe(true);
  expect(await countOf(pool, 'slot WHERE edition = 2026 AND closed_at IS NULL')).toBe(1);
});

function current(): Promise<CurrentSlot> {
  return askSlot(service.address);
}

it('counts in the next edition its own ballots, and tells those of the one before why not', async () => {
  const { pool, postgres } = counting;
  await service.stop();
  service = await startService({ ...config, edition: null }, postgres.connection);
  const next = await current();
  expect(next.edition).toBe(2026);
  const late = aBallot();
  // The device then asks for the slot, reads another edition, and says that the totals are closed.
  expect(await count({ add: late })).toEqual({ refusal: 'stale-slot' });
  expect(await count({ remove: late })).toEqual({ refusal: 'stale-slot' });
  const add = keep(drawBallot(counting.figures), next);
  expect(await count({ add })).toEqual({ status: 'counted' });
  expect(await countOf(pool, 'spent')).toBe(1);
});
