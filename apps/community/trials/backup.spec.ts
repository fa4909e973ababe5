import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  postgresEnv,
  postgresHome,
  startPostgres,
  type LocalPostgres,
} from '../database/local-postgres.ts';
import { openPool } from '../database/pool.ts';
import { startService, type Service } from '../service.ts';
import { compare, createCrowd, type Crowd } from './crowd.ts';
import { BITS, config, countersIn, countOf, startCounting, type Counting } from './database.ts';
import { askChallenge, requestOf } from './voter.ts';

/** The copy of each night, made while ballots come, and brought back into a database that has nothing. */
const script = resolve(import.meta.dirname, '../../../deploy/community/backup.sh');
const VISITORS = 8;
const DAY_SECONDS = 86_400;

let counting: Counting;
let service: Service;
let crowd: Crowd;
let folder: string;
let recipients: string;
let privateKey: string;

beforeAll(async () => {
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
  crowd = createCrowd({
    figures: counting.figures,
    challenge: await askChallenge(service.address),
    addresses: () => [service.address],
    giveUpMs: 30_000,
  });
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  privateKey = newKey();
  recipients = join(folder, 'recipients');
  writeFileSync(recipients, /public key: (\w+)/.exec(privateKey)?.[1] ?? '');
});
afterAll(async () => {
  await service.stop();
  await counting.stop();
  rmSync(folder, { recursive: true });
});

it('is whole though ballots come meanwhile, and nobody here can read it', async () => {
  const door = { isOpen: true };
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (door.isOpen) await crowd.visit();
  });
  const copy = await make();
  door.isOpen = false;
  await Promise.all(visitors);
  expect(readFileSync(copy, 'latin1')).toMatch(/^age-encryption\.org\/v1/);
  const others = join(folder, 'other-key');
  writeFileSync(others, newKey());
  const reading = promisify(execFile)('age', ['--decrypt', '--identity', others, copy]);
  await expect(reading).rejects.toThrow('no identity matched');
  // Its audit is made by whoever restores: exact, or refused.
  const other = await restored(copy);
  const pool = openPool({ ...other.connection, max: 1 }, () => null);
  expect(await countOf(pool, 'spent')).toBeGreaterThan(0);
  expect(await countOf(pool, 'journal')).toBe(0);
  await pool.end();
  await other.stop();
});

it('brings everything back: counters, and keys that can still be withdrawn once', async () => {
  const before = await compare(crowd, counting.pool, counting.figures, counting.edition);
  const other = await restored(await make());
  const pool = openPool({ ...other.connection, max: 2 }, () => null);
  expect(await compare(crowd, pool, counting.figures, counting.edition)).toEqual(before);
  expect(await countersIn(pool, counting.edition)).toEqual(
    await countersIn(counting.pool, counting.edition),
  );

  const again = await startService(config, other.connection);
  const standing = [...crowd.added].find(([key]) => !crowd.removed.has(key));
  const remove = JSON.stringify(
    requestOf(standing === undefined ? {} : { remove: standing[1] }, BITS),
  );
  for (let time = 0; time < 2; time += 1) {
    const response = await fetch(`${again.address}/api/v1/ballots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: remove,
    });
    expect(await response.json()).toEqual({ status: 'withdrawn' });
  }
  expect(await countOf(pool, 'spent WHERE counted')).toBe(before.standing - 1);
  await again.stop();
  await pool.end();
  await other.stop();
});

it('refuses half a copy, and keeps a month of whole ones', async () => {
  const copy = await make();
  const half = join(folder, 'half.age');
  const bytes = readFileSync(copy);
  writeFileSync(half, bytes.subarray(0, bytes.length - 100));
  await expect(restored(half)).rejects.toThrow('pg_restore');

  const old = copy.replace(/\d{8}-\d{6}/, '20200101-000000');
  writeFileSync(old, '');
  utimesSync(old, 0, 0);
  const kept = await make();
  const copies = readdirSync(join(folder, 'copies'));
  expect(copies).toContain(kept.slice(kept.lastIndexOf('/') + 1));
  expect(
    copies.filter((name) => !/^totaux-\d{8}-\d{6}\.age$/.test(name) || /2020/.test(name)),
  ).toEqual([]);
});

it('copies no journal: where it cannot be folded, no copy is made', async () => {
  const client = await counting.pool.connect();
  // The lock of whoever folds.
  await client.query('SELECT pg_advisory_lock(424242)');
  await crowd.visit();
  while ((await countOf(counting.pool, 'journal')) === 0) await crowd.visit();
  await expect(make()).rejects.toThrow('The journal is not folded');
  client.release(true);
});

it('leaves nothing behind when the database does not answer', async () => {
  const before = readdirSync(join(folder, 'copies'));
  await expect(backup(['make', join(folder, 'copies')], { host: '/nowhere' })).rejects.toThrow(
    'ENOENT',
  );
  expect(readdirSync(join(folder, 'copies'))).toEqual(before);
});

it('forgets at thirty days, though no new copy can be made', async () => {
  const aged = (name: string, days: number) => {
    const file = join(folder, 'copies', name);
    writeFileSync(file, '');
    const at = Date.now() / 1_000 - days * DAY_SECONDS;
    utimesSync(file, at, at);
  };
  aged('totaux-20200101-000000.age', 30);
  aged('totaux-20200102-000000.age', 29);
  aged('totaux-20200103-000000.age.part', 2);
  await expect(backup(['make', join(folder, 'copies')], { host: '/nowhere' })).rejects.toThrow(
    'ENOENT',
  );
  const left = readdirSync(join(folder, 'copies')).filter((name) => name.includes('2020'));
  expect(left).toEqual(['totaux-20200102-000000.age']);
});

it('leaves nothing behind when it cannot be encrypted', async () => {
  const before = readdirSync(join(folder, 'copies'));
  writeFileSync(recipients, 'no key');
  await expect(make()).rejects.toThrow('age: error');
  expect(readdirSync(join(folder, 'copies'))).toEqual(before);
});

function newKey(): string {
  return execFileSync('age-keygen', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

async function make(): Promise<string> {
  const { stdout } = await backup(['make', join(folder, 'copies')], counting.postgres.connection);
  return stdout.trim();
}

async function restored(copy: string): Promise<LocalPostgres> {
  const other = await startPostgres();
  try {
    await backup(['restore', copy], other.connection, privateKey);
    return other;
  } catch (error) {
    await other.stop();
    throw error;
  }
}

function backup(words: readonly string[], { host, user, database }: ClientConfig, input = '') {
  const running = promisify(execFile)(script, words, {
    env: {
      ...postgresEnv,
      APP: resolve(import.meta.dirname, '..'),
      PATH: [join(postgresHome, 'bin'), process.env['PATH']].join(delimiter),
      RECIPIENTS: recipients,
      PGHOST: host,
      PGUSER: user,
      PGDATABASE: database,
    },
  });
  running.child.stdin?.end(input);
  return running;
}
