import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get, type ClientRequest, type IncomingMessage } from 'node:http';
import { resolve as pathTo } from 'node:path';
import { byteOfChoice } from '@nosmilliards/contract/choice-code';
import { PLAYING } from '@nosmilliards/contract/room.testing';
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
import { parseAs } from '@nosmilliards/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeRooms } from '../room/room-store.ts';
import { startService, type Service } from '../service.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { startProcess } from './process.ts';
import { request, until } from './until.ts';

const ITEMS = 16;
const KEPT = byteOfChoice({ type: 'keep' }) ?? 0;
const LESS = byteOfChoice({ type: 'decrease', percent: 10 }) ?? 0;
/** Queries that wait for a room. */
const HELD = `pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%room%'`;
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

type At = { readonly address?: string; readonly from?: string; readonly send?: typeof request };

async function call(
  method: string,
  path: string,
  body?: unknown,
  { address = service.address, from = '203.0.113.1', send = request }: At = {},
) {
  const response = await send(`${address}/api/v1/rooms${path}`, {
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

async function open(size: 'class' | 'meeting' = 'class', at: At = {}): Promise<OpenedRoom> {
  const asked = { edition: 2025, deck: 'groups', items: ITEMS, size };
  const { status, answer } = await call('POST', '', asked, at);
  expect(status).toBe(201);
  return parseAs(openedRoomSchema, answer);
}
const join = (code: string, token = newToken(), at: At = {}) =>
  call('POST', `/${code}/pupils`, { token }, at);
async function seat(code: string): Promise<string> {
  const token = newToken();
  parseAs(joinAnswerSchema, (await join(code, token)).answer);
  return token;
}
const vote = (code: string, token: string, rev: number, choices: string, at: At = {}) =>
  call('PUT', `/${code}/votes`, { token, rev, choices }, at);
const stage = ({ code, teacher }: OpenedRoom, change: Partial<RoomStage> = {}, at: At = {}) =>
  call('PUT', `/${code}/state`, { teacher, ...PLAYING, ...change }, at);
const stateOf = async (code: string, at: At = {}): Promise<RoomState> =>
  parseAs(roomStateSchema, (await call('GET', `/${code}/state`, undefined, at)).answer);
const totalsOf = async ({ code, teacher }: OpenedRoom) =>
  parseAs(roomTotalsSchema, (await call('POST', `/${code}/totals`, { teacher })).answer);

/** Opens an event stream. `until` reads it until a state satisfies the condition. */
async function follow(code: string, address = service.address, from = '203.0.113.1') {
  const response = await until('a stream', () => answerOf(streamOf(code, address, from)));
  const reader = response.setEncoding('utf8')[Symbol.asyncIterator]();
  let output = '';
  return {
    type: response.headers['content-type'],
    until: async (isAwaited: (state: RoomState) => boolean): Promise<RoomState> => {
      for (;;) {
        for (const [, text] of output.matchAll(/^data: (\{.*\})\n\n/gm)) {
          const state = parseAs(roomStateSchema, JSON.parse(text ?? ''));
          if (isAwaited(state)) return state;
        }
        const part = await reader.next();
        if (part.done === true) throw new Error(`Ended before: ${output}`);
        output += String(part.value);
      }
    },
    toTheEnd: async (): Promise<string> => {
      for (;;) {
        const part = await reader.next();
        if (part.done === true) return output;
        output += String(part.value);
      }
    },
    stop: () => response.destroy(),
  };
}

/** Not `fetch`: once aborted it opens another connection, for which a service that stops waits 8 s. */
function streamOf(code: string, address = service.address, from = '203.0.113.1') {
  const headers = { 'x-forwarded-for': from };
  return get(`${address}/api/v1/rooms/${code}/events`, { agent: false, headers });
}

/** Null for a 503. */
function answerOf(asked: ClientRequest): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    asked.on('error', reject).on('response', (answer) => {
      if (answer.statusCode === 503) answer.resume();
      resolve(answer.statusCode === 503 ? null : answer);
    });
  });
}

