import { FIRST_CHOICE, LAST_CHOICE } from './choice-byte.ts';
import { ROOM_CODE_PATTERN } from './room-code.ts';
import {
  flag,
  integer,
  keyOf,
  listOf,
  nullable,
  object,
  oneOf,
  pairOf,
  readAs,
  text,
  type ValueOf,
} from './schema.ts';

/**
 * Messages between the screens of a room and the service. The service knows neither amounts nor
 * titles: a ballot is one byte per item of the deck (`choice-code.ts`), and it counts bytes.
 */

const LARGEST_REVISION = 2 ** 31 - 1;
const MOST_ITEMS = 255;
const LARGEST_CHOICES_TEXT = 340;

const count = integer(0);
const itemNumber = integer(0, MOST_ITEMS - 1);
const revision = integer(1, LARGEST_REVISION);
/** Sixteen random bytes, base64url: the secret of the teacher, or of a pupil. */
const secret = text('^[A-Za-z0-9_-]{22}$');
export const deckSchema = oneOf('groups', 'cards');
const pace = oneOf('together', 'own');
/** Number of pupils by byte, without the zeros. */
export const byteCountsSchema = listOf(pairOf(integer(FIRST_CHOICE, LAST_CHOICE), integer(1)));

export const roomParamsSchema = object({ code: text(ROOM_CODE_PATTERN) });

/** POST /api/v1/rooms */
export const roomRequestSchema = object({
  edition: integer(2000, 2255),
  deck: deckSchema,
  /** Length of a ballot of this deck in bytes. */
  items: integer(1, MOST_ITEMS),
  size: oneOf('class', 'meeting'),
});
export type RoomRequest = ValueOf<typeof roomRequestSchema>;

export const openedRoomSchema = object({ code: text(), teacher: secret });
export type OpenedRoom = ValueOf<typeof openedRoomSchema>;

/** POST /api/v1/rooms/:code/pupils: a token always gets the same number. */
export const joinRequestSchema = object({ token: secret });
export type JoinRequest = ValueOf<typeof joinRequestSchema>;
export const joinAnswerSchema = object({ pupil: integer(1) });
export type JoinAnswer = ValueOf<typeof joinAnswerSchema>;

/** PUT /api/v1/rooms/:code/votes: the whole ballot each time; the highest revision is kept. */
export const voteRequestSchema = object({
  token: secret,
  rev: revision,
  choices: text(`^[A-Za-z0-9_-]{2,${LARGEST_CHOICES_TEXT}}$`),
});
export type VoteRequest = ValueOf<typeof voteRequestSchema>;
/** The revision stored, after the commit. */
export const voteAnswerSchema = object({ rev: revision });
export type VoteAnswer = ValueOf<typeof voteAnswerSchema>;

/** Set by the teacher. A revealed item is frozen: a count that moves would show who voted. */
const stage = {
  item: itemNumber,
  pace,
  isOpen: flag,
  isFrozen: flag,
  isRevealed: flag,
  isOver: flag,
  /** Nobody enters any more; those inside stay. */
  isShut: flag,
};

/** PUT /api/v1/rooms/:code/state */
export const stageRequestSchema = object({ teacher: secret, ...stage });
export type StageRequest = ValueOf<typeof stageRequestSchema>;
export type RoomStage = Omit<StageRequest, 'teacher'>;

/** GET /api/v1/rooms/:code/state, and each event of …/events. */
export const roomStateSchema = object({
  edition: integer(),
  deck: deckSchema,
  items: integer(1),
  ...stage,
  members: count,
  /** Number of pupils who answered the current item. */
  answered: count,
  /** Counts of the current item, once revealed and with at least five answers. */
  counts: nullable(byteCountsSchema),
  /** The items whose counts were shown: their answers do not change any more. */
  shown: listOf(itemNumber),
});
export type RoomState = ValueOf<typeof roomStateSchema>;

/** `null` for an answer that the service never writes. */
export function readRoomState(value: unknown): RoomState | null {
  const state = readAs(roomStateSchema, value);
  return state !== null && state.item < state.items ? state : null;
}

/** DELETE /api/v1/rooms/:code/pupils/:pupil: frees a seat. */
export const seatParamsSchema = object({
  code: text(ROOM_CODE_PATTERN),
  pupil: text('^[1-9]\\d{0,3}$'),
});

/** POST /api/v1/rooms/:code/totals, DELETE /api/v1/rooms/:code and …/pupils/:pupil */
export const teacherRequestSchema = object({ teacher: secret });
export type TeacherRequest = ValueOf<typeof teacherRequestSchema>;
/** Counts by item, empty below five answers. */
export const roomTotalsSchema = object({ members: count, items: listOf(byteCountsSchema) });
export type RoomTotals = ValueOf<typeof roomTotalsSchema>;

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

/** The refusals that screens handle. */
export const roomRefusalSchema = object({
  refusal: keyOf({ ...ROOM_REFUSAL_STATUSES, 'too-many': 429, malformed: 400 }),
});
