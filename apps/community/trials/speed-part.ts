import { once } from 'node:events';
import { createServer } from 'node:http';
import { createApp } from '../app.ts';
import { createAllowance } from '../ballot/allowance.ts';
import { writeBatch } from '../ballot/batch.ts';
import { builtFigures, cellsOfBallot, countedEditionOf } from '../ballot/edition.ts';
import { uuidOf, type Operation } from '../ballot/operation.ts';
import { createSlots } from '../ballot/slots.ts';
import { openPool, inTransaction } from '../database/pool.ts';
import { createMetrics } from '../metrics.ts';
import { WRITING } from '../service.ts';
import { createPublisher } from '../total/publisher.ts';
import { createRefusals } from '../total/refusals.ts';
import { config } from './database.ts';
import { drawBallot, keep } from './voter.ts';

/**
 * What the service is compared with, each in its own process: `stub`, the same application without
 * database; `floor`, the HTTP server of Node, which parses the same requests; `bare`, the same rows
 * written directly to PostgreSQL.
 */
export type BareOrder = { readonly size: number; readonly seconds: number };

const figures = builtFigures();
const edition = countedEditionOf(figures);
const pool = openPool({ max: WRITING.inFlight }, () => null);

const [, , part, ballots = '0'] = process.argv;
if (part === 'stub') process.send?.(await startStub());
else if (part === 'floor') process.send?.(await startFloor());
else {
  const operations = Array.from({ length: Number(ballots) }, anOperation);
  process.on('message', (order: BareOrder) => {
    void writeAll(operations, order).then((rate) => process.send?.(rate));
  });
  process.send?.('ready');
}

function anOperation(): Operation {
  const kept = keep(drawBallot(figures), { edition: edition.year, slot: 1 });
  const cells = cellsOfBallot(kept.cards, edition) ?? new Uint16Array();
  return { key: uuidOf(kept.key), isAddition: true, cells };
}

/** Rows per second, over as many connections as the service uses. */
async function writeAll(
  operations: readonly Operation[],
  { size, seconds }: BareOrder,
): Promise<number> {
  const start = performance.now();
  let written = 0;
  let next = 0;
  const writer = async () => {
    while (next < operations.length && performance.now() - start < seconds * 1_000) {
      const batch = operations.slice(next, next + size);
      next += batch.length;
      await inTransaction(pool, (client) => writeBatch(client, edition.year, batch));
      written += batch.length;
    }
  };
  await Promise.all(Array.from({ length: WRITING.inFlight }, writer));
  return (written * 1_000) / (performance.now() - start);
}

async function startFloor(): Promise<string> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (data: string) => (text += data));
    request.on('end', () => {
      JSON.parse(text);
      response.setHeader('content-type', 'application/json').end('{"status":"counted"}');
    });
  }).listen(0, config.host);
  await once(server, 'listening');
  const address = server.address();
  return `http://${config.host}:${typeof address === 'object' ? address?.port : ''}`;
}

async function startStub(): Promise<string> {
  const slots = createSlots(pool, edition.year);
  await slots.refresh();
  const app = await createApp({
    edition,
    slots,
    batcher: { submit: () => Promise.resolve('counted'), waiting: () => 0, giveUp: () => null },
    allowance: createAllowance(config),
    publisher: createPublisher(pool, edition, null),
    refusals: createRefusals(),
    metrics: createMetrics(
      () => 0,
      () => 0,
    ),
    isReady: () => Promise.resolve(true),
    trustedProxy: config.trustedProxy,
    log: false,
  });
  return app.listen({ host: config.host, port: 0 });
}
