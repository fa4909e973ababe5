import { randomBytes, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { drawRoomCode } from '@nosmilliards/contract/room-code';
import { PLAYING } from '@nosmilliards/contract/room.testing';
import { openedRoomSchema, type OpenedRoom } from '@nosmilliards/contract/room-message';
import { parseAs } from '@nosmilliards/contract/schema';
import { configOf } from '../config.ts';
import { startService } from '../service.ts';
import { countOf, startCounting, type Counting } from './database.ts';
import { startFront } from './nginx.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { until } from './until.ts';
import { askSlot } from './random-ballot.ts';

/**
 * Many rooms at once, each with a projector and pupils who follow by server-sent events, through
 * the nginx of `deploy/`, which has a process for the ballots and another for the rooms. Each room has
 * an address of its own. Each pupil votes once on each item, at a random moment
 * of it; then the teacher shows the next item. Other addresses flood them and guess codes meanwhile.
 */
const PUPILS = 35;
const ITEMS = 16;
const KEPT = 128;
const AT_ONCE = 64;
const TICKS_PER_SECOND = 100;
/** An honest vote is acknowledged within this time, 99 times out of 100, under attack too. */
const SLOWEST_MS = 2_000;

type Room = OpenedRoom & {
  readonly localAddress: string;
  readonly call: Call;
  readonly pupils: readonly string[];
  /** Times at which votes on this item were sent, and how many the projector has shown. */
  sent: number[];
  shown: number;
};

export type RoomsLoad = {
  readonly rooms: number;
  readonly votes: number;
  readonly refused: number;
  /** Votes stored, over all pupils and items. */
  readonly kept: number;
  readonly seconds: number;
  /** Milliseconds from a vote to the projector: median, and 99th percentile. */
  readonly median: number;
  readonly slow: number;
  /** Milliseconds until a vote is acknowledged: 99th percentile. */
  readonly acknowledged: number;
  /** Answers to the hostile votes, by status. */
  readonly hostile: ReadonlyMap<number, number>;
  /** Per room: percent of a core, and kibibytes. */
  readonly service: Cost;
  readonly nginx: Cost;
  readonly database: Cost;
};
type Cost = { readonly core: number; readonly kibibytes: number };

export async function playRooms(
  count: number,
  items: number,
  secondsPerItem: number,
  hostileAddresses = 0,
): Promise<RoomsLoad> {
  const counting = await startCounting();
  const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  const { connection } = counting.postgres;
  const ballots = await startProcess(connection, 'ballots');
  const service = await startProcess(connection, 'rooms');
  await askSlot(ballots.address);
  const front = await startFront([ballots.address], folder, { rooms: [service.address] });
  const idle = usageOf(service, counting);

  const rooms = await manyOf(count, (rank) => openRoom(front.address, `127.0.1.${1 + rank}`));
  const times: number[] = [];
  const streams = await manyOf(count * (PUPILS + 1), (rank) => {
    const room = rooms[rank % count];
    if (room === undefined) throw new Error('No room');
    const hear = rank < count ? watcherOf(room, times) : null;
    return until('a stream', () => follow(front.address, room, hear));
  });
  const hostile = startHostile(front.address, rooms, hostileAddresses);
  const delays: number[] = [];
  const start = performance.now();
  const before = usageOf(service, counting);
  let votes = 0;
  let refused = 0;
  for (let item = 0; item < items; item += 1) {
    await manyOf(count, async (rank) => {
      const room = rooms[rank];
      if (room === undefined) return;
      const { code, teacher, call } = room;
      room.sent = [];
      room.shown = 0;
      await call('PUT', `/${code}/state`, { teacher, ...stageOf(item) });
    });
    await Promise.all(
      rooms.flatMap((room) =>
        room.pupils.map(async (token) => {
          await wait(randomInt(secondsPerItem * 1_000));
          room.sent.push(performance.now());
          const choices = Buffer.alloc(ITEMS)
            .fill(KEPT, 0, item + 1)
            .toString('base64url');
          const ballot = { token, rev: item + 1, choices };
          const sentAt = performance.now();
          const { status } = await room.call('PUT', `/${room.code}/votes`, ballot);
          delays.push(performance.now() - sentAt);
          votes += 1;
          if (status !== 200) refused += 1;
        }),
      ),
    );
    await until('every vote shown', async () =>
      rooms.every(({ sent, shown }) => shown === sent.length),
    );
  }
  const seconds = (performance.now() - start) / 1_000;
  const hostileAnswers = await hostile.stop();
  const after = usageOf(service, counting);
  const costOf = (part: keyof Usage): Cost => ({
    core: ((after[part].seconds - before[part].seconds) / seconds / count) * 100,
    kibibytes: (after[part].kibibytes - idle[part].kibibytes) / count,
  });
  const kept = Number(
    (
      await counting.pool.query<{ kept: string }>(
        `SELECT coalesce(sum(rev), 0) AS kept FROM room_pupil WHERE pupil <= ${PUPILS}`,
      )
    ).rows[0]?.kept,
  );
  const costs = {
    service: costOf('service'),
    nginx: costOf('nginx'),
    database: costOf('database'),
  };
  for (const stream of streams) stream.destroy();
  await front.stop();
  await Promise.all([ballots, service].map((one) => one.end('SIGTERM')));
  await counting.stop();
  rmSync(folder, { recursive: true });
  return {
    rooms: count,
    votes,
    refused,
    kept,
    seconds,
    median: within(times, 0.5),
    slow: within(times, 0.99),
    acknowledged: within(delays, 0.99),
    hostile: hostileAnswers,
    ...costs,
  };
}

function within(all: readonly number[], share: number): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Infinity;
}

