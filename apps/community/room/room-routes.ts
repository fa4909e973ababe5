import { FIRST_CHOICE, NO_CHOICE } from '@nosmilliards/contract/choice-byte';
import { REFUSAL_STATUSES, type Refusal } from '@nosmilliards/contract/community-message';
import {
  joinAnswerSchema,
  joinRequestSchema,
  openedRoomSchema,
  roomParamsSchema,
  roomRequestSchema,
  roomTotalsSchema,
  stageRequestSchema,
  teacherRequestSchema,
  voteAnswerSchema,
  voteRequestSchema,
  type JoinRequest,
  type RoomRefusal,
  type RoomRequest,
  type StageRequest,
  type TeacherRequest,
  type VoteRequest,
} from '@nosmilliards/contract/room-message';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rooms } from './rooms.ts';

export type Refuse = (reply: FastifyReply, refusal: Refusal | RoomRefusal) => FastifyReply;

type Params = { code: string };

/** The routes of the live rooms: nothing here knows what an item is. */
export function addRoomRoutes(api: FastifyInstance, rooms: Rooms, refuse: Refuse): void {
  /** A network that got too many codes wrong is told nothing, right or wrong. */
  const onRequest = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (rooms.guesses(request.ip, 0) < 0) refuse(reply, 'too-many');
    else done();
  };
  function miss(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    rooms.guesses(request.ip, 1);
    return refuse(reply, 'no-such-room');
  }

  api.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  api.post<{ Body: RoomRequest }>(
    '/rooms',
    {
      schema: { body: roomRequestSchema, response: { 201: openedRoomSchema } },
      onRequest: (request, reply, done) => {
        if (rooms.openings(request.ip) < 0) refuse(reply, 'too-many');
        else done();
      },
    },
    async (request, reply) => reply.code(201).send(await rooms.open(request.body)),
  );

  api.post<{ Params: Params; Body: JoinRequest }>(
    '/rooms/:code/pupils',
    {
      schema: {
        params: roomParamsSchema,
        body: joinRequestSchema,
        response: { 200: joinAnswerSchema },
      },
      onRequest,
    },
    async (request, reply) => {
      const pupil = await rooms.join(request.params.code, request.body.token);
      if (pupil === 'no-such-room') return miss(request, reply);
      return pupil === 'room-full' ? refuse(reply, pupil) : reply.send({ pupil });
    },
  );

  // Neither a vote nor what a teacher does is held to the allowance: without the secret, a right code
  // and a wrong one answer alike, and one pupil who guesses must not stop the lesson.
  api.put<{ Params: Params; Body: VoteRequest }>(
    '/rooms/:code/votes',
    {
      schema: {
        params: roomParamsSchema,
        body: voteRequestSchema,
        response: { 200: voteAnswerSchema },
      },
    },
    async (request, reply) => {
      const bytes = Buffer.from(request.body.choices, 'base64url');
      if (bytes.some((byte) => byte > NO_CHOICE && byte < FIRST_CHOICE))
        return refuse(reply, 'malformed');
      const outcome = await rooms.vote(request.params.code, request.body);
      return typeof outcome === 'number' ? reply.send({ rev: outcome }) : refuse(reply, outcome);
    },
  );

  api.put<{ Params: Params; Body: StageRequest }>(
    '/rooms/:code/state',
    { schema: { params: roomParamsSchema, body: stageRequestSchema } },
    async (request, reply) => {
      const { teacher, ...stage } = request.body;
      const outcome = await rooms.changeStage(request.params.code, teacher, stage);
      return outcome === 'changed' ? reply.code(204).send() : refuse(reply, outcome);
    },
  );

  api.get<{ Params: Params }>(
    '/rooms/:code/state',
    { schema: { params: roomParamsSchema }, onRequest },
    async (request, reply) => {
      const state = await rooms.stateOf(request.params.code);
      return state === null ? miss(request, reply) : reply.type('application/json').send(state);
    },
  );

  api.get<{ Params: Params }>(
    '/rooms/:code/events',
    { schema: { params: roomParamsSchema }, onRequest },
    async (request, reply) => {
      const { code } = request.params;
      const state = await rooms.stateOf(code);
      if (state === null) return miss(request, reply);
      reply.hijack();
      if (!rooms.follow(code, state, reply.raw)) {
        reply.raw.writeHead(REFUSAL_STATUSES.unavailable).end();
      }
      return reply;
    },
  );

  api.post<{ Params: Params; Body: TeacherRequest }>(
    '/rooms/:code/totals',
    {
      schema: {
        params: roomParamsSchema,
        body: teacherRequestSchema,
        response: { 200: roomTotalsSchema },
      },
    },
    async (request, reply) => {
      const totals = await rooms.totalsOf(request.params.code, request.body.teacher);
      return totals === null ? refuse(reply, 'no-such-room') : reply.send(totals);
    },
  );

  api.delete<{ Params: Params; Body: TeacherRequest }>(
    '/rooms/:code',
    { schema: { params: roomParamsSchema, body: teacherRequestSchema } },
    async (request, reply) => {
      const isGone = await rooms.remove(request.params.code, request.body.teacher);
      return isGone ? reply.code(204).send() : refuse(reply, 'no-such-room');
    },
  );
}
