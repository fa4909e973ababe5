import underPressure from '@fastify/under-pressure';
import {
  ballotAnswerSchema,
  ballotRequestSchema,
  currentSlotSchema,
  REFUSAL_STATUSES,
  type BallotRequest,
  type Refusal,
  type RefusalAnswer,
} from '@nosmilliards/contract/community-message';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Allowance } from './ballot/allowance.ts';
import { NotWritten, type Batcher } from './ballot/batcher.ts';
import type { CountedEdition } from './ballot/edition.ts';
import { readRequest } from './ballot/reading.ts';
import type { Slots } from './ballot/slots.ts';
import { ROOM_REFUSAL_STATUSES, type RoomRefusal } from '@nosmilliards/contract/room-message';
import { errorOf } from './error-log.ts';
import type { Metrics } from './metrics.ts';
import { addRoomRoutes, type Refuse } from './room/room-routes.ts';
import type { Rooms } from './room/rooms.ts';
import { DOCUMENTS, type Publisher } from './total/publisher.ts';
import type { Refusals } from './total/refusals.ts';

type BallotParts = {
  readonly edition: CountedEdition;
  readonly batcher: Batcher;
  readonly slots: Slots;
  readonly allowance: Allowance;
  readonly publisher: Publisher;
  readonly refusals: Refusals;
};

export type AppParts = {
  /** Null in a process of the rooms, and `rooms` in one of the ballots. */
  readonly ballots: BallotParts | null;
  readonly rooms: Rooms | null;
  readonly metrics: Metrics;
  /** Whether ballots can be written now. */
  readonly isReady: () => Promise<boolean>;
  readonly trustedProxy: string;
  readonly log: boolean | { readonly stream: { readonly write: (line: string) => void } };
};

const PREFIX = '/api/v1';
const BALLOTS = `${PREFIX}/ballots`;
const LARGEST_BODY = 1_024;
const SLOT_SECONDS = 60;
const REQUEST_MS = 10_000;
const LONGEST_LOOP_MS = 1_000;
const WAIT_SECONDS = 60;

const MALFORMED_BODY = JSON.stringify({ refusal: 'malformed' } satisfies RefusalAnswer);
const MALFORMED = [
  'HTTP/1.1 400 Bad Request',
  'Content-Type: application/json',
  `Content-Length: ${MALFORMED_BODY.length}`,
  'Connection: close',
  '',
  MALFORMED_BODY,
].join('\r\n');

const STATUSES = { ...REFUSAL_STATUSES, ...ROOM_REFUSAL_STATUSES };

/** Refusals for errors that Fastify raises itself, by HTTP status. */
const REFUSALS_BY_STATUS: ReadonlyMap<number, Refusal> = new Map([
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [503, 'unavailable'],
]);

/** The HTTP routes. Starts no task and opens no connection. */
export async function createApp(parts: AppParts) {
  const { ballots, rooms, metrics } = parts;
  const app = fastify({
    // No log line per request: it would hold the visitor's address.
    logger: parts.log === false ? false : { ...loggerOf(parts.log), serializers: { err: errorOf } },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_MS,
    // What Fastify and Node.js refuse before any route.
    frameworkErrors: (_error, _request, reply) => void refuse(reply, 'malformed'),
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(MALFORMED, () => socket.destroy());
      else socket.destroy();
    },
    // A request received while the server closes is answered as usual, with `connection: close`.
    return503OnClosing: false,
    trustProxy: parts.trustedProxy,
    // Ajv only validates: it must not remove, convert or add a value.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });

  function refuse(reply: FastifyReply, refusal: Refusal | RoomRefusal): FastifyReply {
    // The public ledger counts refusals of ballots only.
    if (reply.request.routeOptions.url === BALLOTS) ballots?.refusals.add(refusal);
    metrics.refusals.inc({ reason: refusal });
    if (refusal === 'unavailable') void reply.header('retry-after', spreadSeconds());
    if (refusal === 'too-many') void reply.header('retry-after', String(WAIT_SECONDS));
    return reply.code(STATUSES[refusal]).header('cache-control', 'no-store').send({ refusal });
  }

  // An open keep-alive connection would delay the stop by more than a minute.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Event streams do not end by themselves: `app.close()` would wait for them.
    await rooms?.release();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) void reply.header('connection', 'close');
    done(null, payload);
  });
  // Only JSON bodies are parsed: text/plain gets 415.
  app.removeContentTypeParser('text/plain');
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    // An event stream lasts as long as a lesson: its duration is not a response time.
    if (route.endsWith('/events')) return done();
    metrics.requests.observe({ route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'not-found'));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (error instanceof NotWritten) return refuse(reply, 'unavailable');
    const status = error.statusCode ?? 500;
    const known = REFUSALS_BY_STATUS.get(status);
    if (known !== undefined) return refuse(reply, known);
    if (status >= 400 && status < 500) return refuse(reply, 'malformed');
    request.log.error({ err: error }, 'unexpected');
    return reply.code(500).send({ refusal: 'unavailable' } satisfies RefusalAnswer);
  });

  app.get('/healthz', () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    if (await parts.isReady()) return 'ready';
    return reply.code(503).send('not ready');
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );

  await app.register(
    async (api) => {
      // Registered for the API only: /healthz must answer 200 while the event loop is late.
      await api.register(underPressure, { maxEventLoopDelay: LONGEST_LOOP_MS });

      if (ballots !== null) addBallotRoutes(api, ballots, refuse);
      if (rooms !== null)
        await api.register(async (roomApi) => addRoomRoutes(roomApi, rooms, refuse));
    },
    { prefix: PREFIX },
  );
  return app;
}

function addBallotRoutes(api: FastifyInstance, parts: BallotParts, refuse: Refuse): void {
  const { edition, batcher, slots, allowance, publisher } = parts;
  api.get('/slot', { schema: { response: { 200: currentSlotSchema } } }, (_request, reply) => {
    const slot = slots.current();
    if (slot === null) return refuse(reply, 'edition-closed');
    return reply
      .header('cache-control', `public, max-age=${SLOT_SECONDS}`)
      .send({ edition: edition.year, cards: edition.cards, slot: slot.id });
  });

  api.post<{ Body: BallotRequest }>(
    BALLOTS.slice(PREFIX.length),
    {
      schema: { body: ballotRequestSchema, response: { 200: ballotAnswerSchema } },
      // Before the body is parsed: a malformed request uses the allowance too.
      onRequest: (request, reply, done) => {
        if (allowance.take(request.ip, performance.now() / 1_000) < 0) refuse(reply, 'too-many');
        else done();
      },
    },
    async (request, reply) => {
      const reading = await readRequest(request.body, edition, slots, Date.now());
      if (!reading.ok) return refuse(reply, reading.reason);
      const status = await batcher.submit(reading.value);
      return reply.header('cache-control', 'no-store').send({ status });
    },
  );

  for (const { name, type } of DOCUMENTS) {
    api.get(`/${name}`, (request, reply) => {
      const document = publisher.document(name);
      if (document === null) return refuse(reply, 'unavailable');
      void reply.header('etag', document.etag).header('cache-control', 'public, no-cache');
      if (request.headers['if-none-match'] === document.etag) return reply.code(304).send();
      return reply.type(type).send(document.text);
    });
  }
}

/** Seconds, random so that clients refused together do not retry together. */
function spreadSeconds(): string {
  return String(2 + Math.floor(Math.random() * 8));
}

function loggerOf(log: Exclude<AppParts['log'], false>) {
  return log === true ? {} : log;
}
