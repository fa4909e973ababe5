import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openedRoomSchema } from '@nosmilliards/contract/room-message';
import { parseAs } from '@nosmilliards/contract/schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { networksOf } from '../ballot/allowance.ts';
import { startService, type Service } from '../service.ts';
import { config, startCounting, type Counting } from './database.ts';
import { askAtOnce, behindFront, startFront, type Front } from './nginx.ts';
import { startProcess, type ServiceProcess } from './process.ts';
import { askSlot, drawBallot, keep, requestOf } from './random-ballot.ts';
import { LIMIT_MS, request, until } from './until.ts';

/**
 * What one network may take, as in production: nginx, two processes for the ballots, one for the
 * rooms. 127.0.0.1 is a front, which tells the address of its visitors; 127.0.7.1 and others have
 * their own.
 */
const BALLOTS = 200;
const STREAMS = 4_096;
const STREAMS_OF_A_NETWORK = 1_024;
/** Fewer than nginx lets through at once, then each second. */
const AT_ONCE = 900;
const A_SECOND = 100;

let counting: Counting;
let services: Service[];
let rooms: ServiceProcess;
let front: Front;
let publication: string;

beforeAll(async () => {
  counting = await startCounting();
  const { connection } = counting.postgres;
  // No refill: counts do not depend on the speed of the machine.
  const counted = { ...config, serves: ['ballots'], burst: BALLOTS, perMinute: 0 } as const;
  services = await Promise.all([1, 2].map(() => startService(counted, connection)));
  rooms = await startProcess(connection, 'rooms');
  publication = mkdtempSync(join(tmpdir(), 'publication-'));
  writeFileSync(join(publication, 'registre.json'), '{}');
  front = await startFront(
    services.map(({ address }) => address),
    publication,
    {
      rooms: [rooms.address],
      listening: `${behindFront()} location = /network { return 200 $network; }`,
      // All streams in one process of nginx: the worst case.
      workers: 1,
    },
  );
  await askSlot(front.address);
});
afterAll(async () => {
  await front.stop();
  await rooms.end('SIGTERM');
  await Promise.all(services.map((service) => service.stop()));
  await counting.stop();
  rmSync(publication, { recursive: true });
});

const atPlace = (path: string) => `${front.address}/api/v1${path}`;

/** The status that a visitor at this address gets, or the error. A busy service is asked again. */
const visit = (path: string, localAddress: string) =>
  until('an answer other than 503', async () => {
    const status = await visitOnce(path, localAddress);
    return status !== 503 && status;
  });

function visitOnce(path: string, localAddress: string): Promise<number | string> {
  return new Promise((resolve) => {
    const options = { localAddress, agent: false, signal: AbortSignal.timeout(LIMIT_MS) };
    get(front.address + path, options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', ({ message }) => resolve(message));
  });
}

/** What 20 other visitors get. */
const visits = async (path: string) =>
  Promise.all(Array.from({ length: 20 }, (_, rank) => visit(path, `127.0.9.${rank + 1}`)));
const ALL_SERVED = Array.from({ length: 20 }, () => 200);

async function openRoom(): Promise<string> {
  const response = await request(atPlace('/rooms'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.1' },
    body: JSON.stringify({ edition: 2025, deck: 'groups', items: 5, size: 'class' }),
  });
  return parseAs(openedRoomSchema, await response.json()).code;
}

/** A screen that follows a room: the beginning of the answer, and its open socket. */
function follow(code: string, localAddress: string): Promise<{ socket: Socket; said: string }> {
  const { hostname, port } = new URL(front.address);
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(port), host: hostname, localAddress });
    socket.on('error', reject);
    socket.once('data', (data) => resolve({ socket, said: String(data) }));
    socket.write(`GET /api/v1/rooms/${code}/events HTTP/1.1\r\nHost: a\r\n\r\n`);
  });
}

const REFUSED = /^HTTP\/1\.1 429 [^]*"refusal":"too-many"/;
const isTaken = (said: string) => said.startsWith('HTTP/1.1 200 ');

/** A screen that follows a room, once the service is not too busy. */
const watch = (code: string, address: string) =>
  until('a stream', async () => {
    const { socket, said } = await follow(code, address);
    if (isTaken(said)) return socket;
    socket.destroy();
    return null;
  });

/** As many streams as this address may open: until each one more is refused. */
async function takeStreams(address: string, codes: readonly string[]): Promise<Socket[]> {
  const held: Socket[] = [];
  for (let size = AT_ONCE, isFull = false; !isFull; size = A_SECOND) {
    const streams = await Promise.all(
      // Each room gets its share, less than the 150 it takes.
      Array.from({ length: size }, (_, rank) => follow(codes[rank % codes.length] ?? '', address)),
    );
    for (const { socket, said } of streams) {
      if (isTaken(said)) held.push(socket);
      else socket.destroy();
    }
    isFull = streams.every(({ said }) => REFUSED.test(said));
    // nginx lets 100 more through each second.
    await wait(1_100);
  }
  return held;
}