function stageOf(item: number) {
  return { ...PLAYING, item };
}

type Call = (
  method: string,
  path: string,
  body: object,
) => Promise<{ status: number; text: string }>;

async function openRoom(address: string, localAddress: string): Promise<Room> {
  const call = callerOf(address, localAddress);
  const asked = { edition: 2025, deck: 'groups', items: ITEMS, size: 'class' };
  const { text } = await call('POST', '', asked);
  const room = parseAs(openedRoomSchema, JSON.parse(text));
  const pupils = Array.from({ length: PUPILS }, () => randomBytes(16).toString('base64url'));
  for (const token of pupils) {
    const { status } = await call('POST', `/${room.code}/pupils`, { token });
    if (status !== 200) throw new Error(`A pupil was answered ${status}`);
  }
  return { ...room, localAddress, call, pupils, sent: [], shown: 0 };
}

const HOSTILE_AT_ONCE = 4;

/** Each hostile address has a seat in a room, and votes without end with it and with made-up ones. */
function startHostile(address: string, rooms: readonly Room[], addresses: number) {
  const statuses = new Map<number, number>();
  const state = { isOver: false };
  const senders = Array.from({ length: addresses * HOSTILE_AT_ONCE }, async (_, rank) => {
    const call = callerOf(address, `127.0.0.${20 + (rank % addresses)}`);
    const code = rooms[rank % rooms.length]?.code ?? '';
    const token = randomBytes(16).toString('base64url');
    await call('POST', `/${code}/pupils`, { token });
    // A ballot without an answer: it is written, and moves no count of the honest ones.
    const choices = Buffer.alloc(ITEMS).toString('base64url');
    for (let rev = 1; !state.isOver; rev += 1) {
      const sender = rev % 2 === 0 ? token : randomBytes(16).toString('base64url');
      const { status } = await call('PUT', `/${code}/votes`, { token: sender, rev, choices });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  });
  return {
    stop: async () => {
      state.isOver = true;
      await Promise.all(senders);
      return statuses;
    },
  };
}

/** Keep-alive connections, as on a phone. A 503 is retried. */
function callerOf(address: string, localAddress = '127.0.0.1'): Call {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const callOnce: Call = (method, path, body) =>
    new Promise((resolve) => {
      const text = JSON.stringify(body);
      const headers = { 'content-type': 'application/json', 'content-length': text.length };
      const to = `${address}/api/v1/rooms${path}`;
      const sent = request(to, { agent, method, headers, localAddress }, (response) => {
        let output = '';
        response.setEncoding('utf8');
        response.on('data', (data: string) => (output += data));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: output }));
      });
      // nginx closed a keep-alive connection as it was reused: retried, since a request may be sent
      // twice.
      sent.on('error', () => resolve({ status: 503, text: '' }));
      sent.end(text);
    });
  return (method, path, body) =>
    until('an answer other than 503', async () => {
      const answer = await callOnce(method, path, body);
      return answer.status === 503 ? null : answer;
    });
}

