import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Challenge } from '@nosmilliards/contract/community-message';
import { builtFigures } from '../ballot/edition.ts';
import { drawBallot, keep, requestOf } from './voter.ts';

/** Visitors, in a process of their own: those of this one would slow what it measures. */
export type Generator = {
  readonly run: (order: Order) => Promise<Answered>;
  readonly end: () => void;
};

type Order = {
  readonly address: string;
  /** The rank of the first ballot sent, of those that are ready. */
  readonly first: number;
  readonly seconds: number;
  readonly sockets: number;
  /** Ballots a second; as many as are answered without it. */
  readonly rate?: number;
};

type Answered = {
  readonly sent: number;
  readonly counted: number;
  readonly seconds: number;
  /** Milliseconds from when a ballot was due. */
  readonly median: number;
  readonly slow: number;
};

const PACE_MS = 5;

/** With so many ballots ready, proofs included. */
export async function startGenerator(challenge: Challenge, ballots: number): Promise<Generator> {
  const child = fork(import.meta.filename, [JSON.stringify(challenge), String(ballots)]);
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
  const [, , challenge = '', ballots = ''] = process.argv;
  const requests = requestsFor(JSON.parse(challenge), Number(ballots));
  process.on('message', (order: Order) => {
    void send(requests, order).then((answered) => process.send?.(answered));
  });
  process.send?.('ready');
}

function requestsFor(challenge: Challenge, count: number): readonly Buffer[] {
  const figures = builtFigures();
  const head = 'POST /api/v1/ballots HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  return Array.from({ length: count }, () => {
    const kept = keep(drawBallot(figures), challenge);
    const body = JSON.stringify(requestOf({ add: kept }, challenge.bits));
    return Buffer.from(`${head}content-length: ${body.length}\r\n\r\n${body}`);
  });
}

/** Plain sockets, one request at a time on each: it shares the machine, and must be light. */
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

  /** False when none is due, or none is left. */
  function sendOn(socket: Socket): boolean {
    const now = performance.now();
    const due = start + (sent * 1_000) / rate;
    const request = due > now ? undefined : requests[first + sent];
    if (request === undefined) return false;
    sent += 1;
    const since = rate === Infinity ? now : due;
    socket.once('data', (data) => {
      times.push(performance.now() - since);
      // One answer, of one piece: it is some two hundred bytes.
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
    // oxlint-disable-next-line no-await-in-loop -- until it is over
    await wait(PACE_MS);
  }
  const answered = { sent, counted, seconds: (performance.now() - start) / 1_000 };
  clearInterval(timer);
  for (const socket of opened) socket.removeAllListeners('data').destroy();
  times.sort((a, b) => a - b);
  const within = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { ...answered, median: within(0.5), slow: within(0.99) };
}
