import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHub, type Hub } from '../room/hub.ts';
import { openRoom, readStates } from '../room/room-store.ts';
import { ROOM_CHANNEL } from '../room/vote-batcher.ts';
import { startCounting, type Counting } from './database.ts';
import { until } from './until.ts';

/**
 * The event streams alone, on a database whose rooms the trial changes by hand, with or without a
 * notification. What must arrive in a room is compared with what arrived in another one after it:
 * nothing waits for an event that may never come.
 */
const SIXTY_SEATS_TWICE = 150;
/** More than the buffers of a connection hold. */
const LARGE = 2 ** 24;

let counting: Counting;
let server: Server;
let hub: Hub;
/** Responses of this process, in the order of the requests. */
let followers: { readonly stream: ServerResponse; readonly isFollowing: boolean }[];
let given: string;

beforeAll(async () => {
  counting = await startCounting();
});
afterAll(() => counting.stop());
beforeEach(async () => {
  followers = [];
  const { pool, postgres } = counting;
  const options = { heartbeatMs: 25_000, onError: () => null };
  hub = createHub(pool, postgres.connection, options);
  server = createServer((asked, stream) => {
    const isFollowing = hub.follow(asked.url?.slice(1) ?? '', given, stream);
    followers.push({ stream, isFollowing });
    if (!isFollowing) stream.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await hub.stop();
  server.closeAllConnections();
  server.close();
});

const newRoom = async () => {
  const asked = { edition: 2025, deck: 'groups', items: 16, size: 'class' } as const;
  return (await openRoom(counting.pool, asked)).code;
};
const stateOf = async (code: string) => (await readStates(counting.pool, [code])).get(code) ?? '';

/** A stream to which the hub gives this state first. */
async function follow(code: string, state?: string): Promise<IncomingMessage> {
  given = state ?? (await stateOf(code));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const asked = get(`http://127.0.0.1:${port}/${code}`, { agent: false });
  const [answer] = await once(asked, 'response');
  return answer;
}

/** Changes a room as another process does; its notification is optional. */
async function show(code: string, item: number, isNotified: boolean): Promise<void> {
  await counting.pool.query('UPDATE room SET item = $2 WHERE code = $1', [code, item]);
  if (isNotified) await counting.pool.query('SELECT pg_notify($1, $2)', [ROOM_CHANNEL, code]);
}

const isTold = (code: string, item: number) =>
  until(`item ${item} of ${code}`, async () => hub.stateOf(code)?.includes(`"item":${item},`));
/** Two changes: a reading under way may tell the first, not the second. */
async function passOn(code: string): Promise<void> {
  for (const item of [2, 3]) {
    await show(code, item, true);
    await isTold(code, item);
  }
}
const listeners = async () => {
  const { rows } = await counting.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN ${ROOM_CHANNEL}'`,
  );
  return rows.map(({ pid }) => pid);
};

it('sends what changed while it did not listen', async () => {
  const [silent, noted] = [await newRoom(), await newRoom()];
  const stream = await follow(silent);
  const output = text(stream);
  (await follow(noted)).resume();
  await show(noted, 1, true);
  await isTold(noted, 1);
  await show(silent, 5, false);
  const [before] = await listeners();
  await counting.pool.query('SELECT pg_terminate_backend($1)', [before]);
  await until('a listener again', async () => {
    const [again] = await listeners();
    return again !== undefined && again !== before;
  });
  await passOn(noted);
  await hub.stop();
  expect(await output).toContain('"item":5,');
});

it('sends what changed between the reading of a state and its following', async () => {
  const [late, noted] = [await newRoom(), await newRoom()];
  (await follow(noted)).resume();
  await show(noted, 1, true);
  await isTold(noted, 1);
  const old = await stateOf(late);
  await show(late, 5, false);
  const output = text(await follow(late, old));
  await passOn(noted);
  await hub.stop();
  expect(await output).toContain('"item":5,');
});

it('disconnects a screen that stopped reading, and no other', async () => {
  const code = await newRoom();
  // The hub cannot read the room until both have what they were given first.
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE room');
  const state = 'x'.repeat(LARGE);
  await follow(code, state);
  (await follow(code, state)).resume();
  await until('all that one reads', async () => followers[1]?.stream.writableLength === 0);
  await client.query('COMMIT');
  client.release();
  await isTold(code, 0);
  expect(followers.map(({ stream }) => stream.destroyed)).toEqual([true, false]);
});

it('takes 150 screens in a room, and as many in another', async () => {
  const [full, other] = [await newRoom(), await newRoom()];
  const streams: IncomingMessage[] = [];
  for (let rank = 0; rank <= SIXTY_SEATS_TWICE; rank += 1) streams.push(await follow(full));
  streams.push(await follow(other));
  expect(streams.map(({ statusCode }) => statusCode)).toEqual([
    ...Array.from({ length: SIXTY_SEATS_TWICE }, () => 200),
    503,
    200,
  ]);
  expect(hub.streams()).toBe(SIXTY_SEATS_TWICE + 1);
});
