import { randomBytes } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentSlot } from '@nosmilliards/contract/community-message';
import { PLAYING } from '@nosmilliards/contract/room.testing';
import { openedRoomSchema } from '@nosmilliards/contract/room-message';
import { parseAs } from '@nosmilliards/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cellsOfBallot } from '../ballot/edition.ts';
import { addSums, sumsOf, type Operation } from '../ballot/operation.ts';
import { startService, type Service } from '../service.ts';
import { DOCUMENTS } from '../total/publisher.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { request, until } from './until.ts';
import { askSlot, drawBallot, keep, requestOf, type Kept } from './random-ballot.ts';

/**
 * After visits, searches all that is stored for what must not be: ballots, the random bytes of
 * keys, addresses, browsers. In the tables, their files, the write-ahead log, the logs and the
 * metrics.
 */
const VISITORS = 60;
const BROWSER = 'Mozilla/5.0 (Traceable; rv:98765.4)';
const addressOf = (index: number) => `198.51.100.${index + 1}`;

let counting: Counting;
let service: Service;
let output = '';
const kept: Kept[] = [];
/** Secrets of a teacher and of pupils, known to their devices only. */
const roomSecrets: Uint8Array[] = [];
const roomBallot = drawRoomBallot();

beforeAll(async () => {
  counting = await startCounting();
  const log = { stream: { write: (line: string) => void (output += line) } };
  service = await startService(config, counting.postgres.connection, log);
  const currentSlot = await askSlot(service.address);
  await Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index, currentSlot)));
  await holdRoom();
  await until('an empty journal', async () => (await countOf(counting.pool, 'journal')) === 0);
});
afterAll(async () => {
  await service.stop();
  await counting.stop();
});

/** Adds, repeats and replaces a ballot, and sends errors, which are what gets logged. */
async function visit(index: number, currentSlot: CurrentSlot): Promise<void> {
  const [first, second] = [0, 1].map(() => keep(drawBallot(counting.figures), currentSlot));
  if (first === undefined || second === undefined) return;
  kept.push(first, second);
  const add = requestOf({ add: first });
  const bodies = [add, add, requestOf({ remove: first, add: second }), { ...add, name: 1 }];
  for (const body of [
    ...bodies.map((one) => JSON.stringify(one)),
    JSON.stringify(add).slice(0, -5),
  ]) {
    await request(`${service.address}/api/v1/ballots`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': BROWSER,
        'x-forwarded-for': addressOf(index),
      },
      body,
    });
  }
}

/** Bytes that nothing else stores by chance. */
function drawRoomBallot(): Buffer {
  return Buffer.from(Array.from({ length: 16 }, (_, item) => 30 + ((item * 37) % 200)));
}

