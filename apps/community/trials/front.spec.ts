import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { config, countOf, startCounting, type Counting } from './database.ts';
import { askAtOnce, behindFront, startFront, type Front } from './nginx.ts';
import { request } from './until.ts';
import { askSlot, drawBallot, keep, requestOf } from './random-ballot.ts';

/** /api/ as a visitor reaches it: through the nginx of `deploy/`. */
const BROWSER = 'Mozilla/5.0 (Traceable; rv:98765.4)';

let publication: string;
beforeAll(() => {
  publication = mkdtempSync(join(tmpdir(), 'publication-'));
});
afterAll(() => rmSync(publication, { recursive: true }));

describe('in front of the service', () => {
  let counting: Counting;
  let service: Service;
  let front: Front;

  beforeAll(async () => {
    counting = await startCounting();
    service = await startService(config, counting.postgres.connection);
    front = await startFront([service.address], publication);
    await askSlot(front.address);
  });
  afterAll(async () => {
    await front.stop();
    await counting.stop();
  });

  const post = (body: string, send = request) =>
    send(`${front.address}/api/v1/ballots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const aBallot = async () => {
    const currentSlot = await askSlot(front.address);
    return JSON.stringify(requestOf({ add: keep(drawBallot(counting.figures), currentSlot) }));
  };

  it('counts a ballot, and forbids to cache the answer', async () => {
    const response = await post(await aBallot());
    expect(await response.json()).toEqual({ status: 'counted' });
    expect(headersOf(response)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(await countOf(counting.pool, 'spent WHERE counted')).toBe(1);
    const currentSlot = await request(`${front.address}/api/v1/slot`);
    expect(currentSlot.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('refuses a large body with the JSON of the service', async () => {
    const response = await post('x'.repeat(2_000));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ refusal: 'too-large' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('does not expose metrics and health checks', async () => {
    for (const page of ['/metrics', '/readyz', '/healthz', '/api/metrics', '/api/v1/metrics']) {
      expect((await request(front.address + page)).status).toBe(404);
    }
  });

  it('serves the published documents as compressed files with an ETag', async () => {
    const page = `${front.address}/api/v1/tendances.json`;
    // No file: nginx shares no disk with the service, and asks it.
    const before = await request(page);
    expect(await before.json()).toMatchObject({ edition: 2025, ballots: null });
    expect(before.headers.get('cache-control')).toContain('s-maxage=60');
    writeFileSync(join(publication, 'tendances.json'), '{"plain":true}');
    writeFileSync(join(publication, 'tendances.json.br'), brotliCompressSync('{"packed":true}'));
    const plain = await request(page, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.json()).toEqual({ plain: true });
    const packed = await request(page, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.json()).toEqual({ packed: true });
    expect(packed.headers.get('cache-control')).toContain('s-maxage=60');
    const etag = packed.headers.get('etag') ?? '';
    const again = await request(page, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('serves the site and the published documents without the service, and 503 for the rest', async () => {
    const body = await aBallot();
    await service.stop();
    for (const response of [await post(body, fetch), await fetch(`${front.address}/api/v1/slot`)]) {
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ refusal: 'unavailable' });
      expect(headersOf(response)).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '30',
      });
    }
    expect((await fetch(front.address)).status).toBe(200);
    expect((await fetch(`${front.address}/api/v1/tendances.json`)).status).toBe(200);
    const never = await fetch(`${front.address}/api/v1/registre.json`);
    expect([never.status, await never.json()]).toEqual([404, { refusal: 'not-found' }]);
    // nginx logs the client address with an error of the upstream: not for /api/.
    expect(front.output()).not.toContain('client:');
  });
});

describe('passes on', () => {
  const seen: { path: string; headers: IncomingHttpHeaders }[] = [];
  let server: Server;
  let service: string;
  let front: Front;

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      seen.push({ path: asked.url ?? '', headers: asked.headers });
      if (asked.url?.endsWith('/cut')) {
        asked.destroy();
        return;
      }
      if (asked.url?.endsWith('/events')) {
        answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
        return;
      }
      answer.writeHead(200, { 'content-type': 'application/json' }).end(String(seen.length));
    }).listen(0, '0.0.0.0');
    await once(server, 'listening');
    const place = server.address();
    service = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
    front = await startFront([service], publication);
  });
  afterAll(async () => {
    await front.stop();
    server.closeAllConnections();
    server.close();
  });

  it('neither browser, nor page, nor cookie, nor an address forged by the visitor', async () => {
    await request(`${front.address}/api/v1/ballots`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': BROWSER,
        'x-forwarded-for': '203.0.113.9',
        'accept-language': 'fr',
        cookie: 'a=b',
        referer: `${front.address}/resultats`,
      },
      body: '{}',
    });
    expect(seen.at(-1)?.headers).toEqual({
      host: 'community',
      'content-type': 'application/json',
      'content-length': '2',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('the address sent by a front of the same machine, as listen.conf says', async () => {
    const behind = await startFront([service], publication, { listening: behindFront() });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await request(`${behind.address}/api/v1/slot`, { headers });
    expect(seen.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
    await behind.stop();
  });

  it('an event of a room without buffering it', async () => {
    const leaving = new AbortController();
    const { body } = await request(`${front.address}/api/v1/rooms/ABCDEF/events`, leaving);
    const { value } = (await body?.getReader().read()) ?? {};
    expect(String(Buffer.from(value ?? []))).toBe('data: 1\n\n');
    leaving.abort();
  });

  it('every request for the state of a room, without a cache', async () => {
    const before = seen.length;
    for (let times = 0; times < 3; times += 1) {
      await request(`${front.address}/api/v1/rooms/ABCDEF/state`);
    }
    expect(seen.length).toBe(before + 3);
  });

  it('requests to processes that did not answer the one before', async () => {
    const two = await startFront([service, service.replace('127.0.0.1', '127.0.0.2')], publication);
    // Several connections: each worker of nginx has its own opinion of a process.
    const ask = (path: string) =>
      Promise.all(Array.from({ length: 20 }, async () => (await fetch(two.address + path)).status));
    expect(new Set(await ask('/api/v1/cut'))).toEqual(new Set([503]));
    expect(new Set(await ask('/api/v1/slot'))).toEqual(new Set([200]));
    await two.stop();
  });

  it('1 000 requests at once from one address, then answers 429', async () => {
    // An nginx of its own: the requests of other trials would count too.
    const fresh = await startFront([service], publication);
    writeFileSync(join(publication, 'registre.json'), '{}');
    const answers: string[] = [];
    const statuses = () => answers.map((answer) => answer.slice(9, 12));
    // nginx refills 100 requests per second: even a slow machine sends more.
    while (!statuses().includes('429')) answers.push(...(await askAtOnce(fresh.address, 500)));
    expect(new Set(statuses())).toEqual(new Set(['200', '429']));
    expect(new Set(statuses().slice(0, 1_000))).toEqual(new Set(['200']));
    const refused = answers[statuses().indexOf('429')];
    expect(refused).toContain('\r\nRetry-After: 60\r\n');
    expect(refused).toContain('{"refusal":"too-many"}');
    expect((await request(fresh.address)).status).toBe(200);
    await fresh.stop();
  });
});

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.headers);
}
