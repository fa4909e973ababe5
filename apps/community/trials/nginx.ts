import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { until } from './until.ts';

/** The nginx of `deploy/` in front of the service, with a site of two pages. */
export type Front = {
  readonly address: string;
  /** Its error log. */
  readonly output: () => string;
  readonly stop: () => Promise<void>;
};

const deploy = resolve(import.meta.dirname, '../../../deploy');

export async function startFront(
  services: readonly string[],
  publication: string,
  /** Lines added to `listen.conf`, such as the limits of `deploy/tls/listen.conf`. */
  listening = '',
): Promise<Front> {
  const prefix = mkdtempSync(join(tmpdir(), 'front-'));
  const port = await freePort();
  mkdirSync(join(prefix, 'tmp'));
  mkdirSync(join(prefix, 'site/404'), { recursive: true });
  for (const page of ['index.html', '404/index.html']) {
    writeFileSync(join(prefix, 'site', page), '<title>Nos Milliards</title>');
  }
  writeFileSync(join(prefix, 'csp.map'), '');
  copyFileSync(join(deploy, 'nginx.conf'), join(prefix, 'nginx.conf'));
  copyFileSync(join(deploy, 'community/api.conf'), join(prefix, 'api.conf'));
  writeFileSync(
    join(prefix, 'service.conf'),
    readFileSync(join(deploy, 'community/service.conf'), 'utf8')
      .replace(/server 127\.0\.0\.1:8787(.*);/, (_, options) =>
        services.map((address) => `server ${new URL(address).host}${options};`).join('\n'),
      )
      .replace('/var/lib/nos-milliards/publication', publication),
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
    stop: async () => {
      const exit = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await exit;
      rmSync(prefix, { recursive: true });
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