/** Plain sockets: there are thousands of streams in this process. */
function follow(
  address: string,
  { code, localAddress }: Room,
  hear: ((output: string) => void) | null,
): Promise<Socket | null> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress }, () => {
      socket.write(`GET /api/v1/rooms/${code}/events HTTP/1.1\r\nhost: a\r\n\r\n`);
    });
    socket.on('error', reject);
    socket.once('data', (data) => {
      const status = data.toString('latin1', 9, 12);
      if (status === '200') resolve(socket);
      else if (status === '503') resolve(null);
      else reject(new Error(data.toString('latin1')));
      // What pupils receive is discarded: only the projectors are measured.
      if (hear === null) socket.resume();
      else socket.on('data', (more) => hear(more.toString('latin1')));
    });
  });
}

/** `answered` in the state of the room tells how many votes the projector shows. */
function watcherOf(room: Room, times: number[]): (output: string) => void {
  return (output) => {
    const now = performance.now();
    for (const [, answered] of output.matchAll(/"answered":(\d+)/g)) {
      while (room.shown < Math.min(Number(answered), room.sent.length)) {
        times.push(now - (room.sent[room.shown] ?? now));
        room.shown += 1;
      }
    }
  };
}

async function manyOf<Value>(
  count: number,
  make: (rank: number) => Promise<Value>,
): Promise<Value[]> {
  const made: Value[] = [];
  let next = 0;
  const maker = async () => {
    while (next < count) {
      const rank = next;
      next += 1;
      made[rank] = await make(rank);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, maker));
  return made;
}

type Usage = Readonly<
  Record<'service' | 'nginx' | 'database', { seconds: number; kibibytes: number }>
>;

function usageOf({ child }: ServiceProcess, { postgres }: Counting): Usage {
  const [postmaster = ''] = readFileSync(
    join(postgres.folder, 'data/postmaster.pid'),
    'utf8',
  ).split('\n');
  const nginx = childrenOf(process.pid).filter((pid) => nameOf(pid) === 'nginx');
  return {
    service: usedBy([child.pid ?? 0]),
    nginx: usedBy(nginx.flatMap(childrenOf)),
    // With the processes that ended: connections are renewed (pool.ts).
    database: usedBy([Number(postmaster), ...childrenOf(Number(postmaster))], true),
  };
}

function usedBy(pids: readonly number[], withEnded = false) {
  let seconds = 0;
  let kibibytes = 0;
  for (const pid of pids) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ended = withEnded ? Number(fields[13]) + Number(fields[14]) : 0;
    seconds += (Number(fields[11]) + Number(fields[12]) + ended) / TICKS_PER_SECOND;
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    kibibytes += Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0);
  }
  return { seconds, kibibytes };
}

function childrenOf(parent: number): number[] {
  return readdirSync(`/proc/${parent}/task`).flatMap(
    (task) =>
      readFileSync(`/proc/${parent}/task/${task}/children`, 'utf8').match(/\d+/g)?.map(Number) ??
      [],
  );
}

function nameOf(pid: number): string {
  return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
}

export type Guesses = {
  readonly tried: number;
  /** Answered 404. */
  readonly missed: number;
  /** Answered 429 or 503. */
  readonly heldUp: number;
  readonly opened: number;
  readonly seconds: number;
};