const metrics = async () => (await request(`${service.address}/metrics`)).text();

async function playing(pupils: number): Promise<{ room: OpenedRoom; tokens: string[] }> {
  const room = await open();
  await stage(room);
  return { room, tokens: await Promise.all(Array.from({ length: pupils }, () => seat(room.code))) };
}

/** A transaction on the room that is not committed yet. */
async function underWay(statement: string, { code }: OpenedRoom) {
  const client = await counting.pool.connect();
  await client.query('BEGIN');
  await client.query(statement, [code]);
  const waiting = () => countOf(counting.pool, "pg_stat_activity WHERE wait_event_type = 'Lock'");
  /** Or answered at once, by a service that does not wait. */
  const waitedBy = (requests: number, last: Promise<unknown>) =>
    Promise.race([last, until('requests that wait', async () => (await waiting()) === requests)]);
  return {
    waitedBy,
    commitOnceWaitedBy: async (requests: number, last: Promise<unknown>) => {
      await waitedBy(requests, last);
      await client.query('COMMIT');
      client.release();
    },
  };
}

const rowsOf = async ({ code }: OpenedRoom) =>
  (await countOf(counting.pool, `room WHERE code = '${code}'`)) +
  (await countOf(counting.pool, `room_pupil WHERE room = '${code}'`));

