import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { WRITING } from '../service.ts';
import { countOf, startCounting, type Counting } from './database.ts';
import { startGenerator, type Generator } from './generator.ts';
import { environmentOf, startProcess } from './process.ts';
import type { BareOrder } from './speed-part.ts';
import { askSlot } from './voter.ts';

/**
 * Ballots per second on one machine, load generator included: only the ratios are valid on others.
 */
export type Speeds = {
  readonly service: number;
  /** The service without its database: parsing and keys. */
  readonly stub: number;
  /** The HTTP server of Node, which only parses the request. */
  readonly floor: number;
  /**
   * The same rows written directly to PostgreSQL over as many connections: in batches of the mean
   * size that the service wrote (`bare`), and of its largest size (`full`).
   */
  readonly bare: number;
  readonly full: number;
  readonly batch: number;
};

const SOCKETS = 256;
/** More than one process can count in a second. */
const READY_PER_SECOND = 25_000;
const BARE_READY = 250_000;
const OLD_SLOT_KEYS = 10_000;
/** `query_timeout` must be set: 0 would leave that of the pool. */
const HOUR_MS = 3_600_000;
/** Time for V8 to compile the hot code. */
const WARM_SECONDS = 3;

/**
 * Runs each in turn, several times, and keeps the best of each: other work on the machine comes and
 * goes.
 */
export async function measureSpeeds(rounds: number, seconds: number): Promise<Speeds> {
  const counting = await startCounting();
  const { pool, postgres } = counting;
  const service = await startProcess(postgres.connection);
  const stub = await startPart(postgres.connection, 'stub', 0);
  const floor = await startPart(postgres.connection, 'floor', 0);
  const bare = await startPart(postgres.connection, 'bare', BARE_READY);
  const ready = READY_PER_SECOND * Math.max(seconds, WARM_SECONDS);
  const generator = await startGenerator(await askSlot(service.address), ready);
  const run = (address: string, duration: number) =>
    generator.run({ address, first: 0, seconds: duration, sockets: SOCKETS });
  const write = async (size: number) => {
    await pool.query('TRUNCATE spent, journal');
    return bare.ask({ size, seconds });
  };

  const rateOf = async (address: string) => {
    const { counted, seconds: lasted } = await run(address, seconds);
    return counted / lasted;
  };

  for (const { address } of [floor, stub, service]) await run(address, WARM_SECONDS);
  const all: Speeds[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pool.query('TRUNCATE spent, journal');
    const before = await batchesOf(service.address);
    const counted = await run(service.address, seconds);
    const after = await batchesOf(service.address);
    const keys = await countOf(pool, 'spent WHERE counted');
    if (keys < counted.counted) throw new Error(`${counted.counted} answered, ${keys} kept`);
    const batch = Math.round((after.operations - before.operations) / (after.count - before.count));
    all.push({
      service: counted.counted / counted.seconds,
      stub: await rateOf(stub.address),
      floor: await rateOf(floor.address),
      bare: await write(batch),
      full: await write(WRITING.batch),
      batch,
    });
  }
  generator.end();
  for (const part of [stub, floor, bare]) part.end();
  await service.end('SIGTERM');
  await counting.stop();
  const best = (name: keyof Speeds) => Math.max(...all.map((one) => one[name]));
  return {
    service: best('service'),
    stub: best('stub'),
    floor: best('floor'),
    bare: best('bare'),
    full: best('full'),
    batch: best('batch'),
  };
}

async function startPart(
  connection: ClientConfig,
  part: 'stub' | 'floor' | 'bare',
  ballots: number,
) {
  const child = fork(join(import.meta.dirname, 'speed-part.ts'), [part, String(ballots)], {
    env: environmentOf(connection),
  });
  const [address] = await once(child, 'message');
  return {
    address: String(address),
    ask: async (order: BareOrder) => {
      const answer = once(child, 'message');
      child.send(order);
      const [rate] = await answer;
      return Number(rate);
    },
    end: () => void child.kill(),
  };
}

/** Number of batches written, and of operations in them. */
async function batchesOf(address: string) {
  const text = await (await fetch(`${address}/metrics`)).text();
  const valueOf = (name: string) => Number(text.match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);
  return {
    operations: valueOf('community_batch_operations_sum'),
    count: valueOf('community_batch_operations_count'),
  };
}

