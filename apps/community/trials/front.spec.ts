import { setTimeout as wait } from 'node:timers/promises';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { BITS, config, countOf, startCounting, type Counting } from './database.ts';
import { startFront, type Front } from './nginx.ts';
import { askChallenge, drawBallot, keep, requestOf } from './voter.ts';

/** What is under /api/ as a visitor meets it: through the nginx of `deploy/`. */
const deploy = resolve(import.meta.dirname, '../../../deploy');
const BROWSER = 'Mozilla/5.0 (Traceable; rv:98765.4)';

let publication: string;
beforeAll(() => {
  publication = mkdtempSync(join(tmpdir(), 'publication-'));
});
afterAll(() => rmSync(publication, { recursive: true }));

describe('before the service', () => {
  let counting: Counting;
  let service: Service;
  let front: Front;

  beforeAll(async () => {
    counting = await startCounting();
    service = await startService(config, counting.postgres.connection);
    front = await startFront([service.address], publication);
    await askChallenge(front.address);
  });
  afterAll(async () => {
    await front.stop();
    await counting.stop();
  });

  const post = (body: string) =>
    fetch(`${front.address}/api/v1/ballots`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const aBallot = async () => {
    const challenge = await askChallenge(front.address);
    return JSON.stringify(requestOf({ add: keep(drawBallot(counting.figures), challenge) }, BITS));
  };

  it('counts a ballot, and lets nobody keep the answer', async () => {
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
    const challenge = await fetch(`${front.address}/api/v1/challenge`);
    expect(challenge.headers.get('cache-control')).toBe('public, max-age=60');
  });

  it('refuses too much in the words of the service', async () => {
    const response = await post('x'.repeat(2_000));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ refusal: 'too-large' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('tells visitors nothing of how the service is', async () => {
    for (const page of ['/metrics', '/readyz', '/healthz', '/api/metrics', '/api/v1/metrics']) {
      expect((await fetch(front.address + page)).status).toBe(404);
    }
  });

  it('serves what was published as files, compressed, with a mark to ask again by', async () => {
    const page = `${front.address}/api/v1/tendances.json`;
    const before = await fetch(page);
    expect([before.status, await before.json()]).toEqual([404, { refusal: 'not-found' }]);
    writeFileSync(join(publication, 'tendances.json'), '{"plain":true}');
    writeFileSync(join(publication, 'tendances.json.br'), brotliCompressSync('{"packed":true}'));
    const plain = await fetch(page, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.json()).toEqual({ plain: true });
    const packed = await fetch(page, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(await packed.json()).toEqual({ packed: true });
    expect(packed.headers.get('cache-control')).toContain('s-maxage=60');
    const etag = packed.headers.get('etag') ?? '';
    const again = await fetch(page, {
      headers: { 'accept-encoding': 'br', 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  it('without the service: the site and what was published stay, the rest says to come back', async () => {
    const body = await aBallot();
    await service.stop();
    for (const response of [await post(body), await fetch(`${front.address}/api/v1/challenge`)]) {
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({ refusal: 'unavailable' });
      expect(headersOf(response)).toMatchObject({
        'cache-control': 'no-store',
        'retry-after': '30',
      });
    }
    expect((await fetch(front.address)).status).toBe(200);
    expect((await fetch(`${front.address}/api/v1/tendances.json`)).status).toBe(200);
    // A failure is told with an address: not here.
    expect(front.said()).not.toContain('client:');
  });
});

describe('what it passes on', () => {
  const seen: { path: string; headers: IncomingHttpHeaders }[] = [];
  let server: Server;
  let service: string;
  let front: Front;

  beforeAll(async () => {
    server = createServer((asked, answer) => {
      seen.push({ path: asked.url ?? '', headers: asked.headers });
      if (asked.url?.endsWith('/events')) {
        answer.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
        return;
      }
      answer.writeHead(200, { 'content-type': 'application/json' }).end(String(seen.length));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const place = server.address();
    service = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`;
    const limits = readFileSync(resolve(deploy, 'tls/listen.conf'), 'utf8').replaceAll(
      /^(?:listen|ssl_).*$/gm,
      '',
    );
    front = await startFront([service], publication, limits);
  });
  afterAll(async () => {
    await front.stop();
    server.closeAllConnections();
    server.close();
  });

  /** Written together, on one connection, for a file that is not there. */
  const askAtOnce = async (times: number) => {
    const { hostname, port } = new URL(front.address);
    const socket = connect(Number(port), hostname);
    const asked = 'GET /api/v1/registre.json HTTP/1.1\r\nHost: a\r\n\r\n';
    socket.write(asked.repeat(times));
    let answers: string[] = [];
    let said = '';
    for await (const part of socket) {
      said += String(part);
      answers = said.split(/(?=HTTP\/1\.1 )/);
      if (answers.length === times && said.endsWith('}')) break;
    }
    return answers;
  };

  it('is neither the browser, nor the page, nor a cookie, nor what a visitor says of an address', async () => {
    await fetch(`${front.address}/api/v1/ballots`, {
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

  it('is the address that a front tells, once the lines of listen.conf are uncommented', async () => {
    const trusting = readFileSync(resolve(deploy, 'listen.conf'), 'utf8')
      .replaceAll(/^(?:listen|# ).*$/gm, (line) => (line.startsWith('#   ') ? line.slice(4) : ''))
      .replace('192.0.2.1', '127.0.0.1');
    const behind = await startFront([service], publication, trusting);
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    await fetch(`${behind.address}/api/v1/challenge`, { headers });
    expect(seen.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
    await behind.stop();
  });

  it('is the word of a room as soon as it is said', async () => {
    const asked = request(`${front.address}/api/v1/rooms/ABCDEF/events`).end();
    const [response] = await once(asked, 'response');
    const [word] = await once(response, 'data');
    expect(String(word)).toBe('data: 1\n\n');
    asked.destroy();
  });

  it('is every question about a room: what one may read is not kept for who guesses its code', async () => {
    const before = seen.length;
    for (let times = 0; times < 3; times += 1) {
      await fetch(`${front.address}/api/v1/rooms/ABCDEF/state`);
    }
    expect(seen.length).toBe(before + 3);
  });

  it('is a thousand requests at once from one address, then no more for a while', async () => {
    // What was asked before counts too, until it has drained, a hundred a second.
    await wait(500);
    const answers = (await Promise.all([askAtOnce(700), askAtOnce(700)])).flat();
    const statuses = answers.map((answer) => answer.slice(9, 12));
    expect(statuses).toHaveLength(1_400);
    expect(new Set(statuses)).toEqual(new Set(['404', '429']));
    expect(statuses.filter((status) => status === '404').length).toBeGreaterThanOrEqual(1_000);
    const refused = answers[statuses.indexOf('429')];
    expect(refused).toContain('\r\nRetry-After: 60\r\n');
    expect(refused).toContain('{"refusal":"too-many"}');
    expect((await fetch(front.address)).status).toBe(200);
  });
});

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.headers);
}
