import { FIRST_CHOICE, NO_CHOICE } from '@nosmilliards/contract/choice-byte';
import type { Refusal } from '@nosmilliards/contract/community-message';
import {
  joinAnswerSchema,
  joinRequestSchema,
  openedRoomSchema,
  roomParamsSchema,
  roomRequestSchema,
  roomTotalsSchema,
  seatParamsSchema,
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
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Rooms } from './rooms.ts';

export type Refuse = (reply: FastifyReply, refusal: Refusal | RoomRefusal) => FastifyReply;

type Params = { code: string };

/** Routes of the live rooms. They know items by number only, without title or amount. */
export function addRoomRoutes(api: FastifyInstance, rooms: Rooms, refuse: Refuse): void {
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
    async (request, reply) => {
      const opened = await rooms.open(request.body);
      rooms.remember(request.ip, opened.code);
      return reply.code(201).send(opened);
    },
  );

  api.post<{ Params: Params; Body: JoinRequest }>(
    '/rooms/:code/pupils',
    {
      schema: {
        params: roomParamsSchema,
        body: joinRequestSchema,
        response: { 200: joinAnswerSchema },
      },
    },
    async (request, reply) => {
      const pupil = await rooms.join(request.ip, request.params.code, request.body.token);
      return typeof pupil === 'number' ? reply.send({ pupil }) : refuse(reply, pupil);
    },
  );

  // Requests of the teacher have no limit of wrong codes: without the secret, a right code and a
  // wrong one get the same answer, and a pupil who guesses must not stop the lesson.
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
      const { code } = request.params;
      const outcome = await rooms.vote(request.ip, code, request.body);
      if (outcome !== 'no-such-room' && outcome !== 'too-many') rooms.remember(request.ip, code);
      return typeof outcome === 'number' ? reply.send({ rev: outcome }) : refuse(reply, outcome);
    },
  );

  api.put<{ Params: Params; Body: StageRequest }>(
    '/rooms/:code/state',
    { schema: { params: roomParamsSchema, body: stageRequestSchema } },
    async (request, reply) => {
      const { code } = request.params;
      const { teacher, ...stage } = request.body;
      const outcome = await rooms.changeStage(code, teacher, stage);
      if (outcome !== 'changed') return refuse(reply, outcome);
      rooms.remember(request.ip, code);
      return reply.code(204).send();
    },
  );

  api.get<{ Params: Params }>(
    '/rooms/:code/state',
    { schema: { params: roomParamsSchema } },
    async (request, reply) => {
      const found = await rooms.stateOf(request.ip, request.params.code);
      if (typeof found === 'string') return refuse(reply, found);
      return reply.type('application/json').send(found.state);
    },
  );

  api.get<{ Params: Params }>(
    '/rooms/:code/events',
    // A HEAD would never be answered.
    { schema: { params: roomParamsSchema }, exposeHeadRoute: false },
    async (request, reply) => {
      const { code } = request.params;
      const found = await rooms.stateOf(request.ip, code);
      if (typeof found === 'string') return refuse(reply, found);
      if (!rooms.follow(code, found.state, reply.raw)) return refuse(reply, 'unavailable');
      return reply.hijack();
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
      return typeof totals === 'string' ? refuse(reply, totals) : reply.send(totals);
    },
  );

  api.delete<{ Params: Params & { pupil: string }; Body: TeacherRequest }>(
    '/rooms/:code/pupils/:pupil',
    { schema: { params: seatParamsSchema, body: teacherRequestSchema } },
    async (request, reply) => {
      const { code, pupil } = request.params;
      const isFreed = await rooms.free(code, request.body.teacher, Number(pupil));
      return isFreed ? reply.code(204).send() : refuse(reply, 'no-such-room');
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
