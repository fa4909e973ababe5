import { Type, type Static } from 'typebox';
import { FIRST_CHOICE, LAST_CHOICE } from './choice-byte.ts';
import { ROOM_CODE_PATTERN } from './room-code.ts';

/**
 * Messages between the screens of a room and the service. The service knows neither amounts nor
 * titles: a ballot is one byte per item of the deck (`choice-code.ts`), and it counts bytes. The
 * site must import the types only.
 */

const LARGEST_REVISION = 2 ** 31 - 1;
const MOST_ITEMS = 255;
const LARGEST_CHOICES_TEXT = 340;

const closed = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const itemNumber = Type.Integer({ minimum: 0, maximum: MOST_ITEMS - 1 });
const revision = Type.Integer({ minimum: 1, maximum: LARGEST_REVISION });
/** Sixteen random bytes, base64url: the secret of the teacher, or of a pupil. */
const secret = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });
const deck = Type.Union([Type.Literal('groups'), Type.Literal('cards')]);
const pace = Type.Union([Type.Literal('together'), Type.Literal('own')]);
/** Number of pupils by byte, without the zeros. */
const byteCounts = Type.Array(
  Type.Tuple([
    Type.Integer({ minimum: FIRST_CHOICE, maximum: LAST_CHOICE }),
    Type.Integer({ minimum: 1 }),
  ]),
);

export const roomParamsSchema = Type.Object(
  { code: Type.String({ pattern: ROOM_CODE_PATTERN }) },
  closed,
);

/** POST /api/v1/rooms */
export const roomRequestSchema = Type.Object(
  {
    edition: Type.Integer({ minimum: 2000, maximum: 2255 }),
    deck,
    /** Length of a ballot of this deck in bytes. */
    items: Type.Integer({ minimum: 1, maximum: MOST_ITEMS }),
    size: Type.Union([Type.Literal('class'), Type.Literal('meeting')]),
  },
  closed,
);
export type RoomRequest = Static<typeof roomRequestSchema>;

export const openedRoomSchema = Type.Object({ code: Type.String(), teacher: secret }, closed);
export type OpenedRoom = Static<typeof openedRoomSchema>;

/** POST /api/v1/rooms/:code/pupils: a token always gets the same number. */
export const joinRequestSchema = Type.Object({ token: secret }, closed);
export type JoinRequest = Static<typeof joinRequestSchema>;
export const joinAnswerSchema = Type.Object({ pupil: Type.Integer({ minimum: 1 }) }, closed);
export type JoinAnswer = Static<typeof joinAnswerSchema>;

/** PUT /api/v1/rooms/:code/votes: the whole ballot each time; the highest revision is kept. */
export const voteRequestSchema = Type.Object(
  {
    token: secret,
    rev: revision,
    choices: Type.String({ pattern: `^[A-Za-z0-9_-]{2,${LARGEST_CHOICES_TEXT}}$` }),
  },
  closed,
);
export type VoteRequest = Static<typeof voteRequestSchema>;
/** The revision stored, after the commit. */
export const voteAnswerSchema = Type.Object({ rev: revision }, closed);
export type VoteAnswer = Static<typeof voteAnswerSchema>;

/** Set by the teacher. A revealed item is frozen: a count that moves would show who voted. */
const stage = {
  item: itemNumber,
  pace,
  isOpen: Type.Boolean(),
  isFrozen: Type.Boolean(),
  isRevealed: Type.Boolean(),
  isOver: Type.Boolean(),
  /** Nobody enters any more; those inside stay. */
  isShut: Type.Boolean(),
};

/** PUT /api/v1/rooms/:code/state */
export const stageRequestSchema = Type.Object({ teacher: secret, ...stage }, closed);
export type StageRequest = Static<typeof stageRequestSchema>;
export type RoomStage = Omit<StageRequest, 'teacher'>;

/** GET /api/v1/rooms/:code/state, and each event of …/events. */
export const roomStateSchema = Type.Object(
  {
    edition: Type.Integer(),
    deck,
    items: Type.Integer({ minimum: 1 }),
    ...stage,
    members: count,
    /** Number of pupils who answered the current item. */
    answered: count,
    /** Counts of the current item, once revealed and with at least five answers. */
    counts: Type.Union([byteCounts, Type.Null()]),
    /** The items whose counts were shown: their answers do not change any more. */
    shown: Type.Array(itemNumber),
  },
  closed,
);
export type RoomState = Static<typeof roomStateSchema>;

/** DELETE /api/v1/rooms/:code/pupils/:pupil: frees a seat. */
export const seatParamsSchema = Type.Object(
  {
    code: Type.String({ pattern: ROOM_CODE_PATTERN }),
    pupil: Type.String({ pattern: '^[1-9]\\d{0,3}$' }),
  },
  closed,
);

/** POST /api/v1/rooms/:code/totals, DELETE /api/v1/rooms/:code and …/pupils/:pupil */
export const teacherRequestSchema = Type.Object({ teacher: secret }, closed);
export type TeacherRequest = Static<typeof teacherRequestSchema>;
/** Counts by item, empty below five answers. */
export const roomTotalsSchema = Type.Object(
  { members: count, items: Type.Array(byteCounts) },
  closed,
);
export type RoomTotals = Static<typeof roomTotalsSchema>;

/** Refusals of the rooms, besides those of `community-message.ts`. */
export const ROOM_REFUSAL_STATUSES = {
  /** Wrong code or wrong secret: the answer does not say which. */
  'no-such-room': 404,
  'room-full': 409,
  /** The teacher shut the entry. */
  'room-shut': 409,
  /** Totals are read once votes are frozen: a count that moves would show who voted. */
  'not-frozen': 409,
  /** The room is not open yet, frozen or over. The same vote may be accepted later. */
  frozen: 409,
} as const;
export type RoomRefusal = keyof typeof ROOM_REFUSAL_STATUSES;
