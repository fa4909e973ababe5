import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { createAllowance } from '../ballot/allowance.ts';
import { writeBatch } from '../ballot/batch.ts';
import { cellsOfBallot } from '../ballot/edition.ts';
import { uuidOf, type Operation } from '../ballot/operation.ts';
import { createSlots } from '../ballot/slots.ts';
import { createApp } from '../app.ts';
import { withClient } from '../database/pool.ts';
import { createMetrics } from '../metrics.ts';
import { startService } from '../service.ts';
import { createPublisher } from '../total/publisher.ts';
import { createRefusals } from '../total/refusals.ts';
import { BITS, config, countOf, startCounting, type Counting } from './database.ts';
import { askChallenge, drawBallot, keep, requestOf } from './voter.ts';

/**
 * `node trials/speed.ts [seconds] [ballots ready]`: ballots a second, of the service, of the same
 * rows written straight into PostgreSQL, and of Fastify with no database behind; one machine, load
 * generator included, so that only the ratios mean something elsewhere.
 */
const SECONDS = Number(process.argv[2] ?? 10);
const READY = Number(process.argv[3] ?? 60_000);
const SOCKETS = 128;
const BATCH = 500;

type Load = { readonly address: string; readonly bodies: readonly string[]; readonly ms: number };

if (process.send === undefined) await measure();
else {
  const [order] = await once(process, 'message');
  process.send('ready');
  await once(process, 'message');
  process.send(await send(order));
}

async function measure(): Promise<void> {
  const counting = await startCounting();
  const { pool, edition } = counting;
  const bare = await bareEngine(counting);
  const stub = await withoutDatabase(counting);
  await pool.query('TRUNCATE spent, journal');
  const service = await startService(config, counting.postgres.connection);
  const bodies = await bodiesFor(counting, service.address);
  const { done, seconds, cpu } = await load(service.address, bodies);
  await service.stop();
  const keys = await countOf(pool, 'spent WHERE counted');
  const rate = done / seconds;
  console.log(`PostgreSQL alone, ${BATCH} rows at a time: ${told(bare)} a second`);
  console.log(
    `Fastify without a database: ${told(stub.rate)} a second, ${told(stub.cpu)} µs of CPU each`,
  );
  console.log(
    `The service: ${told(rate)} a second, ${told(done)} in all, ${told(keys)} keys, ${told(cpu)} µs of CPU each`,
  );
  console.log(
    `Ratios: ${(rate / bare).toFixed(2)} (at least 0.35), ${(rate / stub.rate).toFixed(2)} (at least 0.7)`,
  );
  console.log(`${edition.cells} cells; load average ${loadavg()[0]?.toFixed(1)}`);
  if (keys < done) process.exitCode = 1;
  await counting.stop();
}

function told(number: number): string {
  return Math.round(number).toLocaleString('fr-FR');
}

/** The same statement, in batches that are always full. */
async function bareEngine({ pool, figures, edition }: Counting): Promise<number> {
  const challenge = { edition: edition.year, slot: 1, seed: 'AAAAAAAAAAA' };
  const operations = Array.from({ length: READY }, (): Operation => {
    const kept = keep(drawBallot(figures), challenge);
    const cells = cellsOfBallot(kept.cards, edition) ?? new Uint16Array();
    return { key: uuidOf(kept.key), isAddition: true, cells };
  });
  const start = performance.now();
  let written = 0;
  while (written < operations.length && performance.now() - start < SECONDS * 1_000) {
    const batch = operations.slice(written, written + BATCH);
    await withClient(pool, (client) => writeBatch(client, edition.year, batch));
    written += batch.length;
  }
  return (written * 1_000) / (performance.now() - start);
}

/** Everything but the writing: reading, keys and proofs. */
async function withoutDatabase(counting: Counting) {
  const { pool, edition } = counting;
  const slots = createSlots(pool, edition.year);
  await slots.refresh();
  const app = await createApp({
    edition,
    slots,
    batcher: { submit: () => Promise.resolve('counted'), waiting: () => 0, giveUp: () => null },
    allowance: createAllowance(config),
    publisher: createPublisher(pool, edition, null),
    refusals: createRefusals(),
    metrics: createMetrics(() => 0),
    isReady: () => Promise.resolve(true),
    trustedProxy: config.trustedProxy,
    log: false,
  });
  const address = await app.listen({ host: config.host, port: 0 });
  const { done, seconds, cpu } = await load(address, await bodiesFor(counting, address));
  await app.close();
  return { rate: done / seconds, cpu };
}

async function bodiesFor({ figures }: Counting, address: string): Promise<readonly string[]> {
  const challenge = await askChallenge(address);
  return Array.from({ length: READY }, () =>
    JSON.stringify(requestOf({ add: keep(drawBallot(figures), challenge) }, BITS)),
  );
}

/** From another process: a generator in this one would slow what it measures. */
async function load(address: string, bodies: readonly string[]) {
  const child = fork(import.meta.filename);
  const ready = once(child, 'message');
  child.send({ address, bodies, ms: SECONDS * 1_000 } satisfies Load);
  await ready;
  const answer = once(child, 'message');
  const before = process.cpuUsage();
  child.send('go');
  const [{ done, seconds }] = await answer;
  const { user, system } = process.cpuUsage(before);
  child.kill();
  return { done: Number(done), seconds: Number(seconds), cpu: (user + system) / Number(done) };
}

/** Plain sockets, one request at a time on each; a body is sent once. */
async function send({ address, bodies, ms }: Load) {
  const { hostname, port } = new URL(address);
  const start = performance.now();
  let next = 0;
  let done = 0;
  await Promise.all(
    Array.from(
      { length: SOCKETS },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          const sendNext = () => {
            const body = bodies[next];
            next += 1;
            if (body === undefined || performance.now() - start > ms) {
              socket.end();
              return;
            }
            const head = `POST /api/v1/ballots HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`;
            socket.write(`${head}content-length: ${body.length}\r\n\r\n${body}`);
          };
          socket.on('connect', sendNext);
          socket.on('data', (data) => {
            // One answer, of one piece: it is some two hundred bytes.
            if (data.toString('latin1', 9, 12) === '200') done += 1;
            sendNext();
          });
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
        }),
    ),
  );
  return { done, seconds: (performance.now() - start) / 1_000 };
}
