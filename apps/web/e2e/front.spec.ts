import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request as ask, type RequestOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
// No page is opened: what stands before the server, a cache or a crowd, asks by itself.
import { expect, test } from '@playwright/test';
import { prefixOf, startNginx } from '../judge/nginx.ts';

const build = resolve(import.meta.dirname, '../build');
const port = Number(process.env['E2E_PORT'] ?? 4180) + 8;
let nginx: ChildProcess | undefined;

test.describe.configure({ mode: 'serial' });
test.afterEach(async () => {
  if (nginx === undefined) return;
  nginx.kill('SIGTERM');
  await once(nginx, 'exit');
});

/** As written: other clients would tidy the address first. */
async function answerTo(options: RequestOptions, body = ''): Promise<IncomingMessage> {
  return new Promise((answered, fail) => {
    ask({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      response.resume().on('end', () => answered(response));
    })
      .on('error', fail)
      .end(body);
  });
}

/** What the second visitor gets. */
async function throughCache(path: string, options: RequestOptions = {}, body = '') {
  const first = await answerTo({ port, path, ...options }, body);
  const second = await answerTo({ port, path, ...options }, body);
  expect(second.statusCode, path).toBe(first.statusCode);
  return [second.statusCode, second.headers['x-cache']];
}

/** A cache that believes all it is told, for every method and every status. */
const cachingFront = (site: string) => `
pid tmp/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  proxy_temp_path tmp/proxy;
  client_body_temp_path tmp;
  fastcgi_temp_path tmp;
  uwsgi_temp_path tmp;
  scgi_temp_path tmp;
  proxy_cache_path tmp/cache keys_zone=front:1m;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${site};
      proxy_set_header Range $http_range;
      proxy_cache front;
      proxy_cache_key $request_method$request_uri$http_range;
      proxy_cache_methods GET HEAD POST;
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

test('through a cache that keeps all it may, no error is ever kept', async ({
  request,
  baseURL,
}, testInfo) => {
  const prefix = testInfo.outputPath('front');
  mkdirSync(join(prefix, 'tmp'), { recursive: true });
  writeFileSync(join(prefix, 'nginx.conf'), cachingFront(baseURL ?? ''));
  nginx = startNginx(prefix);
  const html = await (await request.get('/')).text();
  const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? '';
  await expect(async () => expect((await throughCache('/'))[0]).toBe(200)).toPass();

  for (const [status, path, options] of [
    [200, '/explorer', {}],
    [200, script, {}],
    // No part is given, so none can be refused: nginx would mark that 416 as the file itself.
    [200, script, { headers: { Range: 'bytes=99999999-' } }],
    [301, '/explorer/', {}],
    [302, '/voter', {}],
    [404, '/assets/lost-12345678.js', {}],
  ] as const) {
    expect(await throughCache(path, options), path).toEqual([status, 'HIT']);
  }
  for (const [status, path, options, body] of [
    [400, '/%2e/assets/lost-12345678.js', {}, ''],
    [400, `${script}%2f`, {}, ''],
    [405, script, { method: 'POST' }, ''],
    [413, script, { method: 'POST' }, 'a'.repeat(2000)],
  ] as const) {
    expect(await throughCache(path, options, body), path).toEqual([status, 'MISS']);
  }
});

/** Many connections from one address, each of which says `words` and nothing more. */
async function crowdOf(size: number, words: string): Promise<Socket[]> {
  return Promise.all(
    Array.from({ length: size }, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).pause();
      await once(socket, 'connect');
      socket.write(words);
      return socket;
    }),
  );
}

/** Every file that a visitor may ask for, in every encoding: a robot passed by. */
async function readEverything() {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const files = globSync('**/*.*', { cwd: join(build, 'client'), exclude: ['**/*.{br,gz}'] });
  const asked = files.flatMap((file) =>
    ['br', 'gzip', 'identity'].map((encoding) => {
      const path = `/${file}`.replace(/\/index\.html$/, '') || '/';
      return answerTo({ port, agent, path, headers: { 'Accept-Encoding': encoding } });
    }),
  );
  await Promise.all(asked);
  agent.destroy();
}

test('one address holds thousands of requests, and every other visitor is served @nightly', async () => {
  // `?slow` makes an answer last.
  const slow = 'limit_rate_after 20k; if ($arg_slow) { set $limit_rate 1; }';
  const prefix = prefixOf(build, `listen 127.0.0.1:${port} backlog=4096; ${slow}`);
  // One process, so that all the limits are reached in it.
  const conf = readFileSync(join(prefix, 'nginx.conf'), 'utf8');
  writeFileSync(
    join(prefix, 'nginx.conf'),
    conf.replace('worker_processes auto', 'worker_processes 1'),
  );
  nginx = startNginx(prefix);
  const visit = async (localAddress: string) => {
    const headers = { 'Accept-Encoding': 'br' };
    return (await answerTo({ port, path: '/', localAddress, headers })).statusCode;
  };
  await expect.poll(() => visit('127.0.0.2').catch(() => null)).toBe(200);
  await readEverything();

  await test.step('5 000 that never end their first line', async () => {
    const crowd = await crowdOf(5000, 'GET / HTTP/1.1\r\nHost: ');
    expect(await visit('127.0.0.2')).toBe(200);
    // Another visitor behind the same address.
    expect(await visit('127.0.0.1')).toBe(200);
    for (const socket of crowd) socket.destroy();
  });

  await test.step('as many that ask, and do not take what they asked for', async () => {
    const limit = Number(/limit_conn per_network (\d+);/.exec(conf)?.[1]);
    const crowd = await crowdOf(limit + 900, 'GET /?slow=1 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await visit('127.0.0.2')).toBe(200);
    const answers = await Promise.all(crowd.map(firstWordsOf));
    expect(answers.filter((words) => words.startsWith('HTTP/1.1 429'))).toHaveLength(900);
    for (const socket of crowd) socket.destroy();
    await expect.poll(() => visit('127.0.0.1')).toBe(200);
  });
});

async function firstWordsOf(socket: Socket): Promise<string> {
  if (socket.readableLength === 0) await once(socket, 'readable');
  return String(socket.read(12));
}
