import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { byteOfChoice } from '@nosmilliards/contract/choice-code';
import {
  joinAnswerSchema,
  openedRoomSchema,
  roomStateSchema,
  roomTotalsSchema,
  voteAnswerSchema,
  type OpenedRoom,
  type RoomStage,
  type RoomState,
} from '@nosmilliards/contract/room-message';
import { ROOM_GONE_EVENT, ROOM_SEATS } from '@nosmilliards/contract/room-rule';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeRooms } from '../room/room-store.ts';
import { startService, type Service } from '../service.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { startProcess } from './process.ts';
import { PLAYING } from './room-stage.ts';

const ITEMS = 16;
const KEPT = byteOfChoice({ type: 'keep' }) ?? 0;
const LESS = byteOfChoice({ type: 'decrease', percent: 10 }) ?? 0;
const NO_SUCH_ROOM = { status: 404, answer: { refusal: 'no-such-room' } };

let counting: Counting;
let service: Service;

beforeAll(async () => {
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
});
afterAll(async () => {
  await service.stop();
  await counting.stop();
});

/** As a screen does: what a busy machine could not do now is asked again, unless told otherwise. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  { tries = 20, ...at }: { address?: string; from?: string; tries?: number } = {},
) {
  for (let left = tries; ; left -= 1) {
    const answer = await callOnce(method, path, body, at);
    if (answer.status !== 503 || left <= 1) return answer;
    await wait(250);
  }
}

async function callOnce(
  method: string,
  path: string,
  body: unknown,
  { address = service.address, from = '203.0.113.1' },
) {
  const response = await fetch(`${address}/api/v1/rooms${path}`, {
    method,
    headers: {
      'x-forwarded-for': from,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, answer };
}

const newToken = () => randomBytes(16).toString('base64url');
const ballotOf = (...bytes: number[]) =>
  Buffer.concat([Buffer.from(bytes), Buffer.alloc(ITEMS - bytes.length)]).toString('base64url');

async function open(size: 'class' | 'meeting' = 'class', at = {}): Promise<OpenedRoom> {
  const asked = { edition: 2025, deck: 'groups', items: ITEMS, size };
  const { status, answer } = await call('POST', '', asked, at);
  expect(status).toBe(201);
  return Value.Parse(openedRoomSchema, answer);
}
const join = (code: string, token = newToken(), at = {}) =>
  call('POST', `/${code}/pupils`, { token }, at);
async function seat(code: string): Promise<string> {
  const token = newToken();
  Value.Parse(joinAnswerSchema, (await join(code, token)).answer);
  return token;
}
const vote = (code: string, token: string, rev: number, choices: string, at = {}) =>
  call('PUT', `/${code}/votes`, { token, rev, choices }, at);
const stage = ({ code, teacher }: OpenedRoom, change: Partial<RoomStage> = {}, at = {}) =>
  call('PUT', `/${code}/state`, { teacher, ...PLAYING, ...change }, at);
const stateOf = async (code: string, at = {}): Promise<RoomState> =>
  Value.Parse(roomStateSchema, (await call('GET', `/${code}/state`, undefined, at)).answer);
const totalsOf = async ({ code, teacher }: OpenedRoom) =>
  Value.Parse(roomTotalsSchema, (await call('POST', `/${code}/totals`, { teacher })).answer);

/** What a stream says, read until one of its states is the one waited for. */
async function follow(code: string, address = service.address, from = '203.0.113.1') {
  const headers = { 'x-forwarded-for': from };
  const request = get(`${address}/api/v1/rooms/${code}/events`, { agent: false, headers });
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject);
  });
  const reader = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let said = '';
  return {
    type: response.headers['content-type'],
    until: async (isAwaited: (state: RoomState) => boolean): Promise<RoomState> => {
      for (;;) {
        for (const [, text] of said.matchAll(/^data: (\{.*\})\n\n/gm)) {
          const state = Value.Parse(roomStateSchema, JSON.parse(text ?? ''));
          if (isAwaited(state)) return state;
        }
        const part = await reader.next();
        if (part.done === true) throw new Error(`Ended before: ${said}`);
        said += String(part.value);
      }
    },
    toTheEnd: async (): Promise<string> => {
      for (;;) {
        const part = await reader.next();
        if (part.done === true) return said;
        said += String(part.value);
      }
    },
    stop: () => request.destroy(),
  };
}

const rowsOf = async ({ code }: OpenedRoom) =>
  (await countOf(counting.pool, `room WHERE code = '${code}'`)) +
  (await countOf(counting.pool, `room_pupil WHERE room = '${code}'`));

