import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { CurrentSlot } from '@nosmilliards/contract/community-message';
import { builtFigures } from '../ballot/edition.ts';
import { drawBallot, keep, requestOf } from './voter.ts';

/** A load generator in its own process, so that it does not slow what is measured. */
export type Generator = {
  readonly run: (order: Order) => Promise<Answered>;
  readonly end: () => void;
};

type Order = {
  readonly address: string;
  /** Index of the first prepared ballot to send. */
  readonly first: number;
  readonly seconds: number;
  readonly sockets: number;
  /** Ballots per second; without it, as fast as answers come. */
  readonly rate?: number;
};

type Answered = {
  readonly sent: number;
  readonly counted: number;
  readonly seconds: number;
  /** Milliseconds since a ballot was due: median, and 99th percentile. */
  readonly median: number;
  readonly slow: number;
};

const PACE_MS = 5;

/** Prepares this many ballots before it starts. */
export async function startGenerator(
  currentSlot: CurrentSlot,
  ballots: number,
): Promise<Generator> {
  const child = fork(import.meta.filename, [JSON.stringify(currentSlot), String(ballots)]);
  await once(child, 'message');
  return {
    run: async (order) => {
      const answer = once(child, 'message');
      child.send(order);
      const [answered] = await answer;
      return answered;
    },
    end: () => void child.kill(),
  };
}

if (import.meta.main) {
  const [, , currentSlot = '', ballots = ''] = process.argv;
  const requests = requestsFor(JSON.parse(currentSlot), Number(ballots));
  process.on('message', (order: Order) => {
    void send(requests, order).then((answered) => process.send?.(answered));
  });
  process.send?.('ready');
}

function requestsFor(currentSlot: CurrentSlot, count: number): readonly Buffer[] {
  const figures = builtFigures();
  const head = 'POST /api/v1/ballots HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  return Array.from({ length: count }, () => {
    const kept = keep(drawBallot(figures), currentSlot);
    const body = JSON.stringify(requestOf({ add: kept }));
    return Buffer.from(`${head}content-length: ${body.length}\r\n\r\n${body}`);
  });
}

/**
 * Plain sockets with one request at a time: the generator shares the machine and must use little of
 * it.
 */
async function send(
  requests: readonly Buffer[],
  { address, first, seconds, sockets, rate = Infinity }: Order,
): Promise<Answered> {
  const { hostname, port } = new URL(address);
  const free: Socket[] = [];
  const times: number[] = [];
  let counted = 0;
  let sent = 0;
  let start = 0;

  function open(): Promise<Socket> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port: Number(port), host: hostname, noDelay: true });
      socket.on('error', reject);
      socket.on('connect', () => {
        free.push(socket);
        resolve(socket);
      });
    });
  }

  /** False when no ballot is due, or none is left. */
  function sendOn(socket: Socket): boolean {
    const now = performance.now();
    const due = start + (sent * 1_000) / rate;
    const request = due > now ? undefined : requests[first + sent];
    if (request === undefined) return false;
    sent += 1;
    const since = rate === Infinity ? now : due;
    socket.once('data', (data) => {
      times.push(performance.now() - since);
      // An answer is about 200 bytes and arrives in one piece.
      if (data.toString('latin1', 9, 12) === '200') counted += 1;
      if (!sendOn(socket)) free.push(socket);
    });
    socket.write(request);
    return true;
  }

  function sendDue(): void {
    for (let socket = free.pop(); socket !== undefined; socket = free.pop()) {
      if (sendOn(socket)) continue;
      free.push(socket);
      return;
    }
  }

  const opened = await Promise.all(Array.from({ length: sockets }, open));
  start = performance.now();
  sendDue();
  const timer = setInterval(sendDue, PACE_MS);
  const last = requests.length - first;
  while (performance.now() - start < seconds * 1_000 && times.length < last) {
    await wait(PACE_MS);
  }
  const answered = { sent, counted, seconds: (performance.now() - start) / 1_000 };
  clearInterval(timer);
  for (const socket of opened) socket.removeAllListeners('data').destroy();
  times.sort((a, b) => a - b);
  const within = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { ...answered, median: within(0.5), slow: within(0.99) };
}
