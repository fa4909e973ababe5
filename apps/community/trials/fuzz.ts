import { randomBytes, randomInt } from 'node:crypto';
import { connect } from 'node:net';
import type { BallotRequest, CurrentSlot } from '@nosmilliards/contract/community-message';
import { PLAYING } from '@nosmilliards/contract/room.testing';
import { openedRoomSchema, type OpenedRoom } from '@nosmilliards/contract/room-message';
import { parseAs } from '@nosmilliards/contract/schema';
import type { Figures } from '../ballot/edition.ts';
import { startCounting } from './database.ts';
import { startProcess } from './process.ts';
import { request } from './until.ts';
import { askSlot, drawBallot, keep, requestOf } from './random-ballot.ts';

/** Number of answers by status; 0 when the connection was closed without an answer. */
export type Fuzzed = ReadonlyMap<number, number>;

const AT_ONCE = 20;
/** Largest growth of the memory, from a tenth of the requests to all of them. */
const MOST_GROWTH = 1.1;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'];
/**
 * What each route of the service is for; any other method must be refused at once. A HEAD is
 * answered where a GET is, except on a stream, which would stay open for ever.
 */
const ROUTES: readonly (readonly [string, readonly string[]])[] = [
  ['/healthz', ['GET']],
  ['/readyz', ['GET']],
  ['/metrics', ['GET']],
  ['/api/v1/slot', ['GET']],
  ['/api/v1/ballots', ['POST']],
  ['/api/v1/tendances.json', ['GET']],
  ['/api/v1/tendances.html', ['GET']],
  ['/api/v1/registre.json', ['GET']],
  ['/api/v1/rooms', ['POST']],
  ['/api/v1/rooms/CODE', ['DELETE']],
  ['/api/v1/rooms/CODE/pupils', ['POST']],
  ['/api/v1/rooms/CODE/pupils/1', ['DELETE']],
  ['/api/v1/rooms/CODE/votes', ['PUT']],
  ['/api/v1/rooms/CODE/state', ['GET', 'PUT']],
  ['/api/v1/rooms/CODE/events', ['GET']],
  ['/api/v1/rooms/CODE/totals', ['POST']],
];
const SILENCE_MS = 20_000;
const PATHS = ['/api/v1/ballots', '/api/v1/slot', '/api/v1/tendances.json', '/api/v1/', '/'];
const TYPES = ['application/json', 'text/plain', 'application/json; charset=utf-16', '', 'a/b;c'];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  1e308,
  '',
  '\u0000',
  '__proto__',
  [],
  {},
  [[]],
  'é'.repeat(50),
];

const ROOM = { edition: 2025, deck: 'groups', items: 16, size: 'class' };