describe('a pupil', () => {
  it('has one number, however often and however fast the phone asks', async () => {
    const { code } = await open();
    const token = newToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(code, token)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer)))).toEqual(
      new Set(['{"pupil":1}']),
    );
    expect((await join(code)).answer).toEqual({ pupil: 2 });
    expect(await stateOf(code)).toMatchObject({ members: 2, answered: 0, counts: null });
  });

  it('finds a room full, all at once or one by one, and whoever is in stays in', async () => {
    const { code } = await open('meeting');
    const tokens = Array.from({ length: ROOM_SEATS.meeting + 5 }, newToken);
    const answers = await Promise.all(tokens.map((token) => join(code, token)));
    const seated = answers.filter(({ status }) => status === 200);
    expect(new Set(seated.map(({ answer }) => JSON.stringify(answer))).size).toBe(60);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
    const full = answers.findIndex(({ status }) => status === 409);
    expect((await join(code, tokens[full])).answer).toEqual({ refusal: 'room-full' });
    const inside = answers.findIndex(({ status }) => status === 200);
    expect(await join(code, tokens[inside])).toEqual(answers[inside]);
  });

  it('votes once the room is open, and the highest revision stands', async () => {
    const room = await open();
    const token = await seat(room.code);
    const early = await vote(room.code, token, 1, ballotOf(KEPT));
    expect(early).toEqual({ status: 409, answer: { refusal: 'frozen' } });
    await stage(room);
    const both = await Promise.all([
      vote(room.code, token, 3, ballotOf(LESS)),
      vote(room.code, token, 2, ballotOf(KEPT)),
    ]);
    expect(both.map(({ answer }) => answer)).toEqual([{ rev: 3 }, { rev: 3 }]);
    // An old one that was long on its way.
    expect((await vote(room.code, token, 1, ballotOf(KEPT))).answer).toEqual({ rev: 3 });
    await Promise.all(
      [1, 2, 3, 4].map(async () => vote(room.code, await seat(room.code), 1, ballotOf(KEPT))),
    );
    expect((await totalsOf(room)).items[0]).toEqual([
      [LESS, 1],
      [KEPT, 4],
    ]);
  });

  it('is told that the room is frozen, except of what stands already', async () => {
    const room = await open();
    const token = await seat(room.code);
    await stage(room);
    await vote(room.code, token, 1, ballotOf(KEPT));
    await stage(room, { isFrozen: true });
    expect((await vote(room.code, token, 1, ballotOf(KEPT))).answer).toEqual({ rev: 1 });
    expect((await vote(room.code, token, 2, ballotOf(LESS))).answer).toEqual({ refusal: 'frozen' });
    await stage(room, { item: 1 });
    expect((await vote(room.code, token, 2, ballotOf(LESS))).answer).toEqual({ rev: 2 });
    await stage(room, { isOver: true });
    expect((await vote(room.code, token, 3, ballotOf(KEPT))).answer).toEqual({ refusal: 'frozen' });
  });

  it('who comes late is counted like the others', async () => {
    const room = await open();
    await stage(room, { item: 9 });
    const token = await seat(room.code);
    await vote(room.code, token, 1, ballotOf(0, 0, 0, 0, 0, 0, 0, 0, 0, KEPT));
    expect(await stateOf(room.code)).toMatchObject({ item: 9, members: 1, answered: 1 });
  });

  it('cannot send what is not a ballot, nor the ballot of someone else', async () => {
    const room = await open();
    const token = await seat(room.code);
    await stage(room);
    const malformed = { status: 400, answer: { refusal: 'malformed' } };
    expect(await vote(room.code, token, 1, ballotOf(26))).toEqual(malformed);
    expect(await vote(room.code, token, 1, 'AAAA')).toEqual(malformed);
    expect(await vote(room.code, newToken(), 1, ballotOf(KEPT))).toEqual(NO_SUCH_ROOM);
    const other = await open();
    expect(await vote(other.code, token, 1, ballotOf(KEPT))).toEqual(NO_SUCH_ROOM);
  });
});

