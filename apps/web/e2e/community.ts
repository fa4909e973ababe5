import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { cellsOfBallot } from '../../community/ballot/edition.ts';
import { countersIn, countOf, startCounting } from '../../community/trials/database.ts';
import { startProcess } from '../../community/trials/process.ts';
import { isServed, prefixOf, startNginx } from '../judge/nginx.ts';
import { expect } from './page.ts';

const build = resolve(import.meta.dirname, '../build');

/** How the way to the service is: an answer may come late, or be cut in its middle. */
export type Way = 'clear' | 'slow' | 'cut';

const SLOW_MS = 1_500;

/** What stands between nginx and the service, to fail as networks do. */
async function startRelay(servicePort: number) {
  let way: Way = 'clear';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const service = connect(servicePort, '127.0.0.1');
    for (const socket of [client, service]) {
      sockets.add(socket);
      socket.on('error', () => null);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        service.destroy();
      });
    }
    client.pipe(service);
    service.on('data', (bytes: Buffer) => {
      if (way === 'cut') client.end(bytes.subarray(0, -4));
      else if (way === 'slow') setTimeout(() => client.write(bytes), SLOW_MS);
      else client.write(bytes);
    });
  });
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open(0);
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The relay has no port');
  const { port } = place;
  return {
    port,
    make: (next: Way) => {
      way = next;
    },
    open: () => open(port),
    /** Nobody listens any more. */
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Thousands of zeros say nothing. */
function moved(cells: readonly number[]): string[] {
  return cells.flatMap((count, cell) => (count === 0 ? [] : [`${cell}: ${count}`]));
}

/** A class of browsers shares its cores: left behind them for a second, it would say it is busy. */
function favour(pid = 0): void {
  try {
    setPriority(pid, -10);
  } catch {
    // Only root may.
  }
}

/** The site behind its nginx, with the real service and a PostgreSQL of its own. */
export async function startCommunity(site: string) {
  const counting = await startCounting();
  const service = await startProcess(counting.postgres.connection);
  favour(service.child.pid);
  const relay = await startRelay(Number(new URL(service.address).port));
  const { port, hostname } = new URL(site);
  const nginx = startNginx(
    prefixOf(build, `listen ${hostname}:${port};`, {
      service: `127.0.0.1:${relay.port}`,
      publication: join(build, 'nothing-published'),
    }),
  );
  await expect.poll(() => isServed(site)).toBe(true);
  return {
    relay,
    postgres: counting.postgres,
    /** The ballots counted, and in which cells: once what was written is folded. */
    counters: async () => {
      await expect.poll(() => countOf(counting.pool, 'journal')).toBe(0);
      const { ballots, cells } = await countersIn(counting.pool, counting.edition);
      return { ballots, cells: moved(cells) };
    },
    /** What the counters must be with these ballots, and no other. */
    countersOf: (ballots: readonly string[]) => {
      const cells = Array.from({ length: counting.edition.cells }, () => 0);
      for (const codes of ballots) {
        const found = cellsOfBallot(Buffer.from(codes, 'base64url'), counting.edition);
        for (const cell of found ?? []) cells[cell] = (cells[cell] ?? 0) + 1;
      }
      return { ballots: ballots.length, cells: moved(cells) };
    },
    /** Rows, counted or withdrawn: each is a key that came. */
    keys: () => countOf(counting.pool, 'spent'),
    /** Rooms and their pupils together. */
    roomRows: async () =>
      (await countOf(counting.pool, 'room')) + (await countOf(counting.pool, 'room_pupil')),
    stop: async () => {
      const stopped = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await stopped;
      await relay.close();
      await service.end('SIGTERM');
      await counting.stop();
    },
  };
}
