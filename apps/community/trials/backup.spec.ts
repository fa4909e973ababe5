import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postgresEnv, postgresHome } from '../database/local-postgres.ts';
import { openPool } from '../database/pool.ts';
import { startService, type Service } from '../service.ts';
import { compare, createCrowd, type Crowd } from './crowd.ts';
import { config, countersIn, countOf, startCounting, type Counting } from './database.ts';
import { request, until } from './until.ts';
import { askSlot, requestOf } from './random-ballot.ts';

/** The nightly copy, made while ballots arrive, and restored into an empty database. */
const script = resolve(import.meta.dirname, '../../../deploy/community/backup.sh');
const VISITORS = 8;
const DAY_SECONDS = 86_400;

let counting: Counting;
let service: Service;
let crowd: Crowd;
let folder: string;
let recipients: string;
let privateKey: string;
let databases = 0;

beforeAll(async () => {
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
  crowd = createCrowd({
    figures: counting.figures,
    currentSlot: await askSlot(service.address),
    addresses: () => [service.address],
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

it('makes a consistent copy while ballots arrive, which another key cannot read', async () => {
  const door = { isOpen: true };
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (door.isOpen) await crowd.visit();
  });
  await until('a ballot counted', async () => crowd.acknowledged.size > 0);
  const copy = await make();
  door.isOpen = false;
  await Promise.all(visitors);
  expect(readFileSync(copy, 'latin1')).toMatch(/^age-encryption\.org\/v1/);
  const others = join(folder, 'other-key');
  writeFileSync(others, newKey());
  const reading = promisify(execFile)('age', ['--decrypt', '--identity', others, copy]);
  await expect(reading).rejects.toThrow('no identity matched');
  // The restore audits the copy, and fails if keys and counters differ.
  const pool = openPool({ ...(await restored(copy)), max: 1 }, () => null);
  expect(await countOf(pool, 'spent')).toBeGreaterThan(0);
  expect(await countOf(pool, 'journal')).toBe(0);
  await pool.end();
});

it('restores the counters, and keys that can still be withdrawn once', async () => {
  const before = await compare(crowd, counting.pool, counting.figures, counting.edition);
  const connection = await restored(await make());
  const pool = openPool({ ...connection, max: 2 }, () => null);
  expect(await compare(crowd, pool, counting.figures, counting.edition)).toEqual(before);
  expect(await countersIn(pool, counting.edition)).toEqual(
    await countersIn(counting.pool, counting.edition),
  );

  const again = await startService(config, connection);
  const standing = [...crowd.added].find(([key]) => !crowd.removed.has(key));
  const remove = JSON.stringify(requestOf(standing === undefined ? {} : { remove: standing[1] }));
  for (let time = 0; time < 2; time += 1) {
    const response = await request(`${again.address}/api/v1/ballots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: remove,
    });
    expect(await response.json()).toEqual({ status: 'withdrawn' });
  }
  expect(await countOf(pool, 'spent WHERE counted')).toBe(before.standing - 1);
  await again.stop();
  await pool.end();
});

it('does not restore half a copy, and deletes copies older than 30 days', async () => {
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
    copies.filter(
      (name) => !/^totaux-\d{8}-\d{6}\.age$/.test(name) || name.startsWith('totaux-2020'),
    ),
  ).toEqual([]);
});

it('makes no copy when the journal cannot be folded', async () => {
  const client = await counting.pool.connect();
  // The lock taken to fold (total/fold.ts): the service cannot fold any more.
  await client.query('SELECT pg_advisory_lock(424242)');
  await until('a journal', async () => {
    await crowd.visit();
    return (await countOf(counting.pool, 'journal')) > 0;
  });
  await expect(makeOnce()).rejects.toThrow('The journal is not folded');
  client.release(true);
});

it('leaves no file when the database does not answer', async () => {
  const before = readdirSync(join(folder, 'copies'));
  await expect(backup(['make', join(folder, 'copies')], { host: '/nowhere' })).rejects.toThrow(
    'ENOENT',
  );
  expect(readdirSync(join(folder, 'copies'))).toEqual(before);
});

it('deletes copies after 30 days even if no new copy can be made', async () => {
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
  const left = readdirSync(join(folder, 'copies')).filter((name) => name.startsWith('totaux-2020'));
  expect(left).toEqual(['totaux-20200102-000000.age']);
});

it('leaves no file when the encryption fails', async () => {
  const before = readdirSync(join(folder, 'copies'));
  writeFileSync(recipients, 'no key');
  await expect(make()).rejects.toThrow('age: error');
  expect(readdirSync(join(folder, 'copies'))).toEqual(before);
});

function newKey(): string {
  return execFileSync('age-keygen', { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

async function makeOnce(): Promise<string> {
  const { stdout } = await backup(['make', join(folder, 'copies')], counting.postgres.connection);
  return stdout.trim();
}

/** Made again when the service was too slow to empty the journal within 4 s (database/snapshot.ts). */
function make(): Promise<string> {
  return until('a copy', () =>
    makeOnce().catch((error: Error) => {
      if (/journal is not folded|lock timeout/.test(error.message)) return null;
      throw error;
    }),
  );
}

/** An empty database of the same server, filled from the copy. */
async function restored(copy: string): Promise<ClientConfig> {
  databases += 1;
  const database = `restored_${databases}`;
  await counting.pool.query(`CREATE DATABASE ${database}`);
  const connection = { ...counting.postgres.connection, database };
  await backup(['restore', copy], connection, privateKey);
  return connection;
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