it('serves everybody while ten addresses hold all the streams they may', async () => {
  const addresses = Array.from({ length: 10 }, (_, rank) => `127.0.7.${rank + 1}`);
  const codes = await Promise.all(
    addresses.map(() => Promise.all(Array.from({ length: 9 }, openRoom))),
  );
  const take = (from: number, to: number) =>
    Promise.all(
      addresses
        .slice(from, to)
        .map((address, rank) => takeStreams(address, codes[from + rank] ?? [])),
    );
  const two = await take(0, 2);
  expect(two.map(({ length }) => length)).toEqual([STREAMS_OF_A_NETWORK, STREAMS_OF_A_NETWORK]);
  const all = [...two, ...(await take(2, 10))].flat();
  expect(all).toHaveLength(STREAMS);
  expect(await visits('/')).toEqual(ALL_SERVED);
  expect(await visits('/api/v1/slot')).toEqual(ALL_SERVED);
  const connections = await (await fetch(`${front.status}/stub_status`)).text();
  expect(Number(/^Active connections: (\d+)/.exec(connections)?.[1])).toBeGreaterThan(STREAMS);
  // A screen without a stream asks for the state.
  const [[code = ''] = []] = codes;
  expect(await visits(`/api/v1/rooms/${code}/state`)).toEqual(ALL_SERVED);

  for (const socket of all) socket.destroy();
  (await watch(code, '127.0.9.1')).destroy();
});

it('ends the streams of the former configuration after a reload', async () => {
  const socket = await watch(await openRoom(), '127.0.9.1');
  front.reload();
  socket.resume();
  await until('the end of a stream', async () => socket.closed);
  expect(await visit('/', '127.0.9.1')).toBe(200);
});

/** What nginx takes for the network of an address, in hexadecimal. */
async function networkOf(address: string): Promise<string> {
  const headers = { 'x-forwarded-for': address };
  const response = await fetch(`${front.address}/network`, { headers });
  return Buffer.from(await response.arrayBuffer()).toString('hex');
}

it('takes a home of IPv6 for one network, however its address is written', async () => {
  const networks = {
    '2001:db8::1': '20010db8000000',
    '2001:0DB8:0000:0000:0000:0000:0000:0002': '20010db8000000',
    '2001:db8:0:1::5': '20010db8000000',
    '2001:db8:0:ff:1:2:3:4': '20010db8000000',
    '2001:db8:0:100::5': '20010db8000001',
    '2001:db8::100:0:0:0:5': '20010db8000001',
    '2001:db8:1::5': '20010db8000100',
    // Bytes that are ends of lines.
    '2001:a0a:a0a:a0a::a0a': '20010a0a0a0a0a',
    '::1': '00000000000000',
    '::ffff:203.0.113.9': 'cb007109',
    '::ffff:cb00:7109': 'cb007109',
    '203.0.113.9': 'cb007109',
    '10.10.10.10': '0a0a0a0a',
  };
  const found = await Promise.all(
    Object.keys(networks).map(async (address) => [address, await networkOf(address)]),
  );
  expect(Object.fromEntries(found)).toEqual(networks);
});

/** Addresses of one home. */
const at = (rank: number) => `2001:db8:3:${(0x100 + (rank % 256)).toString(16)}::${rank + 1}`;

it('gives a home of IPv6 the allowance of one address', async () => {
  expect(new Set([at(0), at(255)].map((address) => networksOf(address).home)).size).toBe(1);
  const slot = await askSlot(front.address);
  const statuses: number[] = [];
  while (statuses.length < 3 * BALLOTS) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, rank) =>
        request(atPlace('/ballots'), {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': at(statuses.length + rank),
          },
          body: JSON.stringify(requestOf({ add: keep(drawBallot(counting.figures), slot) })),
        }),
      ),
    );
    statuses.push(...answers.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(BALLOTS);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2 * BALLOTS);

  // Nginx lets 1 000 through at once.
  const answers = await Promise.all([1, 2].map(() => askAtOnce(front.address, 900, at)));
  expect(answers.flat().some((answer) => answer.includes(' 429 '))).toBe(true);
  const neighbours = await askAtOnce(front.address, 900, () => '2001:db8:3:200::1');
  expect(neighbours.filter((answer) => answer.includes(' 200 '))).toHaveLength(900);
});

const statusesOf = (address = '') =>
  Promise.all(
    ['/healthz', '/readyz', '/api/v1/slot', '/api/v1/rooms/222222/state'].map(
      async (path) => (await request(address + path)).status,
    ),
  );

it('serves the ballots when the process of the rooms is down', async () => {
  const [ballots] = services;
  expect(await statusesOf(ballots?.address)).toEqual([200, 200, 200, 404]);
  expect(await statusesOf(rooms.address)).toEqual([200, 200, 404, 404]);
  const tasks = await (await fetch(`${rooms.address}/metrics`)).text();
  expect(tasks).toContain('task="rooms"');
  expect(tasks).not.toContain('task="fold"');
  await rooms.end('SIGKILL');
  expect(await visits('/api/v1/slot')).toEqual(ALL_SERVED);
  const refused = await fetch(atPlace('/rooms/222222/state'));
  expect([refused.status, await refused.json()]).toEqual([503, { refusal: 'unavailable' }]);
});