describe('a teacher', () => {
  it('shows counts once revealed, of five answers at least, and nobody moves them then', async () => {
    const room = await open();
    await stage(room);
    const tokens = await Promise.all(Array.from({ length: 5 }, () => seat(room.code)));
    for (const [at, token] of tokens.slice(0, 4).entries()) {
      await vote(room.code, token, 1, ballotOf(at === 0 ? LESS : KEPT));
    }
    await stage(room, { isRevealed: true });
    expect(await stateOf(room.code)).toMatchObject({ answered: 4, counts: null, isFrozen: true });
    expect((await totalsOf(room)).items[0]).toEqual([]);
    const last = tokens[4] ?? '';
    expect((await vote(room.code, last, 1, ballotOf(KEPT))).answer).toEqual({ refusal: 'frozen' });
    await stage(room);
    await vote(room.code, last, 1, ballotOf(KEPT));
    expect(await stateOf(room.code)).toMatchObject({ answered: 5, counts: null });
    await stage(room, { isRevealed: true });
    expect((await stateOf(room.code)).counts).toEqual([
      [LESS, 1],
      [KEPT, 4],
    ]);
  });

  it('alone has the room, its totals and its end', async () => {
    const { code } = await open();
    const stranger = { code, teacher: newToken() };
    expect(await stage(stranger)).toEqual(NO_SUCH_ROOM);
    expect(await call('POST', `/${code}/totals`, stranger)).toMatchObject({ status: 400 });
    expect(await call('POST', `/${code}/totals`, { teacher: stranger.teacher })).toEqual(
      NO_SUCH_ROOM,
    );
    expect(await call('DELETE', `/${code}`, { teacher: stranger.teacher })).toEqual(NO_SUCH_ROOM);
    expect(await stateOf(code)).toMatchObject({ isOpen: false });
  });

  it('cannot show an item that the deck has not', async () => {
    expect(await stage(await open(), { item: ITEMS })).toMatchObject({ status: 400 });
  });
});

it('tells every process what moved in any of them, and ends its streams when it stops', async () => {
  const other = await startProcess(counting.postgres.connection);
  const at = { address: other.address };
  const room = await open();
  const here = await follow(room.code);
  const there = await follow(room.code, other.address);
  expect(there.type).toBe('text/event-stream; charset=utf-8');
  const token = newToken();
  await join(room.code, token, at);
  await here.until(({ members }) => members === 1);
  await stage(room);
  await there.until(({ isOpen }) => isOpen);
  await vote(room.code, token, 1, ballotOf(KEPT), at);
  await Promise.all([here, there].map((one) => one.until(({ answered }) => answered === 1)));

  // Killed and started again: what was acknowledged is there.
  await other.end('SIGKILL');
  await expect(there.toTheEnd()).rejects.toThrow('aborted');
  const again = await startProcess(counting.postgres.connection);
  expect(await stateOf(room.code, { address: again.address })).toMatchObject({ answered: 1 });
  expect(
    (await vote(room.code, token, 1, ballotOf(KEPT), { address: again.address })).answer,
  ).toEqual(Value.Parse(voteAnswerSchema, { rev: 1 }));
  const stopped = await follow(room.code, again.address);
  await again.end('SIGTERM');
  const last = await stopped.toTheEnd();
  expect(last).toMatch(/^retry: \d{4}\ndata: /);
  expect(last).not.toContain(ROOM_GONE_EVENT);
  here.stop();
});

it('hears of the rooms again after the database was away', async () => {
  const room = await open();
  const stream = await follow(room.code);
  await stream.until(({ members }) => members === 0);
  await counting.postgres.crash();
  expect(await join(room.code, newToken(), { tries: 1 })).toMatchObject({
    status: 503,
    answer: { refusal: 'unavailable' },
  });
  await counting.postgres.start();
  await join(room.code);
  await stream.until(({ members }) => members === 1);
  stream.stop();
});

describe('no row is left', () => {
  it('once the teacher deletes the room, and those who follow it are told', async () => {
    const room = await open();
    await seat(room.code);
    const stream = await follow(room.code);
    expect(await rowsOf(room)).toBe(2);
    const { code, teacher } = room;
    expect(await call('DELETE', `/${code}`, { teacher })).toEqual({ status: 204, answer: null });
    expect(await rowsOf(room)).toBe(0);
    expect(await stream.toTheEnd()).toContain(`event: ${ROOM_GONE_EVENT}\n`);
    expect(await call('GET', `/${code}/state`)).toEqual(NO_SUCH_ROOM);
    expect(await join(code)).toEqual(NO_SUCH_ROOM);
  });

  it('after 24 hours, or three without activity', async () => {
    const [young, old, idle] = await Promise.all([open(), open(), open()]);
    await Promise.all([young, old, idle].map(({ code }) => seat(code)));
    const later = (room: OpenedRoom, column: string, time: string) =>
      counting.pool.query(
        `UPDATE room SET ${column} = now() - interval '${time}' WHERE code = $1`,
        [room.code],
      );
    await later(young, 'opened_at', '23 hours 59 minutes');
    await later(young, 'used_at', '2 hours 59 minutes');
    await later(old, 'opened_at', '24 hours 1 minute');
    await later(idle, 'used_at', '3 hours 1 minute');
    expect(await purgeRooms(counting.pool)).toHaveLength(2);
    expect([await rowsOf(young), await rowsOf(old), await rowsOf(idle)]).toEqual([2, 0, 0]);
  });

  it('but a vote keeps a room in use', async () => {
    const room = await open();
    await stage(room);
    const token = await seat(room.code);
    await counting.pool.query(
      `UPDATE room SET used_at = now() - interval '4 hours' WHERE code = $1`,
      [room.code],
    );
    await vote(room.code, token, 1, ballotOf(KEPT));
    await purgeRooms(counting.pool);
    expect(await rowsOf(room)).toBe(2);
  });
});