/** Sends random codes from several networks, as fast as they are answered. */
export async function guessCodes(tries: number, networks: number, rooms: number): Promise<Guesses> {
  const counting = await startCounting();
  const config = configOf({ PORT: '0', LOG: 'off', BALLOTS_AT_ONCE: '100000000' });
  const service = await startService(config, counting.postgres.connection);
  await askSlot(service.address);
  const call = callerOf(service.address);
  const asked = { edition: 2025, deck: 'groups', items: ITEMS, size: 'class' };
  await manyOf(rooms, () => call('POST', '', asked));
  if ((await countOf(counting.pool, 'room')) !== rooms) throw new Error('Not all rooms opened');
  const counts = { missed: 0, heldUp: 0, opened: 0 };
  const start = performance.now();
  await Promise.all(
    Array.from({ length: networks }, (_, rank) =>
      guessFrom(service.address, `203.0.${rank >> 8}.${rank & 255}`, tries / networks, (status) => {
        if (status === '404') counts.missed += 1;
        else if (status === '200') counts.opened += 1;
        else counts.heldUp += 1;
      }),
    ),
  );
  const seconds = (performance.now() - start) / 1_000;
  await service.stop();
  await counting.stop();
  return { tried: tries, ...counts, seconds };
}

/** Requests sent at once on a connection: an attacker does not wait. */
const PIPELINED = 20;

function guessFrom(
  address: string,
  network: string,
  tries: number,
  count: (status: string) => void,
): Promise<void> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let sent = 0;
    let answered = 0;
    let tail = '';
    const send = () => {
      const some = Math.min(PIPELINED, tries - sent);
      sent += some;
      socket.write(
        Array.from({ length: some }, () => {
          const code = drawRoomCode((below) => randomInt(below));
          const head = `host: a\r\nx-forwarded-for: ${network}\r\n\r\n`;
          return `GET /api/v1/rooms/${code}/state HTTP/1.1\r\n${head}`;
        }).join(''),
      );
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      const output = tail + data.toString('latin1');
      const statuses = [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)];
      for (const [, status = ''] of statuses) count(status);
      answered += statuses.length;
      // A status line may be split between two reads.
      const last = output.lastIndexOf('\n');
      tail = output.slice(last + 1);
      if (/HTTP\/1\.1 \d{3}/.test(tail)) tail = '';
      if (answered >= tries) socket.end();
      else if (answered >= sent) send();
    });
  });
}

/** `npm run rooms-load --workspace apps/community -- [rooms] [items] [seconds] [guesses] [hostile addresses]` */
if (import.meta.main) {
  const [rooms = 100, items = 8, seconds = 5, tries = 1_000_000, hostile = 14] = process.argv
    .slice(2)
    .map(Number);
  if (rooms > 0) {
    const load = await playRooms(rooms, items, seconds, hostile);
    console.log(
      `${load.rooms} rooms of ${PUPILS}, ${load.rooms * (PUPILS + 1)} streams through nginx,`,
      `${load.votes} votes in ${load.seconds.toFixed(0)} s: ${load.refused} refused, ${load.kept} kept`,
    );
    console.log(
      `From a vote to the projector: ${load.median.toFixed(0)} ms, 99 of 100 in ${load.slow.toFixed(0)} ms`,
    );
    const answers = [...load.hostile].map(([status, n]) => `${status}: ${n}`).join(', ');
    console.log(
      `${hostile} hostile addresses answered ${answers};`,
      `99 of 100 honest votes acknowledged in ${load.acknowledged.toFixed(0)} ms`,
    );
    for (const part of ['service', 'nginx', 'database'] as const) {
      const { core, kibibytes } = load[part];
      console.log(`${part}: ${core.toFixed(2)} % of a core and ${kibibytes.toFixed(0)} KiB a room`);
    }
    if (load.kept !== load.votes || load.acknowledged > SLOWEST_MS) process.exitCode = 1;
  }
  if (tries > 0) {
    const { missed, heldUp, opened, seconds: lasted } = await guessCodes(tries, 50, 1_000);
    console.log(
      `${tries} guesses from 50 networks among 1000 rooms in ${lasted.toFixed(0)} s:`,
      `${missed} missed, ${heldUp} held up, ${opened} opened`,
    );
    if (opened > 0) process.exitCode = 1;
  }
  console.log(`load average ${loadavg()[0]?.toFixed(1)}`);
}
