import { loadavg } from 'node:os';
import type { Challenge } from '@nosmilliards/contract/community-message';
import { createApp } from '../app.ts';
import { createAllowance } from '../ballot/allowance.ts';
import { writeBatch } from '../ballot/batch.ts';
import { cellsOfBallot } from '../ballot/edition.ts';
import { uuidOf, type Operation } from '../ballot/operation.ts';
import { createSlots } from '../ballot/slots.ts';
import { withClient } from '../database/pool.ts';
import { createMetrics } from '../metrics.ts';
import { startService, WRITING } from '../service.ts';
import { createPublisher } from '../total/publisher.ts';
import { createRefusals } from '../total/refusals.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { startGenerator, type Generator, type Order } from './generator.ts';
import { askChallenge, drawBallot, keep } from './voter.ts';

/**
 * Ballots a second, on one machine, load generator included: only the ratios mean something
 * elsewhere.
 */
export type Speeds = {
  /**
   * The same rows straight into PostgreSQL, on as many connections: in batches of the size that those
   * of the service had, then in the largest that it may have.
   */
  readonly bare: number;
  readonly full: number;
  readonly batch: number;
  /** All of the service but the writing: reading, keys and proofs. */
  readonly stub: number;
  readonly service: number;
};

type Run = { readonly rate: number; readonly median: number; readonly slow: number };
type Something = { readonly address: string; readonly stop: () => Promise<void> };

const SOCKETS = 256;
/** More than any of them writes in a second on this side of 2030. */
const READY_PER_SECOND = 60_000;
const OLD_SLOT_KEYS = 10_000;

/** Each in turn, several times, and the best of each: what else the machine does passes. */
export async function measureSpeeds(rounds: number, seconds: number): Promise<Speeds> {
  const counting = await startCounting();
  const ready = READY_PER_SECOND * seconds;
  const service = await startService(config, counting.postgres.connection);
  const challenge = await askChallenge(service.address);
  const generator = await startGenerator(challenge, ready);
  const operations = operationsFor(counting, challenge, ready * 2);
  const stub = await startStub(counting);
  const all: Speeds[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { rate } = await load(generator, { address: stub.address, first: 0, seconds });
    await counting.pool.query('TRUNCATE spent, journal');
    const before = await batchesOf(service);
    const run = await load(generator, { address: service.address, first: 0, seconds });
    const after = await batchesOf(service);
    const batch = Math.round((after.operations - before.operations) / (after.count - before.count));
    const keys = await countOf(counting.pool, 'spent WHERE counted');
    if (keys < run.counted) throw new Error(`${run.counted} acknowledged, ${keys} kept`);
    const bare = await writeAll(counting, operations, batch, seconds);
    const full = await writeAll(counting, operations, WRITING.batch, seconds);
    all.push({ bare, full, batch, stub: rate, service: run.rate });
  }
  generator.end();
  await stub.stop();
  await service.stop();
  await counting.stop();
  const best = (name: keyof Speeds) => Math.max(...all.map((one) => one[name]));
  return {
    bare: best('bare'),
    full: best('full'),
    batch: best('batch'),
    stub: best('stub'),
    service: best('service'),
  };
}

/** How many batches were written, and operations in them. */
async function batchesOf({ address }: Something) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const valueOf = (name: string) => Number(text.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
  return {
    operations: valueOf('community_batch_operations_sum'),
    count: valueOf('community_batch_operations_count'),
  };
}

async function load(
  generator: Generator,
  order: Omit<Order, 'sockets'>,
): Promise<Run & { sent: number; counted: number }> {
  const { sent, counted, seconds, median, slow } = await generator.run({
    sockets: SOCKETS,
    ...order,
  });
  return { sent, counted, rate: counted / seconds, median, slow };
}

function operationsFor(
  { figures, edition }: Counting,
  challenge: Challenge,
  count: number,
): readonly Operation[] {
  return Array.from({ length: count }, () => {
    const kept = keep(drawBallot(figures), challenge);
    const cells = cellsOfBallot(kept.cards, edition) ?? new Uint16Array();
    return { key: uuidOf(kept.key), isAddition: true, cells };
  });
}

async function writeAll(
  { pool, edition }: Counting,
  operations: readonly Operation[],
  size: number,
  seconds: number,
): Promise<number> {
  await pool.query('TRUNCATE spent, journal');
  const start = performance.now();
  let written = 0;
  let next = 0;
  const writer = async () => {
    while (next < operations.length && performance.now() - start < seconds * 1_000) {
      const batch = operations.slice(next, next + size);
      next += batch.length;
      await withClient(pool, (client) => writeBatch(client, edition.year, batch));
      written += batch.length;
    }
  };
  await Promise.all(Array.from({ length: WRITING.inFlight }, writer));
  return (written * 1_000) / (performance.now() - start);
}