/** Sends valid requests, damaged ones, and random bytes. */
export async function fuzz(address: string, figures: Figures, count: number): Promise<Fuzzed> {
  const statuses = new Map<number, number>();
  const currentSlot = await askSlot(address);
  const room = await openRoom(address);
  let sent = 0;
  const sender = async () => {
    while (sent < count) {
      sent += 1;
      const status = await (sent % 4 === 0
        ? sendToRoom(address, room)
        : sendOne(address, figures, currentSlot));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return statuses;
}

/**
 * Every method on every route. Returns those that get no answer, a 500, or an answer where none is
 * due.
 */
export async function wrongMethods(address: string): Promise<readonly string[]> {
  const { code } = await openRoom(address);
  const asked = ROUTES.flatMap(([path, served]) =>
    METHODS.map(async (method) => {
      const url = address + path.replace('CODE', code);
      const answer = await fetch(url, { method, signal: AbortSignal.timeout(SILENCE_MS) }).catch(
        () => null,
      );
      await answer?.body?.cancel();
      const status = answer?.status ?? 0;
      const isHead = method === 'HEAD' && served.includes('GET') && !path.endsWith('/events');
      const isServed = isHead || served.includes(method);
      const isRight = isServed ? status > 0 && status !== 500 : status === 404;
      return isRight ? [] : [`${method} ${path}: ${status}`];
    }),
  );
  return (await Promise.all(asked)).flat();
}

async function sendOne(
  address: string,
  figures: Figures,
  currentSlot: CurrentSlot,
): Promise<number> {
  const draw = randomInt(20);
  if (draw === 0) return sendNoise(address);
  const ballot = requestOf({ add: keep(drawBallot(figures), currentSlot) });
  const isPlain = draw < 16;
  const method = isPlain ? 'POST' : any(METHODS);
  const path = isPlain ? '/api/v1/ballots' : any(PATHS) + (draw === 16 ? '%ZZ/../\u00E9' : '');
  try {
    const response = await request(address + path, {
      method,
      headers: { 'content-type': isPlain && draw > 1 ? 'application/json' : any(TYPES) },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: damagedBallot(ballot) }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

type Body = string | Uint8Array<ArrayBuffer>;

/** A valid request for each route of a room. */
function roomRequests({ code, teacher }: OpenedRoom): readonly [string, string, object][] {
  const token = randomBytes(16).toString('base64url');
  const choices = Buffer.alloc(16, 128).toString('base64url');
  return [
    ['POST', '', ROOM],
    ['POST', `/${code}/pupils`, { token }],
    ['PUT', `/${code}/votes`, { token, rev: 1, choices }],
    ['PUT', `/${code}/state`, { teacher, ...PLAYING }],
    ['POST', `/${code}/totals`, { teacher }],
    ['DELETE', `/${code}`, { teacher: token }],
    ['DELETE', `/${code}/pupils/${any(['1', '9999', '0', '%00'])}`, { teacher }],
    ['GET', `/${any([code, 'ABCDEF', '%00', "'--"])}/state`, {}],
  ];
}

async function openRoom(address: string): Promise<OpenedRoom> {
  const response = await request(`${address}/api/v1/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ROOM),
  });
  return parseAs(openedRoomSchema, await response.json());
}

async function sendToRoom(address: string, room: OpenedRoom): Promise<number> {
  const [method, path, body] = any(roomRequests(room));
  const response = await request(`${address}/api/v1/rooms${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      // A random address each time, so that no limit per network hides a fault.
      'x-forwarded-for': Array.from({ length: 4 }, () => randomInt(1, 255)).join('.'),
    },
    ...(method === 'GET' ? {} : { body: damaged(body) }),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}

function damagedBallot(ballot: BallotRequest): Body {
  switch (randomInt(10)) {
    case 0:
      return JSON.stringify({ ...ballot, add: { ...ballot.add, slot: any(ODD) } });
    case 1:
      return JSON.stringify({
        ...ballot,
        add: { ...ballot.add, codes: randomBytes(randomInt(100)).toString('base64url') },
      });
    case 2:
      return JSON.stringify({ ...ballot, remove: ballot.add });
    default:
      return damaged(ballot);
  }
}

function damaged(body: object): Body {
  const text = JSON.stringify(body);
  switch (randomInt(6)) {
    case 0:
      return text;
    case 1:
      return text.slice(0, randomInt(text.length));
    case 2:
      return text.slice(0, randomInt(text.length)) + String.fromCodePoint(randomInt(0x3000)) + text;
    case 3:
      return new Uint8Array(randomBytes(randomInt(1_500)));
    case 4:
      return '['.repeat(randomInt(900));
    default:
      return JSON.stringify({ ...body, [any([...Object.keys(body), 'x'])]: any(ODD) });
  }
}

/** Random bytes instead of HTTP. */
function sendNoise(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = randomInt(2) === 0 ? 'POST /api/v1/ballots HTTP/1.1\r\nhost: a\r\n' : '';
      socket.end(Buffer.concat([Buffer.from(head), randomBytes(randomInt(1, 300))]));
    });
    let answer = '';
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => null);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

function any<Item>(items: readonly Item[]): Item {
  const [item] = items.slice(randomInt(items.length));
  if (item === undefined) throw new Error('Nothing to draw from');
  return item;
}

/** `npm run fuzz --workspace apps/community`: 100 000 requests, and the memory used after them. */
if (import.meta.main) {
  const total = Number(process.argv[2] ?? 100_000);
  const counting = await startCounting();
  const service = await startProcess(counting.postgres.connection);
  const memory: number[] = [];
  for (let part = 0; part < 10; part += 1) {
    const statuses = await fuzz(service.address, counting.figures, total / 10);
    const counts = [...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, n]) => `${status}: ${n}`);
    memory.push((await service.memory()) / 2 ** 20);
    console.log(`${part + 1}/10  ${counts.join(', ')}  ${memory.at(-1)?.toFixed(1)} MiB`);
    if (statuses.has(500) || service.child.exitCode !== null) process.exitCode = 1;
  }
  const [first = 0] = memory;
  if ((memory.at(-1) ?? 0) > first * MOST_GROWTH) process.exitCode = 1;
  await service.end('SIGTERM');
  await counting.stop();
}