describe('a pupil', () => {
  it('gets one number, however often the phone asks', async () => {
    const { code } = await open();
    const token = newToken();
    const answers = await Promise.all(Array.from({ length: 6 }, () => join(code, token)));
    expect(new Set(answers.map(({ answer }) => JSON.stringify(answer)))).toEqual(
      new Set(['{"pupil":1}']),
    );
    expect((await join(code)).answer).toEqual({ pupil: 2 });
    expect(await stateOf(code)).toMatchObject({ members: 2, answered: 0, counts: null });
  });

  it('is refused by a full room, and keeps a seat already taken', async () => {
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
    // A late, older revision.
    expect((await vote(room.code, token, 1, ballotOf(KEPT))).answer).toEqual({ rev: 3 });
    await Promise.all(
      [1, 2, 3, 4].map(async () => vote(room.code, await seat(room.code), 1, ballotOf(KEPT))),
    );
    await stage(room, { isFrozen: true });
    expect((await totalsOf(room)).items[0]).toEqual([
      [LESS, 1],
      [KEPT, 4],
    ]);
  });

  it('is refused by a frozen room, except for a vote already stored', async () => {
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

  it('is counted when joining late', async () => {
    const room = await open();
    await stage(room, { item: 9 });
    const token = await seat(room.code);
    await vote(room.code, token, 1, ballotOf(0, 0, 0, 0, 0, 0, 0, 0, 0, KEPT));
    expect(await stateOf(room.code)).toMatchObject({ item: 9, members: 1, answered: 1 });
  });

  it('cannot send an invalid ballot, nor vote without a seat in the room', async () => {
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
  it('shows counts once revealed, from five answers, and they are frozen', async () => {
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

  it('alone can lead the room, read its totals and delete it', async () => {
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

  it('reads no totals while votes move, and what they show does not change any more', async () => {
    const room = await open();
    await stage(room, { pace: 'own' });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => seat(room.code)));
    await Promise.all(tokens.map((token) => vote(room.code, token, 1, ballotOf(KEPT))));
    const asked = () => call('POST', `/${room.code}/totals`, { teacher: room.teacher });
    expect(await asked()).toEqual({ status: 409, answer: { refusal: 'not-frozen' } });
    await stage(room, { pace: 'own', isOver: true });
    const before = await totalsOf(room);
    expect(before.items[0]).toEqual([[KEPT, 5]]);
    await stage(room, { pace: 'own' });
    expect((await stateOf(room.code)).shown).toEqual([0]);
    // The second item was answered by nobody: it is still open.
    const changed = await vote(room.code, tokens[0] ?? '', 2, ballotOf(LESS, LESS));
    expect(changed.answer).toEqual({ rev: 2 });
    await stage(room, { pace: 'own', isFrozen: true });
    expect((await totalsOf(room)).items[0]).toEqual([[KEPT, 5]]);
    await stage(room, { pace: 'own', item: 1 });
    expect(await stateOf(room.code)).toMatchObject({ answered: 1 });
  });

  it('shows an item once: no pupil changes it at their own pace', async () => {
    const room = await open();
    await stage(room, { pace: 'own' });
    const tokens = await Promise.all(Array.from({ length: 5 }, () => seat(room.code)));
    await Promise.all(tokens.map((token) => vote(room.code, token, 1, ballotOf(KEPT))));
    await stage(room, { pace: 'own', isRevealed: true });
    await stage(room, { pace: 'own', item: 1 });
    await vote(room.code, tokens[0] ?? '', 2, ballotOf(LESS, LESS));
    await stage(room, { pace: 'own', isRevealed: true });
    expect((await stateOf(room.code)).counts).toEqual([[KEPT, 5]]);
  });

  it('changes no item that is being shown while the vote arrives', async () => {
    const room = await open();
    await stage(room, { pace: 'own' });
    const token = await seat(room.code);
    await vote(room.code, token, 1, ballotOf(KEPT));
    const showing = await underWay("UPDATE room SET shown = '{0}' WHERE code = $1", room);
    const voting = vote(room.code, token, 2, ballotOf(LESS, LESS));
    await showing.commitOnceWaitedBy(1, voting);
    expect((await voting).answer).toEqual({ rev: 2 });
    const { rows } = await counting.pool.query<{ choices: Buffer }>(
      'SELECT choices FROM room_pupil WHERE room = $1',
      [room.code],
    );
    expect([...(rows[0]?.choices ?? [])].slice(0, 2)).toEqual([KEPT, LESS]);
  });

  it('counts a vote under way before it shows an item, whose counts then stay', async () => {
    const { room, tokens } = await playing(5);
    await Promise.all(tokens.slice(1).map((token) => vote(room.code, token, 1, ballotOf(KEPT))));
    // The statement of a vote, not committed yet, as when the standby is slow.
    const voting = await underWay(
      `WITH held AS (SELECT code FROM room WHERE code = $1 FOR SHARE)
       UPDATE room_pupil SET rev = 1, choices = set_byte(choices, 0, ${LESS})
       FROM held WHERE room = code AND rev = 0`,
      room,
    );
    const showing = stage(room, { isRevealed: true });
    await voting.commitOnceWaitedBy(1, showing);
    expect((await showing).status).toBe(204);
    const { counts } = await stateOf(room.code);
    expect(counts).toEqual([
      [LESS, 1],
      [KEPT, 4],
    ]);
    await stage(room);
    await vote(room.code, tokens[0] ?? '', 2, ballotOf(KEPT));
    await stage(room, { isRevealed: true });
    expect(await stateOf(room.code)).toMatchObject({ counts, shown: [0] });
  });

  it('reads no totals that a vote changes meanwhile', async () => {
    const { room, tokens } = await playing(5);
    await Promise.all(tokens.map((token) => vote(room.code, token, 1, ballotOf(KEPT))));
    await stage(room, { isFrozen: true });
    const opening = await underWay('UPDATE room SET is_frozen = false WHERE code = $1', room);
    const voting = vote(room.code, tokens[0] ?? '', 2, ballotOf(LESS));
    await opening.waitedBy(1, voting);
    const reading = call('POST', `/${room.code}/totals`, { teacher: room.teacher });
    await opening.commitOnceWaitedBy(2, reading);
    expect((await voting).answer).toEqual({ rev: 2 });
    expect(await reading).toEqual({ status: 409, answer: { refusal: 'not-frozen' } });
    await stage(room, { isFrozen: true });
    expect((await totalsOf(room)).items[0]).toEqual([
      [LESS, 1],
      [KEPT, 4],
    ]);
  });

  it('shuts the entry, and opens it again', async () => {
    const room = await open();
    const token = await seat(room.code);
    await stage(room, { isShut: true });
    expect(await join(room.code)).toEqual({ status: 409, answer: { refusal: 'room-shut' } });
    // Who is inside stays.
    expect((await join(room.code, token)).answer).toEqual({ pupil: 1 });
    expect((await vote(room.code, token, 1, ballotOf(KEPT))).answer).toEqual({ rev: 1 });
    await stage(room);
    expect((await join(room.code)).answer).toEqual({ pupil: 2 });
  });

  it('frees a seat: its token is worth nothing, and counts already shown do not move', async () => {
    const room = await open();
    const free = (pupil: number, teacher = room.teacher) =>
      call('DELETE', `/${room.code}/pupils/${pupil}`, { teacher });
    await stage(room);
    const tokens: string[] = [];
    for (let pupil = 1; pupil <= 6; pupil += 1) tokens.push(await seat(room.code));
    const choices = tokens.map((_, at) => ballotOf(at === 5 ? LESS : KEPT, KEPT));
    await Promise.all(tokens.map((token, at) => vote(room.code, token, 1, choices[at] ?? '')));
    await stage(room, { isRevealed: true });
    expect(await free(6, newToken())).toEqual(NO_SUCH_ROOM);
    expect(await free(9)).toEqual(NO_SUCH_ROOM);
    expect(await free(6)).toEqual({ status: 204, answer: null });
    expect(await free(6)).toEqual(NO_SUCH_ROOM);
    expect(await stateOf(room.code)).toMatchObject({
      members: 5,
      counts: [
        [LESS, 1],
        [KEPT, 5],
      ],
    });
    await stage(room, { item: 1 });
    expect(await vote(room.code, tokens[5] ?? '', 2, ballotOf(KEPT))).toEqual(NO_SUCH_ROOM);
    expect(await stateOf(room.code)).toMatchObject({ answered: 5 });
    // Its number is not given again.
    expect((await join(room.code)).answer).toEqual({ pupil: 7 });
  });

  it('cannot show an item beyond the deck', async () => {
    expect(await stage(await open(), { item: ITEMS })).toMatchObject({ status: 400 });
  });
});

it('sends changes to the streams of all processes, and ends its streams when it stops', async () => {
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

  // Killed and started again: acknowledged votes are stored.
  await other.end('SIGKILL');
  await expect(there.toTheEnd()).rejects.toThrow('aborted');
  const again = await startProcess(counting.postgres.connection);
  expect(await stateOf(room.code, { address: again.address })).toMatchObject({ answered: 1 });
  expect(
    (await vote(room.code, token, 1, ballotOf(KEPT), { address: again.address })).answer,
  ).toEqual(parseAs(voteAnswerSchema, { rev: 1 }));
  const stopped = await follow(room.code, again.address);
  await again.end('SIGTERM');
  const last = await stopped.toTheEnd();
  expect(last).toMatch(/^retry: \d{4}\ndata: /);
  expect(last).not.toContain(ROOM_GONE_EVENT);
  here.stop();
});

it('sends changes again after the database was down', async () => {
  const room = await open();
  const stream = await follow(room.code);
  await stream.until(({ members }) => members === 0);
  await counting.postgres.crash();
  expect(await join(room.code, newToken(), { send: fetch })).toMatchObject({
    status: 503,
    answer: { refusal: 'unavailable' },
  });
  await counting.postgres.start();
  await join(room.code);
  await stream.until(({ members }) => members === 1);
  stream.stop();
});

it('limits the votes of a seat, and those of strangers, before they reach the queue', async () => {
  const room = await open();
  await stage(room);
  const hostile = await seat(room.code);
  // A token comes back every second: a slow machine sends more.
  const untilRefused = (voting: () => ReturnType<typeof vote>) =>
    until('a vote refused', async () => {
      const votes = await Promise.all(Array.from({ length: 100 }, voting));
      return votes.some(({ status }) => status === 429);
    });
  let rev = 0;
  await untilRefused(() => {
    rev += 1;
    return vote(room.code, hostile, rev, ballotOf(KEPT));
  });
  expect(rev).toBeGreaterThan(100);
  const from = { from: '203.0.113.90' };
  // Nor does a seat that was taken elsewhere vote, unless it finds a token.
  await until('a seat refused', async () => {
    await untilRefused(() => vote(room.code, newToken(), 1, ballotOf(KEPT), from));
    const honest = await seat(room.code);
    return (await vote(room.code, honest, 1, ballotOf(LESS), from)).status === 429;
  });
  // A seat taken from there still votes.
  const token = newToken();
  await join(room.code, token, from);
  expect((await vote(room.code, token, 1, ballotOf(LESS), from)).answer).toEqual({ rev: 1 });
});

describe('no row is left', () => {
  it('once the teacher deletes the room, and its streams are told', async () => {
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
    // One transaction: the service, which purges too, does not see these ages.
    const client = await counting.pool.connect();
    await client.query('BEGIN');
    const age = ({ code }: OpenedRoom, column: string, time: string) =>
      client.query(`UPDATE room SET ${column} = now() - interval '${time}' WHERE code = $1`, [
        code,
      ]);
    await age(young, 'opened_at', '23 hours 59 minutes');
    await age(young, 'used_at', '2 hours 59 minutes');
    await age(old, 'opened_at', '24 hours 1 minute');
    await age(idle, 'used_at', '3 hours 1 minute');
    expect(new Set(await purgeRooms(client))).toEqual(new Set([old.code, idle.code]));
    await client.query('COMMIT');
    client.release();
    expect([await rowsOf(old), await rowsOf(idle)]).toEqual([0, 0]);
  });

  it('but a vote keeps a room in use', async () => {
    const room = await open();
    await stage(room);
    const token = await seat(room.code);
    await counting.pool.query(
      `UPDATE room SET used_at = now() - interval '2 hours' WHERE code = $1`,
      [room.code],
    );
    await vote(room.code, token, 1, ballotOf(KEPT));
    const used = `room WHERE code = '${room.code}' AND used_at > now() - interval '1 hour'`;
    expect(await countOf(counting.pool, used)).toBe(1);
  });
});

describe('a network that guesses', () => {
  const tooMany = { status: 429, answer: { refusal: 'too-many' } };
  const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  let strict: Service;

  beforeAll(async () => {
    // No refill: the count does not depend on the speed of the machine.
    const few = { ...config, wrongCodes: 10, wrongCodesPerMinute: 0 };
    strict = await startService(few, counting.postgres.connection);
  });
  afterAll(() => strict.stop());

  const guesserAt = (from: string) => ({ address: strict.address, from });
  /** Sends wrong codes at the same time. */
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

  it('gets as many answers as its allowance, even for codes sent at once', async () => {
    const answers = await guess(guesserAt('203.0.113.65'), 300);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(290);
  });

  it('is not a school whose screens all come back to a process that was restarted', async () => {
    const rooms = await Promise.all(Array.from({ length: 100 }, () => open()));
    const school = guesserAt('203.0.113.69');
    // No screen is answered before the last one has asked.
    const client = await counting.pool.connect();
    await client.query('BEGIN; LOCK TABLE room');
    const screens = Array.from({ length: 300 }, (_, screen) =>
      call('GET', `/${rooms[screen % 100]?.code}/state`, undefined, school),
    );
    await until(
      'a screen whose state is read',
      async () => (await countOf(counting.pool, HELD)) > 0,
    );
    await fetch(`${strict.address}/healthz`);
    await client.query('COMMIT');
    client.release();
    const statuses = (await Promise.all(screens)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  });

  it('cannot enter a new room, and stays in those it uses', async () => {
    const guesser = guesserAt('203.0.113.66');
    const [room, opened, other] = [await open(), await open('class', guesser), await open()];
    await stage(room);
    const token = await seat(room.code);
    await join(other.code, newToken(), guesser);
    await guess(guesser);
    expect(await join(room.code, newToken(), guesser)).toEqual(tooMany);
    expect(await call('GET', `/${room.code}/state`, undefined, guesser)).toEqual(tooMany);
    expect(await call('GET', `/${room.code}/events`, undefined, guesser)).toEqual(tooMany);

    // Late pupils, reloaded phones and the projector still enter rooms already used from this
    // network.
    expect((await join(other.code, newToken(), guesser)).status).toBe(200);
    expect((await join(opened.code, newToken(), guesser)).status).toBe(200);
    expect(await stateOf(opened.code, guesser)).toMatchObject({ members: 1 });
    const stream = await follow(other.code, strict.address, guesser.from);
    await stream.until(({ members }) => members === 2);
    stream.stop();
    // Votes and requests of the teacher are not limited, and mark the room as used from this
    // network.
    expect((await vote(room.code, token, 1, ballotOf(KEPT), guesser)).answer).toEqual({ rev: 1 });
    expect((await stage(room, { isFrozen: true }, guesser)).status).toBe(204);
    expect((await join(room.code, newToken(), guesser)).status).toBe(200);
    expect(await join((await open()).code, newToken(), guesser)).toEqual(tooMany);
  });

  it('does not limit another network', async () => {
    await guess(guesserAt('203.0.113.68'), 20);
    const { code } = await open();
    expect((await join(code, newToken(), guesserAt('203.0.113.67'))).status).toBe(200);
  });
});

it('drops a stream that closed before the state of its room was read', async () => {
  const { code } = await open();
  const streams = async () => Number(/^community_room_streams (\d+)/m.exec(await metrics())?.[1]);
  const noStream = () => until('no stream', async () => (await streams()) === 0);
  // Streams of earlier trials end first.
  await noStream();
  const client = await counting.pool.connect();
  await client.query('BEGIN; LOCK TABLE room');
  const leaving = streamOf(code).on('error', () => null);
  await until('a stream whose state is read', async () => (await countOf(counting.pool, HELD)) > 0);
  leaving.destroy();
  // An answer to a later connection: the service has seen the end of the earlier one.
  await metrics();
  await client.query('COMMIT');
  client.release();
  await stateOf(code);
  expect(await noStream()).toBe(true);
});

it('counts rooms, members and streams, and adds nothing to the public totals', async () => {
  const { code } = await open();
  const stream = await follow(code);
  const text = await metrics();
  expect(text).toMatch(/^community_room_streams [1-9]/m);
  expect(text).toMatch(/^community_room_votes_total [1-9]/m);
  expect(text).toMatch(/^community_rooms \d/m);
  expect(text).toMatch(/^community_room_members \d/m);
  stream.stop();
  expect(await countOf(counting.pool, 'spent')).toBe(0);
  expect(await countOf(counting.pool, 'lot')).toBe(0);
});

it('gives every metric, with its labels, that the dashboard draws and the alerts watch', async () => {
  const published = await metrics();
  const deploy = pathTo(import.meta.dirname, '../../../deploy/community');
  const asked = ['dashboard.json', 'alerts.yml']
    .map((file) => readFileSync(pathTo(deploy, file), 'utf8'))
    .join('\n');
  const names = new Set([...asked.matchAll(/\b(?:community|process)_\w+/g)].map(([name]) => name));
  expect(names.size).toBeGreaterThan(12);
  const missing = [...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(published));
  expect(missing).toEqual([]);
  for (const [, labels = ''] of asked.matchAll(/by \(([\w, ]+)\) \(?\w*\(?community_/g)) {
    for (const label of labels.split(', ')) expect(published).toContain(`${label}="`);
  }
});