/** The same application, which answers at once. */
async function startStub({ pool, edition }: Counting): Promise<Something> {
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
  return { address: await app.listen({ host: config.host, port: 0 }), stop: () => app.close() };
}

/** So many ballots a second, for so long. */
async function hold(rate: number, seconds: number): Promise<void> {
  const counting = await startCounting();
  const service = await startService(config, counting.postgres.connection);
  const challenge = await askChallenge(service.address);
  const generator = await startGenerator(challenge, rate * seconds);
  const before = process.cpuUsage();
  const order = { address: service.address, first: 0, seconds: seconds + 1, rate };
  const run = await load(generator, order);
  const { user, system } = process.cpuUsage(before);
  const cores = (user + system) / 1e6 / seconds;
  generator.end();
  await service.stop();
  const keys = await countOf(counting.pool, 'spent WHERE counted');
  await counting.stop();
  tell(
    `${told(run.rate)} a second asked ${told(rate)}, ${told(run.counted)} in all, ${told(keys)} keys`,
  );
  tell(
    `answered in ${told(run.median)} ms, 99 of 100 in ${told(run.slow)} ms, ${cores.toFixed(2)} core`,
  );
  if (keys < run.counted || run.counted < rate * seconds) process.exitCode = 1;
}

/** The same load over no key at all, then over millions of them, in the slots of a year. */
async function fill(keys: number, rounds: number, seconds: number): Promise<void> {
  const counting = await startCounting();
  const { pool } = counting;
  const empty = await bestOver(counting, rounds, seconds, true);
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  const slow = (text: string) => client.query(Object.assign({ text }, { query_timeout: 0 }));
  await slow('TRUNCATE spent, journal');
  await slow('ALTER TABLE spent DROP CONSTRAINT spent_pkey');
  await slow(
    `INSERT INTO spent SELECT (lpad(to_hex(g / ${OLD_SLOT_KEYS}), 8, '0')
       || substr(replace(gen_random_uuid()::text, '-', ''), 9))::uuid, true
     FROM generate_series(1, ${keys}) g`,
  );
  await slow('ALTER TABLE spent ADD PRIMARY KEY (key)');
  await slow('VACUUM ANALYZE spent');
  await slow('CHECKPOINT');
  const { rows } = await slow(
    `UPDATE slot SET id = ${Math.ceil(keys / OLD_SLOT_KEYS) + 1} WHERE closed_at IS NULL
     RETURNING (SELECT pg_size_pretty(pg_total_relation_size('spent'))) AS size`,
  );
  client.release();
  const full = await bestOver(counting, rounds, seconds, false);
  await counting.stop();
  tell(
    `Over no key: ${told(empty)} a second; over ${told(keys)} (${rows[0]?.size}): ${told(full)}`,
  );
  tell(
    `Ratio: ${(full / empty).toFixed(2)} (at least 0.8); load average ${loadavg()[0]?.toFixed(1)}`,
  );
  if (full < 0.8 * empty) process.exitCode = 1;
}

async function bestOver(counting: Counting, rounds: number, seconds: number, isEmptied: boolean) {
  const service = await startService(config, counting.postgres.connection);
  const challenge = await askChallenge(service.address);
  const ready = READY_PER_SECOND * seconds * (isEmptied ? 1 : rounds);
  const generator = await startGenerator(challenge, ready);
  let first = 0;
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (isEmptied) await counting.pool.query('TRUNCATE spent, journal');
    const run = await load(generator, { address: service.address, first, seconds });
    if (!isEmptied) first += run.sent;
    best = Math.max(best, run.rate);
  }
  generator.end();
  await service.stop();
  return best;
}

function told(number: number): string {
  return Math.round(number).toLocaleString('fr-FR');
}

function tell(line: string): void {
  console.log(line);
}

/**
 * `npm run speed --workspace apps/community -- [ratios | hold | fill]`, on a machine where nothing
 * else runs.
 */
if (import.meta.main) {
  const [, , what = 'ratios', ...numbers] = process.argv;
  const [first, second, third] = numbers.map(Number);
  if (what === 'hold') await hold(first ?? 7_400, second ?? 60);
  else if (what === 'fill') await fill(first ?? 20_000_000, second ?? 5, third ?? 4);
  else {
    const { bare, full, batch, stub, service } = await measureSpeeds(first ?? 5, second ?? 4);
    tell(`PostgreSQL alone, ${batch} rows at a time, as the service: ${told(bare)} a second`);
    tell(`PostgreSQL alone, ${WRITING.batch} rows at a time: ${told(full)} a second`);
    tell(`Fastify without a database: ${told(stub)} a second`);
    tell(`The service: ${told(service)} a second; load average ${loadavg()[0]?.toFixed(1)}`);
    tell(
      `Ratios: ${(service / bare).toFixed(2)} (at least 0.35), ${(service / stub).toFixed(2)} (at least 0.7)`,
    );
    if (service < 0.35 * bare || service < 0.7 * stub) process.exitCode = 1;
  }
}
