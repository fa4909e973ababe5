import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  chownSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import {
  installPostgres,
  NOBODY,
  postgresEnv,
  postgresHome,
} from '../../database/local-postgres.ts';
import { LIMIT_MS, until } from '../until.ts';
import { isolated, type Isolated } from './isolated.ts';

/**
 * Three PostgreSQL 18 under Patroni, with etcd and HAProxy, from the files of `deploy/community`.
 * Only addresses, folders and passwords are filled in, as an operator does.
 */
export type Cluster = {
  readonly nodes: readonly Isolated[];
  readonly etcd: Isolated;
  /** Through HAProxy, as the service does. */
  readonly connection: ClientConfig;
  /** To one node, without HAProxy. */
  readonly connectionTo: (node: Isolated) => ClientConfig;
  /** The primary; waits until there is one. */
  readonly leader: () => Promise<Isolated>;
  /** Waits until another node is the primary. */
  readonly otherLeader: (fallen: Isolated) => Promise<Isolated>;
  readonly synchronousStandby: () => Promise<Isolated>;
  /** Waits until the three nodes run and two of them follow the primary. */
  readonly settled: () => Promise<void>;
  /** As `patronictl edit-config` does. */
  readonly configure: (settings: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly switchOver: () => Promise<void>;
  readonly asSuperuser: (statement: string) => Promise<readonly Record<string, unknown>[]>;
  readonly stop: () => Promise<void>;
};

type Member = { name: string; role: string; state: string; timeline?: number };

const deploy = resolve(import.meta.dirname, '../../../../deploy/community');
const ANSWER_MS = 1_500;
const LAST_BYTES = ['etcd', 'pg1', 'pg2', 'pg3', 'local'];
const PASSWORDS = {
  SUPERUSER_PASSWORD: 'throwaway-1',
  REPLICATION_PASSWORD: 'throwaway-2',
  REWIND_PASSWORD: 'throwaway-3',
  REST_PASSWORD: 'throwaway-4',
};

export async function startCluster(): Promise<Cluster> {
  for (const tool of ['patroni', 'etcd', 'haproxy']) {
    if (spawnSync('which', [tool], { env: { PATH: '/usr/bin:/usr/sbin' } }).status !== 0) {
      throw new Error('apt-get install patroni etcd-server haproxy');
    }
  }
  installPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  own(folder);
  // Random loopback addresses (127.0.0.0/8), so that two runs do not collide.
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}`;
  const addressOf = (name: string) => `${network}.${1 + LAST_BYTES.indexOf(name)}`;
  const env = { ...postgresEnv, HOME: folder, LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/usr/sbin:/bin' };

  const folderOf = (name: string): string => {
    const made = join(folder, name);
    mkdirSync(made, { recursive: true, mode: 0o700 });
    own(made);
    return made;
  };
  const machine = (name: string, command: readonly string[]): Isolated =>
    isolated(name, command, join(folder, `${name}.log`), env);

  const etcdFile = fill('etcd.yml', join(folder, 'etcd.yml'), {
    NAME: 'etcd',
    ADDRESS: addressOf('etcd'),
    DATA: folderOf('etcd'),
    MEMBERS: `etcd=http://${addressOf('etcd')}:2380`,
  });
  const haproxyFile = fill('haproxy.cfg', join(folder, 'haproxy.cfg'), {
    LOCAL: addressOf('local'),
    PG1: addressOf('pg1'),
    PG2: addressOf('pg2'),
    PG3: addressOf('pg3'),
  });
  const etcd = machine('etcd', ['etcd', '--config-file', etcdFile]);
  const haproxy = machine('haproxy', ['haproxy', '-db', '-f', haproxyFile]);
  const nodes = ['pg1', 'pg2', 'pg3'].map((name) => {
    const settings = folderOf(`${name}-settings`);
    cpSync(join(deploy, 'patroni/10-cluster.yml'), join(settings, '10-cluster.yml'));
    fill('patroni/20-node.yml', join(settings, '20-node.yml'), {
      ...PASSWORDS,
      NODE: name,
      ADDRESS: addressOf(name),
      NETWORK: '127.0.0.0/8',
      ETCD: `${addressOf('etcd')}:2379`,
      DATA: join(folderOf(name), 'data'),
      BIN: join(postgresHome, 'bin'),
      RUN: folderOf(`${name}-run`),
      MEMORY: '64MB',
      WAL: '1GB',
    });
    return machine(name, ['patroni', settings]);
  });

  async function ask(node: Isolated, page: string, init: RequestInit = {}) {
    if (!node.isRunning()) return null;
    const signal = AbortSignal.timeout(ANSWER_MS);
    try {
      const url = `http://${addressOf(node.name)}:8008${page}`;
      const response = await fetch(url, { signal, ...init });
      return { status: response.status, text: await response.text() };
    } catch {
      return null;
    }
  }

  async function foundLeader(): Promise<Isolated | null> {
    const answers = await Promise.all(nodes.map((node) => ask(node, '/primary')));
    return nodes.find((_, index) => answers[index]?.status === 200) ?? null;
  }

  async function members(): Promise<readonly Member[]> {
    for (const node of nodes) {
      const answer = await ask(node, '/cluster');
      if (answer?.status !== 200) continue;
      const cluster: { members: readonly Member[] } = JSON.parse(answer.text);
      return cluster.members;
    }
    return [];
  }

  /** Fails with the members and the end of every log. */
  async function untilCluster<Value>(
    condition: string,
    find: () => Promise<Value | null | false>,
  ): Promise<Value> {
    try {
      return await until(condition, find);
    } catch (cause) {
      const logs = globSync('*.log', { cwd: folder }).map(
        (file) => `${file}\n${readFileSync(join(folder, file), 'utf8').slice(-2_000)}`,
      );
      const state = `${JSON.stringify(await members())}\n${logs.join('\n')}`;
      throw new Error(`Never: ${condition}\n${state}`, { cause });
    }
  }

  async function isRunning(node: Isolated): Promise<boolean> {
    const answer = await ask(node, '/patroni');
    if (answer === null) return false;
    const answered: { state: string } = JSON.parse(answer.text);
    return answered.state === 'running';
  }

  async function settled(): Promise<void> {
    await untilCluster('two standbys that follow the primary', async () => {
      const all = await members();
      const timeline = all.find(({ role }) => role === 'leader')?.timeline;
      const isTogether =
        timeline !== undefined &&
        all.length === nodes.length &&
        all.every(
          (one) => one.timeline === timeline && /^(?:running|streaming)$/.test(one.state),
        ) &&
        all.some(({ role }) => role === 'sync_standby');
      const live = await Promise.all(nodes.map(isRunning));
      return isTogether && live.every(Boolean);
    });
  }

  async function synchronousStandby(): Promise<Isolated> {
    return untilCluster('a synchronous standby', async () => {
      const standby = (await members()).find(({ role }) => role === 'sync_standby');
      return nodes.find(({ name }) => name === standby?.name) ?? null;
    });
  }

  const leader = () => untilCluster('a primary', foundLeader);

  async function change(page: string, method: string, body: unknown): Promise<void> {
    const credentials = Buffer.from(`patroni:${PASSWORDS.REST_PASSWORD}`).toString('base64');
    const answer = await ask(await leader(), page, {
      method,
      headers: { authorization: `Basic ${credentials}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer?.status !== 200) throw new Error(`${page}: ${answer?.status} ${answer?.text}`);
  }

  const superuser = {
    host: addressOf('local'),
    port: 5432,
    user: 'postgres',
    password: PASSWORDS.SUPERUSER_PASSWORD,
    database: 'postgres',
    connectionTimeoutMillis: ANSWER_MS,
  } satisfies ClientConfig;
  const connection = {
    ...superuser,
    user: 'community',
    password: 'throwaway-5',
    database: 'community',
  } satisfies ClientConfig;
  async function asSuperuser(statement: string) {
    const client = new Client(superuser);
    client.on('error', () => null);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }

  async function stop(): Promise<void> {
    await Promise.all([haproxy, ...nodes, etcd].map((one) => one.kill()));
    rmSync(folder, { recursive: true, force: true });
  }

  async function start(): Promise<void> {
    etcd.start();
    // Patroni waits 5 s when it does not find etcd.
    await untilCluster('an answer of etcd', () =>
      fetch(`http://${addressOf('etcd')}:2379/health`).catch(() => null),
    );
    nodes[0]?.start();
    await leader();
    for (const node of nodes.slice(1)) node.start();
    haproxy.start();
    await settled();
    await untilCluster('a connection through HAProxy', () =>
      asSuperuser('SELECT').catch(() => null),
    );
    await asSuperuser(`CREATE ROLE community LOGIN PASSWORD '${connection.password}'`);
    await asSuperuser('CREATE DATABASE community OWNER community');
  }

  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    nodes,
    etcd,
    connection,
    connectionTo: (node) => ({ ...connection, host: addressOf(node.name) }),
    leader,
    otherLeader: (fallen) =>
      untilCluster('another primary', async () => {
        const found = await foundLeader();
        return found === fallen ? null : found;
      }),
    synchronousStandby,
    settled,
    configure: (settings) => change('/config', 'PATCH', settings),
    switchOver: async () => {
      const [from, to] = await Promise.all([leader(), synchronousStandby()]);
      await change('/switchover', 'POST', { leader: from.name, candidate: to.name });
    },
    asSuperuser,
    stop,
  };
}

/** Like `envsubst`, but fails on a name without value. */
function fill(template: string, file: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(join(deploy, template), 'utf8').replaceAll(/^#.*\n/gm, '');
  const filled = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template}: what is ${name}?`);
    return value;
  });
  writeFileSync(file, filled);
  return file;
}

function own(folder: string): void {
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
}
