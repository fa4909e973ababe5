import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { REFUSAL_STATUSES, type Refusal } from '@nosmilliards/contract/community-message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.ts';
import { config, startCounting, type Counting } from './database.ts';
import { startFront, type Front } from './nginx.ts';
import { until } from './until.ts';

/** What is refused has the shape of the contract, whoever refuses it. */
let counting: Counting;
let service: Service;
let front: Front;
let publication: string;

beforeAll(async () => {
  publication = mkdtempSync(join(tmpdir(), 'publication-'));
  counting = await startCounting();
  service = await startService(config, counting.postgres.connection);
  front = await startFront([service.address], publication);
});
afterAll(async () => {
  await front.stop();
  await service.stop();
  await counting.stop();
  rmSync(publication, { recursive: true });
});

const CLOSE = 'Host: a\r\nConnection: close\r\n';
const ask = (line: string, headers = '', body = '') =>
  `${line} HTTP/1.1\r\n${CLOSE}${headers}\r\n${body}`;
const JSON_TYPE = 'Content-Type: application/json\r\n';
const CHUNKED = `${JSON_TYPE}Transfer-Encoding: chunked\r\n`;
const LARGE = 'x'.repeat(5_000);
const POST = 'POST /api/v1/ballots';

/** By what is asked: the refusal. */
const REFUSED: readonly (readonly [name: string, asked: string, refusal: Refusal])[] = [
  ['an unknown path', ask('GET /api/v1/nowhere'), 'not-found'],
  ['another method', ask('DELETE /api/v1/slot'), 'not-found'],
  ['an unknown method', ask('FOO /api/v1/slot'), 'malformed'],
  ['a long code', ask(`GET /api/v1/rooms/${'A'.repeat(300)}/state`), 'malformed'],
  ['long headers', ask('GET /api/v1/slot', `X: ${'x'.repeat(40_000)}\r\n`), 'malformed'],
  ['a wrong length', ask(POST, 'Content-Length: abc\r\n'), 'malformed'],
  ['two lengths', ask(POST, `${CHUNKED}Content-Length: 3\r\n`, '0\r\n\r\n'), 'malformed'],
  ['a wrong chunk', ask(POST, CHUNKED, 'zz\r\n'), 'malformed'],
  ['no body', ask(POST), 'malformed'],
  ['no type', ask(POST, 'Content-Length: 2\r\n', '{}'), 'wrong-type'],
  [
    'another type',
    ask(POST, 'Content-Type: text/plain\r\nContent-Length: 2\r\n', '{}'),
    'wrong-type',
  ],
  ['a large body', ask(POST, `${JSON_TYPE}Content-Length: 5000\r\n`, LARGE), 'too-large'],
  ['a large body in chunks', ask(POST, CHUNKED, `1388\r\n${LARGE}\r\n0\r\n\r\n`), 'too-large'],
];
/** nginx has its own page for what it reads no path in. */
const REFUSED_BY_SERVICE: typeof REFUSED = [
  ['a wrong escape', ask('GET /api/v1/%zz'), 'malformed'],
  ['a NUL', ask('GET /api/v1/\0'), 'malformed'],
  ['a long address', ask(`GET /api/v1/${'x'.repeat(20_000)}`), 'malformed'],
];
/** The service takes these, or never gets them. */
const REFUSED_BY_NGINX: typeof REFUSED = [
  ['no host', 'GET /api/v1/slot HTTP/1.1\r\nConnection: close\r\n\r\n', 'malformed'],
  ['a wrong host', 'GET /api/v1/slot HTTP/1.1\r\nHost: a b/\r\n\r\n', 'malformed'],
  ['hidden dots', ask('GET /api/v1/%2e%2e/slot'), 'malformed'],
  ['another encoding', ask(POST, 'Transfer-Encoding: foo\r\n'), 'malformed'],
];

/** Asked again when the service is busy. */
const answerTo = (address: string, asked: string) =>
  until('an answer other than 503', async () => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    socket.write(asked);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const type = /content-type: (.+)/i.exec(head)?.[1];
    const status = Number(head.split(' ')[1]);
    return status !== 503 && { status, type, body };
  });

/** The status, the type and the body of a refusal. */
const answered = (refusal: Refusal) => ({
  status: REFUSAL_STATUSES[refusal],
  type: expect.stringMatching(/^application\/json/),
  body: JSON.stringify({ refusal }),
});

it.each(REFUSED)('refuses %s', async (_, asked, refusal) => {
  expect(await answerTo(service.address, asked)).toEqual(answered(refusal));
  expect(await answerTo(front.address, asked)).toEqual(answered(refusal));
});

it.each(REFUSED_BY_SERVICE)('refuses %s without a front', async (_, asked, refusal) => {
  expect(await answerTo(service.address, asked)).toEqual(answered(refusal));
});

it.each(REFUSED_BY_NGINX)('refuses %s in front of the service', async (_, asked, refusal) => {
  expect(await answerTo(front.address, asked)).toEqual(answered(refusal));
});

it('refuses to change a published file', async () => {
  writeFileSync(join(publication, 'registre.json'), '{}');
  const asked = ask('POST /api/v1/registre.json', `${JSON_TYPE}Content-Length: 2\r\n`, '{}');
  expect(await answerTo(front.address, asked)).toEqual(answered('malformed'));
});

it('answers a HEAD as a GET without its body, except for a stream', async () => {
  for (const { address } of [service, front]) {
    for (const page of ['tendances.json', 'tendances.html', 'registre.json', 'slot']) {
      const { status, type, body } = await answerTo(address, ask(`HEAD /api/v1/${page}`));
      expect([page, status, body]).toEqual([page, 200, '']);
      expect(type).toBeDefined();
    }
    const stream = await answerTo(address, ask('HEAD /api/v1/rooms/ABCDEF/events'));
    expect(stream.status).toBe(404);
  }
});

it('leaves the pages of the site as they were, and writes no address', async () => {
  const large = ask('POST /', 'Content-Length: 5000\r\n', LARGE);
  const chunked = ask('POST /', CHUNKED, `1388\r\n${LARGE}\r\n0\r\n\r\n`);
  const asked = [large, chunked, ask('POST /', 'Content-Length: 2\r\n', '{}'), ask('GET /%2e')];
  const answers = await Promise.all(asked.map((one) => answerTo(front.address, one)));
  expect(answers.map(({ status, type }) => [status, type])).toEqual([
    [413, 'text/html; charset=utf-8'],
    [405, 'text/html; charset=utf-8'],
    [405, 'text/html; charset=utf-8'],
    [400, 'text/html; charset=utf-8'],
  ]);
  // Another server of nginx.conf, as that of port 80.
  expect((await answerTo(front.status, large)).status).toBe(413);
  // Every request of these trials: nginx has answered them all.
  expect(front.output()).not.toMatch(/client|127\.0\.0\.1/);
});
