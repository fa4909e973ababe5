import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './until.ts';

/** The nginx of `deploy/` in front of the service, with a site of two pages. */
export type Front = {
  readonly address: string;
  /** Its error log. */
  readonly output: () => string;
  /** Its counts of connections (`deploy/community/status.conf`). */
  readonly status: string;
  readonly reload: () => void;
  readonly stop: () => Promise<void>;
};

const deploy = resolve(import.meta.dirname, '../../../deploy');

export async function startFront(
  services: readonly string[],
  publication: string,
  {
    rooms = services,
    listening = '',
    workers = 'auto',
  }: {
    readonly rooms?: readonly string[];
    /** Lines added to `listen.conf`. */
    readonly listening?: string;
    readonly workers?: number | 'auto';
  } = {},
): Promise<Front> {
  const prefix = mkdtempSync(join(tmpdir(), 'front-'));
  const port = await freePort();
  mkdirSync(join(prefix, 'tmp'));
  mkdirSync(join(prefix, 'site/404'), { recursive: true });
  for (const page of ['index.html', '404/index.html']) {
    writeFileSync(join(prefix, 'site', page), '<title>Nos Milliards</title>');
  }
  writeFileSync(join(prefix, 'csp.map'), '');
  writeFileSync(
    join(prefix, 'nginx.conf'),
    readFileSync(join(deploy, 'nginx.conf'), 'utf8')
      .replace('worker_processes auto', `worker_processes ${workers}`)
      // A trial does not wait for a minute, and may take more than ten seconds to write to the
      // thousands of connections that it opens at once.
      .replace('worker_shutdown_timeout 60s', 'worker_shutdown_timeout 1s')
      .replace('client_header_timeout 10s', 'client_header_timeout 300s'),
  );
  copyFileSync(join(deploy, 'community/api.conf'), join(prefix, 'api.conf'));
  writeFileSync(
    join(prefix, 'service.conf'),
    readFileSync(join(deploy, 'community/service.conf'), 'utf8')
      .replaceAll(/server 127\.0\.0\.1:(8787|8789)(.*);/g, (_, of, options) =>
        (of === '8787' ? services : rooms)
          .map((address) => `server ${new URL(address).host}${options};`)
          .join('\n'),
      )
      .replace('/var/lib/nos-milliards/publication', publication),
  );
  const statusPort = await freePort();
  writeFileSync(
    join(prefix, 'status.conf'),
    readFileSync(join(deploy, 'community/status.conf'), 'utf8').replace('8081', `${statusPort}`),
  );
  writeFileSync(join(prefix, 'listen.conf'), `listen 127.0.0.1:${port};\n${listening}`);
  // As root, nginx runs its workers as a user who cannot read this folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const nginx = spawn(
    'nginx',
    ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr', '-g', `daemon off; ${user}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  nginx.stderr.on('data', (data: Buffer) => {
    output += data.toString();
  });
  const address = `http://127.0.0.1:${port}`;
  await until('an answer of nginx', () => {
    if (nginx.exitCode !== null) throw new Error(output);
    return fetch(address).catch(() => null);
  });
  return {
    address,
    output: () => output,
    status: `http://127.0.0.1:${statusPort}`,
    reload: () => nginx.kill('SIGHUP'),
    stop: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
      rmSync(prefix, { recursive: true });
    },
  };
}

/** What `deploy/listen.conf` says of the front, whose word is taken on the address of a visitor. */
export function behindFront(): string {
  return readFileSync(join(deploy, 'listen.conf'), 'utf8').replaceAll(/^listen.*$/gm, '');
}

/** Requests for a file, written at once on one connection; `from` gives the address of each. */
export async function askAtOnce(
  address: string,
  times: number,
  from: (at: number) => string = () => '203.0.113.9',
): Promise<readonly string[]> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const asked = 'GET /api/v1/registre.json HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ';
  socket.write(Array.from({ length: times }, (_, at) => `${asked}${from(at)}\r\n\r\n`).join(''));
  let answers: string[] = [];
  let output = '';
  for await (const part of socket) {
    output += String(part);
    answers = output.split(/(?=HTTP\/1\.1 )/);
    if (answers.length === times && output.endsWith('}')) break;
  }
  return answers;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