/** Sends a fixed rate of ballots per second, for some seconds. */
async function hold(rate: number, seconds: number): Promise<void> {
  const counting = await startCounting();
  const service = await startProcess(counting.postgres.connection);
  const generator = await startGenerator(await askSlot(service.address), rate * seconds);
  const before = await processorOf(service.address);
  const order = { address: service.address, first: 0, seconds: seconds * 2, sockets: SOCKETS };
  const run = await generator.run({ ...order, rate });
  const cores = ((await processorOf(service.address)) - before) / run.seconds;
  generator.end();
  await service.end('SIGTERM');
  const keys = await countOf(counting.pool, 'spent WHERE counted');
  await counting.stop();
  tell(
    `${told(rate)} a second for ${seconds} s: ${told(run.counted)} counted, ${told(keys)} keys,`,
  );
  tell(
    `in ${run.seconds.toFixed(1)} s, each in ${told(run.median)} ms, 99 of 100 in ${told(run.slow)} ms;`,
  );
  tell(`${cores.toFixed(2)} core for the service; load average ${loadavg()[0]?.toFixed(1)}`);
  if (keys < run.counted || run.counted < rate * seconds || run.seconds > seconds + 1) {
    process.exitCode = 1;
  }
}

async function processorOf(address: string): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(text.match(/^process_cpu_seconds_total (\S+)/m)?.[1]);
}

/** The same load on an empty table of keys, then with millions of keys in the slots of a year. */
async function fill(keys: number, rounds: number, seconds: number): Promise<void> {
  const counting = await startCounting();
  const { pool } = counting;
  const empty = await bestOver(counting, rounds, seconds);
  const client = await pool.connect();
  await client.query('SET statement_timeout = 0');
  const slow = (text: string) => client.query(Object.assign({ text }, { query_timeout: HOUR_MS }));
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
  const full = await bestOver(counting, rounds, seconds);
  await counting.stop();
  tell(
    `Over no key: ${told(empty)} a second; over ${told(keys)} (${rows[0]?.size}): ${told(full)}`,
  );
  tell(
    `Ratio: ${(full / empty).toFixed(2)} (at least 0.8); load average ${loadavg()[0]?.toFixed(1)}`,
  );
  if (full < 0.8 * empty) process.exitCode = 1;
}

async function bestOver(counting: Counting, rounds: number, seconds: number): Promise<number> {
  const service = await startProcess(counting.postgres.connection);
  const ready = READY_PER_SECOND * (WARM_SECONDS + seconds * rounds);
  const generator = await startGenerator(await askSlot(service.address), ready);
  const rates = await ratesOf(generator, service.address, rounds, seconds);
  generator.end();
  await service.end('SIGTERM');
  return Math.max(...rates);
}

async function ratesOf(
  generator: Generator,
  address: string,
  rounds: number,
  seconds: number,
): Promise<readonly number[]> {
  const order = { address, sockets: SOCKETS };
  let { sent: first } = await generator.run({ ...order, first: 0, seconds: WARM_SECONDS });
  const rates: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const run = await generator.run({ ...order, first, seconds });
    first += run.sent;
    rates.push(run.counted / run.seconds);
  }
  return rates;
}

function told(number: number): string {
  return Math.round(number).toLocaleString('fr-FR');
}

function tell(line: string): void {
  console.log(line);
}

/**
 * `npm run speed --workspace apps/community -- [ratios | hold | fill] […]`, on an idle machine: the
 * speeds, whether 7 400 ballots per second are held for a minute, and the effect of twenty million
 * keys.
 */
if (import.meta.main) {
  const [, , what = 'ratios', ...numbers] = process.argv;
  const [first, second, third] = numbers.map(Number);
  if (what === 'hold') await hold(first ?? 7_400, second ?? 60);
  else if (what === 'fill') await fill(first ?? 20_000_000, second ?? 5, third ?? 4);
  else {
    const { bare, full, batch, floor, stub, service } = await measureSpeeds(
      first ?? 5,
      second ?? 4,
    );
    tell(`The service: ${told(service)} a second; load average ${loadavg()[0]?.toFixed(1)}`);
    tell(`Node without Fastify: ${told(floor)}, ratio ${(service / floor).toFixed(2)}`);
    tell(`Fastify without a database: ${told(stub)}, ratio ${(service / stub).toFixed(2)}`);
    tell(
      `PostgreSQL alone, ${batch} rows at a time as the service: ${told(bare)}, ratio ${(service / bare).toFixed(2)}`,
    );
    tell(
      `PostgreSQL alone, ${WRITING.batch} rows at a time: ${told(full)}, ratio ${(service / full).toFixed(2)}`,
    );
  }
}
