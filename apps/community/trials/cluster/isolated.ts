import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { NOBODY } from '../../database/local-postgres.ts';

/**
 * Stands for a machine: a command and its children in a PID namespace. When the first process is
 * killed the kernel kills all the others, as a power cut would.
 */
export type Isolated = {
  readonly name: string;
  readonly start: () => void;
  readonly isRunning: () => boolean;
  /** Returns the number of processes killed. */
  readonly kill: () => Promise<number>;
  /** Stops (SIGSTOP) all processes, or those whose command line matches. */
  readonly freeze: (title?: RegExp) => number;
  readonly thaw: () => void;
};

const POLL_MS = 5;

const world = ['--pid', '--fork', '--mount-proc', '--kill-child=SIGKILL'];
/** PostgreSQL refuses to run as root. */
const asNobody = [
  'setpriv',
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--pdeathsig=SIGKILL',
];
const apart =
  process.getuid?.() === 0 ? [...world, ...asNobody] : [...world, '--user', '--map-current-user'];

export function isolated(
  name: string,
  command: readonly string[],
  log: string,
  env: NodeJS.ProcessEnv,
): Isolated {
  let outer: ChildProcess | null = null;
  const isRunning = () => outer !== null && outer.exitCode === null && outer.signalCode === null;

  /** The process ids, that of the first process first. */
  function members(): number[] {
    const first = Number(textOf(`/proc/${outer?.pid}/task/${outer?.pid}/children`).trim());
    if (!isRunning() || first === 0) return [];
    const theirs = worldOf(first);
    const all = readdirSync('/proc').map(Number);
    return [first, ...all.filter((pid) => pid > 0 && pid !== first && worldOf(pid) === theirs)];
  }

  // Killed when this process exits.
  process.once('exit', () => outer?.kill('SIGKILL'));

  return {
    name,
    isRunning,
    start: () => {
      const output = openSync(log, 'a');
      outer = spawn('unshare', [...apart, ...command], {
        stdio: ['ignore', output, output],
        env,
      });
      closeSync(output);
    },
    kill: async () => {
      if (outer === null || !isRunning()) return 0;
      const exit = once(outer, 'exit');
      let pids = members();
      while (pids.length === 0 && isRunning()) {
        await wait(POLL_MS);
        pids = members();
      }
      signal(pids.slice(0, 1), 'SIGKILL');
      await exit;
      return pids.length;
    },
    freeze: (title) =>
      signal(
        members().filter(
          (pid) => title === undefined || title.test(textOf(`/proc/${pid}/cmdline`)),
        ),
        'SIGSTOP',
      ),
    thaw: () => {
      signal(members().toReversed(), 'SIGCONT');
    },
  };
}

function signal(pids: readonly number[], what: NodeJS.Signals): number {
  for (const pid of pids) {
    try {
      process.kill(pid, what);
    } catch {
      // The process has exited.
    }
  }
  return pids.length;
}

function worldOf(pid: number): string {
  try {
    return readlinkSync(`/proc/${pid}/ns/pid`);
  } catch {
    return '';
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