describe('a network that guesses', () => {
  const tooMany = { status: 429, answer: { refusal: 'too-many' } };
  const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  let strict: Service;

  beforeAll(async () => {
    const few = { ...config, wrongCodes: 10, wrongCodesPerMinute: 1 };
    strict = await startService(few, counting.postgres.connection);
  });
  afterAll(() => strict.stop());

  const guesserAt = (from: string) => ({ address: strict.address, from });
  /** Wrong codes, sent together. */
  const guess = (at: ReturnType<typeof guesserAt>, tries = 10) =>
    Promise.all(
      Array.from({ length: tries }, (_, index) => {
        const [first, last] = [SIGNS[index % 30], SIGNS[Math.floor(index / 30)]];
        const code = `${first}ZZZZ${last}`;
        return index % 2 === 0
          ? join(code, newToken(), at)
          : call('GET', `/${code}/${index % 4 === 1 ? 'state' : 'events'}`, undefined, at);
      }),
    );

  it('is answered as many times as it may be wrong, however many it sends at once', async () => {
    const answers = await guess(guesserAt('203.0.113.65'), 300);
    const missed = answers.filter(({ status }) => status === 404);
    expect(missed.length).toBeGreaterThanOrEqual(10);
    // One more came with the minute, on a machine slow enough.
    expect(missed.length).toBeLessThanOrEqual(12);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(300 - missed.length);
  });

  it('is told nothing of a room it never was in, and stays in those it is in', async () => {
    const guesser = guesserAt('203.0.113.66');
    const [room, opened, other] = [await open(), await open('class', guesser), await open()];
    await stage(room);
    const token = await seat(room.code);
    await join(other.code, newToken(), guesser);
    await guess(guesser);
    expect(await join(room.code, newToken(), guesser)).toEqual(tooMany);
    expect(await call('GET', `/${room.code}/state`, undefined, guesser)).toEqual(tooMany);
    expect(await call('GET', `/${room.code}/events`, undefined, guesser)).toEqual(tooMany);

    // Who comes late, a phone that reloads, the projector: where one of them is in, or leads.
    expect((await join(other.code, newToken(), guesser)).status).toBe(200);
    expect((await join(opened.code, newToken(), guesser)).status).toBe(200);
    expect(await stateOf(opened.code, guesser)).toMatchObject({ members: 1 });
    const stream = await follow(other.code, strict.address, guesser.from);
    await stream.until(({ members }) => members === 2);
    stream.stop();
    // Neither a vote nor what a teacher does waits; and it tells that they are in.
    expect((await vote(room.code, token, 1, ballotOf(KEPT), guesser)).answer).toEqual({ rev: 1 });
    expect((await stage(room, { isFrozen: true }, guesser)).status).toBe(204);
    expect((await join(room.code, newToken(), guesser)).status).toBe(200);
    expect(await join((await open()).code, newToken(), guesser)).toEqual(tooMany);
  });

  it('holds up nobody beside it', async () => {
    await guess(guesserAt('203.0.113.68'), 20);
    const { code } = await open();
    expect((await join(code, newToken(), guesserAt('203.0.113.67'))).status).toBe(200);
  });
});

it('forgets a stream that left before the state of its room was read', async () => {
  const { code } = await open();
  const streams = async () => {
    const text = await (await fetch(`${service.address}/metrics`)).text();
    return Number(/^community_room_streams (\d+)/m.exec(text)?.[1]);
  };
  const before = await streams();
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE room');
  const leaving = new AbortController();
  const left = fetch(`${service.address}/api/v1/rooms/${code}/events`, leaving).catch(() => null);
  const held = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%room%'`;
  while ((await countOf(counting.pool, held)) === 0);
  leaving.abort();
  await left;
  await client.query('COMMIT');
  client.release();
  // Asked after it, and answered after it.
  await stateOf(code);
  expect(await streams()).toBe(before);
});

it('counts rooms, members and streams, and adds nothing to the public totals', async () => {
  const { code } = await open();
  const stream = await follow(code);
  const text = await (await fetch(`${service.address}/metrics`)).text();
  expect(text).toMatch(/^community_room_streams [1-9]/m);
  expect(text).toMatch(/^community_room_votes_total [1-9]/m);
  expect(text).toMatch(/^community_rooms \d/m);
  expect(text).toMatch(/^community_room_members \d/m);
  stream.stop();
  expect(await countOf(counting.pool, 'spent')).toBe(0);
  expect(await countOf(counting.pool, 'lot')).toBe(0);
});