async function room(method: string, path: string, body: object): Promise<unknown> {
  const response = await request(`${service.address}/api/v1/rooms${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      'x-forwarded-for': addressOf(7),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** A live room from its opening to its deletion, with a wrong secret and a wrong code. */
async function holdRoom(): Promise<void> {
  const opening = { edition: 2025, deck: 'groups', items: roomBallot.length, size: 'class' };
  const { code, teacher } = parseAs(openedRoomSchema, await room('POST', '', opening));
  roomSecrets.push(Buffer.from(teacher, 'base64url'));
  const stage = { ...PLAYING, pace: 'own' };
  await room('PUT', `/${code}/state`, { teacher, ...stage });
  for (let pupil = 0; pupil < 6; pupil += 1) {
    const bytes = randomBytes(16);
    roomSecrets.push(bytes);
    const token = bytes.toString('base64url');
    await room('POST', `/${code}/pupils`, { token });
    const choices = roomBallot.toString('base64url');
    await room('PUT', `/${code}/votes`, { token, rev: 1, choices });
    await room('PUT', `/ZZZZZZ/votes`, { token, rev: 1, choices });
    await room('PUT', `/${code}/state`, { teacher: token, ...stage });
  }
  expect((await tables()).toString()).toContain(roomBallot.toString('hex'));
  await room('DELETE', `/${code}`, { teacher });
}

/** The bytes, and their hexadecimal and base64 forms. */
const formsOf = (bytes: Uint8Array) => {
  const buffer = Buffer.from(bytes);
  const texts = [buffer.toString('hex'), buffer.toString('base64'), buffer.toString('base64url')];
  return [buffer, ...texts.map((text) => Buffer.from(text))];
};
const secrets = () => [
  ...roomSecrets.flatMap(formsOf),
  ...kept.slice(0, 8).flatMap(({ cards, random }) => [...formsOf(cards), ...formsOf(random)]),
  Buffer.from(BROWSER),
  Buffer.from('Traceable'),
  ...[0, 7, VISITORS - 1].map((index) => Buffer.from(addressOf(index))),
];

const operationOf = ({ cards }: Kept, isAddition: boolean): Operation => ({
  key: '',
  isAddition,
  cells: cellsOfBallot(cards, counting.edition) ?? new Uint16Array(),
});
/** The sums of a batch with these operations only, as the journal holds them. */
const alone = (...operations: readonly Operation[]) => sumsOf(operations).sums;
/** The cells of a lot with nothing else in it. */
function lotOf(sums: Buffer): Buffer {
  const cells = new Int32Array(counting.edition.cells);
  addSums(cells, sums);
  return Buffer.from(cells.buffer);
}
/**
 * The sums of one visitor's ballot: added, replacing another, withdrawn. Not searched for in the
 * files: the bytes of a ballot that arrived alone stay there until PostgreSQL reuses their place,
 * as the impact assessment says.
 */
const loneSums = (some: readonly Kept[] = kept) =>
  some.flatMap((one, rank) => {
    const before = rank % 2 === 1 ? some[rank - 1] : undefined;
    const added = alone(operationOf(one, true));
    const sums = [added, lotOf(added), alone(operationOf(one, false))];
    if (before !== undefined) {
      sums.push(alone(operationOf(before, false), operationOf(one, true)));
    }
    return sums.flatMap(formsOf);
  });
const found = (content: Buffer, sought: readonly Buffer[] = secrets()) =>
  sought.filter((secret) => content.includes(secret)).length;

async function tables(): Promise<Buffer> {
  const { rows } = await counting.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const content = await counting.pool.query<{ row: string }>(
        `SELECT t::text AS row FROM ${name} t`,
      );
      return [name, ...content.rows.map(({ row }) => row)].join('\n');
    }),
  );
  return Buffer.from(texts.join('\n'));
}

/** The files of the database, its write-ahead log and its log. */
async function files(): Promise<Buffer> {
  await counting.pool.query('CHECKPOINT');
  const { folder } = counting.postgres;
  return Buffer.concat(
    globSync(['log', 'data/pg_wal/*', 'data/base/5/*'], { cwd: folder })
      .map((file) => join(folder, file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file)),
  );
}

async function answered(path: string, init?: RequestInit): Promise<Response> {
  const response = await request(service.address + path, init);
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}

it('counts the ballots of the visits', async () => {
  expect(await countOf(counting.pool, 'spent WHERE counted')).toBe(VISITORS);
});

it('keeps no ballot, address or browser in a table', async () => {
  const content = await tables();
  expect(content.toString()).toContain('spent');
  expect(found(content)).toBe(0);
  expect(found(content, loneSums())).toBe(0);
});

it('nor in a file of the database, its write-ahead log or its own log', async () => {
  const content = await files();
  // A key is found: these are the right files.
  expect(content.includes(Buffer.from(kept[1]?.key ?? []))).toBe(true);
  expect(content.includes(Buffer.from('checkpoint starting'))).toBe(true);
  // A replay is no error: nothing of it is logged.
  expect(content.includes(Buffer.from('ERROR:'))).toBe(false);
  expect(found(content)).toBe(0);
});

it('keeps no row of a deleted room, nor a ballot cast in it', async () => {
  const content = await tables();
  expect(await countOf(counting.pool, 'room')).toBe(0);
  expect(await countOf(counting.pool, 'room_pupil')).toBe(0);
  expect(found(content, formsOf(roomBallot))).toBe(0);
  expect(found(Buffer.from(output), formsOf(roomBallot))).toBe(0);
});

it('nor in its log, its metrics, or what it publishes', async () => {
  const pages = ['/metrics', '/readyz', ...DOCUMENTS.map(({ name }) => `/api/v1/${name}`)];
  const texts = await Promise.all(pages.map(async (page) => (await answered(page)).text()));
  expect(texts.at(-1)).toContain('</html>');
  expect(texts.join('')).toContain('community_refusals_total{reason="malformed"}');
  expect(output).toContain('listening');
  const content = Buffer.from(output + texts.join(''));
  expect(found(content)).toBe(0);
  expect(found(content, loneSums())).toBe(0);
});

it('finds planted secrets (control)', async () => {
  const [one] = kept;
  await counting.pool.query(
    'CREATE TABLE planted AS SELECT $1::bytea AS ballot, $2::inet AS address',
    [Buffer.from(one?.cards ?? []), addressOf(7)],
  );
  expect(found(await tables())).toBe(2);
  expect(found(await files())).toBeGreaterThanOrEqual(1);
});

it('finds the sums of one visitor in the journal and in a lot (control)', async () => {
  const one = keep(drawBallot(counting.figures), await askSlot(service.address));
  const client = await counting.pool.connect();
  // The lock taken to fold (total/fold.ts): the row of this ballot stays in the journal.
  await client.query('SELECT pg_advisory_lock(424242)');
  await answered('/api/v1/ballots', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(requestOf({ add: one })),
  });
  expect(await countOf(counting.pool, 'journal')).toBe(1);
  expect(found(await tables(), loneSums([one]))).toBe(1);
  await counting.pool.query('CREATE TABLE planted_lot AS SELECT $1::bytea AS cells', [
    lotOf(alone(operationOf(one, true))),
  ]);
  expect(found(await tables(), loneSums([one]))).toBe(2);
  client.release(true);
});
