import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Served } from '../config.ts';

/** The service in its own process, as in production. */
export type ServiceProcess = {
  readonly address: string;
  readonly child: ChildProcess;
  /** Bytes in use after a garbage collection. */
  readonly memory: () => Promise<number>;
  readonly end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Names the database; any free port, and no limit per network. */
export function environmentOf({ host, port, user, password, database }: ClientConfig) {
  return {
    ...process.env,
    PGHOST: host,
    PGPORT: port?.toString(),
    PGUSER: user,
    PGPASSWORD: typeof password === 'string' ? password : undefined,
    PGDATABASE: database,
    PORT: '0',
    LOG: 'off',
    BALLOTS_AT_ONCE: '100000000',
    WRONG_CODES_AT_ONCE: '100000000',
  };
}

export async function startProcess(
  connection: ClientConfig,
  serves?: Served,
): Promise<ServiceProcess> {
  const child = fork(join(import.meta.dirname, '../server.ts'), {
    execArgv: ['--expose-gc', '--import', join(import.meta.dirname, 'memory-probe.ts')],
    env: { ...environmentOf(connection), SERVES: serves },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with ${String(code)}`);
  });
  const [address] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => null);
  return {
    address: String(address),
    child,
    memory: async () => {
      const answer = once(child, 'message');
      child.send('memory');
      const [bytes] = await answer;
      return Number(bytes);
    },
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
}
