import { hash, randomBytes, randomInt } from 'node:crypto';
import { drawRoomCode } from '@nosmilliards/contract/room-code';
import {
  type OpenedRoom,
  type RoomRequest,
  type RoomStage,
  type RoomState,
  type RoomTotals,
} from '@nosmilliards/contract/room-message';
import { LEAST_ANSWERS_SHOWN, ROOM_HOURS, ROOM_SEATS } from '@nosmilliards/contract/room-rule';
import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import { NotWritten } from '../ballot/batcher.ts';
import { inTransaction, withClient } from '../database/pool.ts';

const SECRET_BYTES = 16;
const DIGEST_BYTES = 32;
/** A drawn code is almost never in use: three in a row mean a fault. */
const DRAWS = 3;
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const CONSTRAINTS = '23';

type ByteCount = [byte: number, count: number];

/** The only stored form of a secret, the teacher's or a pupil's. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', Buffer.from(secret, 'base64url'), 'buffer');
}

export async function openRoom(pool: Pool, request: RoomRequest): Promise<OpenedRoom> {
  const teacher = randomBytes(SECRET_BYTES).toString('base64url');
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const code = drawRoomCode((below) => randomInt(below));
    // oxlint-disable-next-line no-await-in-loop -- retries only when the code is taken
    const { rowCount } = await ask(
      pool,
      `INSERT INTO room (code, teacher, edition, deck, items, seats)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [
        code,
        hashOf(teacher),
        request.edition,
        request.deck,
        request.items,
        ROOM_SEATS[request.size],
      ],
    );
    if (rowCount === 1) return { code, teacher };
  }
  throw new NotWritten('No free code');
}

/** The number of the pupil with this token. A token takes one seat, however often it is sent. */
export async function joinRoom(
  pool: Pool,
  code: string,
  token: string,
): Promise<number | 'no-such-room' | 'room-full' | 'room-shut'> {
  const digest = hashOf(token);
  const seated = await seatOf(pool, code, digest);
  if (seated !== null) return seated;
  try {
    const { rows } = await ask<{ pupil: number }>(
      pool,
      `WITH seat AS (
         UPDATE room SET members = members + 1, given = given + 1, used_at = now()
         WHERE code = $1 AND members < seats AND NOT is_shut RETURNING given, items)
       INSERT INTO room_pupil (room, pupil, token, choices)
       SELECT $1, given, $2, decode(repeat('00', items), 'hex') FROM seat RETURNING pupil`,
      [code, digest],
    );
    if (rows[0] !== undefined) return rows[0].pupil;
  } catch (error) {
    // The same phone sent two requests at once: this one was rolled back, the seat is the other's.
    const taken = codeOf(error) === UNIQUE_VIOLATION ? await seatOf(pool, code, digest) : null;
    if (taken === null) throw error;
    return taken;
  }
  const { rows } = await ask<{ is_shut: boolean }>(
    pool,
    'SELECT is_shut FROM room WHERE code = $1',
    [code],
  );
  const [room] = rows;
  if (room === undefined) return 'no-such-room';
  return room.is_shut ? 'room-shut' : 'room-full';
}

/**
 * Frees a seat: its token is worth nothing any more. Its answers are erased, except on the items
 * already shown, whose counts would otherwise tell what this pupil had answered.
 */
export async function freeSeat(
  pool: Pool,
  code: string,
  teacher: string,
  pupil: number,
): Promise<boolean> {
  const isFreed = await asTeacher(pool, code, teacher, async (client) => {
    const { rowCount } = await client.query(
      `WITH freed AS (
         UPDATE room_pupil AS p SET token = $3, is_freed = true,
           choices = keeping_shown(decode(repeat('00', items), 'hex'), choices, shown)
         FROM room WHERE code = $1 AND room = code AND pupil = $2 AND NOT is_freed
         RETURNING code)
       UPDATE room SET members = members - 1 FROM freed WHERE room.code = freed.code`,
      [code, pupil, randomBytes(DIGEST_BYTES)],
    );
    return rowCount === 1;
  });
  return isFreed === true;
}

export async function changeStage(
  pool: Pool,
  code: string,
  teacher: string,
  stage: RoomStage,
): Promise<'changed' | 'no-such-room' | 'malformed'> {
  try {
    return await asTeacher(pool, code, teacher, async (client) => {
      await client.query(
        `UPDATE room SET item = $2, pace = $3, is_open = $4, is_frozen = $5, is_revealed = $6,
           is_over = $7, is_shut = $8, used_at = now(),
           shown = CASE WHEN $6 AND $2 <> ALL (shown) AND $9 <= (SELECT count(*) FROM room_pupil
               WHERE room = code AND $2 < items AND get_byte(choices, $2) > 0)
             THEN shown || $2::smallint ELSE shown END
         WHERE code = $1`,
        [
          code,
          stage.item,
          stage.pace,
          stage.isOpen,
          // Revealed counts are frozen: a count that moves when one pupil answers shows that
          // pupil's choice.
          stage.isFrozen || stage.isRevealed,
          stage.isRevealed,
          stage.isOver,
          stage.isShut,
          LEAST_ANSWERS_SHOWN,
        ],
      );
      return 'changed' as const;
    });
  } catch (error) {
    if (codeOf(error) === CHECK_VIOLATION) return 'malformed';
    throw error;
  }
}

type StateRow = {
  code: string;
  edition: number;
  deck: RoomState['deck'];
  items: number;
  members: number;
  item: number;
  pace: RoomState['pace'];
  is_open: boolean;
  is_frozen: boolean;
  is_revealed: boolean;
  is_over: boolean;
  is_shut: boolean;
  shown: number[];
  counts: ByteCount[] | null;
};

const STATES = `
  SELECT code, edition, deck, items, members, item, pace, is_open, is_frozen, is_revealed, is_over,
    is_shut, shown,
    (SELECT json_agg(json_build_array(byte, count) ORDER BY byte) FROM (
       SELECT get_byte(choices, room.item) AS byte, count(*) FROM room_pupil
       WHERE room = room.code GROUP BY 1) AS answers WHERE byte > 0) AS counts
  FROM room WHERE code = ANY ($1::text[])`;

/** The public state of each room, as JSON. */
export async function readStates(
  pool: Pool,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await ask<StateRow>(pool, STATES, [codes]);
  return new Map(rows.map((row) => [row.code, JSON.stringify(stateOf(row))]));
}

function stateOf(row: StateRow): RoomState {
  const counts = row.counts ?? [];
  const answered = answersIn(counts);
  return {
    edition: row.edition,
    deck: row.deck,
    items: row.items,
    item: row.item,
    pace: row.pace,
    isOpen: row.is_open,
    isFrozen: row.is_frozen,
    isRevealed: row.is_revealed,
    isOver: row.is_over,
    isShut: row.is_shut,
    members: row.members,
    answered,
    counts: row.is_revealed && answered >= LEAST_ANSWERS_SHOWN ? counts : null,
    shown: row.shown,
  };
}

/**
 * Counts of each item, for the teacher, once votes are frozen. What they show stays: an answer that
 * changed between two readings would be read in their difference.
 */
export async function readTotals(
  pool: Pool,
  code: string,
  teacher: string,
): Promise<RoomTotals | 'no-such-room' | 'not-frozen'> {
  return asTeacher(pool, code, teacher, async (client) => {
    const { rows } = await client.query<{
      members: number;
      items: number;
      is_still: boolean;
      counts: number[][] | null;
    }>(
      `SELECT members, items, is_frozen OR is_over AS is_still,
         (SELECT json_agg(json_build_array(item, byte, count) ORDER BY item, byte) FROM (
            SELECT item, get_byte(choices, item) AS byte, count(*)
            FROM room_pupil, generate_series(0, room.items - 1) AS item
            WHERE room = room.code GROUP BY 1, 2) AS answers WHERE byte > 0) AS counts
       FROM room WHERE code = $1`,
      [code],
    );
    const [row] = rows;
    if (row === undefined || !row.is_still) return 'not-frozen';
    const items = Array.from({ length: row.items }, (): ByteCount[] => []);
    for (const [item = 0, byte = 0, count = 0] of row.counts ?? []) {
      items[item]?.push([byte, count]);
    }
    const shown = items.map((counts) => (answersIn(counts) >= LEAST_ANSWERS_SHOWN ? counts : []));
    const revealed = shown.flatMap((counts, item) => (counts.length > 0 ? [item] : []));
    await client.query(
      `UPDATE room SET shown = ARRAY(SELECT DISTINCT unnest(shown || $2::smallint[]) ORDER BY 1)
       WHERE code = $1`,
      [code, revealed],
    );
    return { members: row.members, items: shown };
  });
}

export async function deleteRoom(pool: Pool, code: string, teacher: string): Promise<boolean> {
  const isDeleted = await asTeacher(pool, code, teacher, async (client) => {
    const { rowCount } = await client.query('DELETE FROM room WHERE code = $1', [code]);
    return rowCount === 1;
  });
  return isDeleted === true;
}

/** Deletes the rooms opened more than 24 hours ago or unused for 3 hours. Returns their codes. */
export async function purgeRooms(pool: Pool | PoolClient): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `DELETE FROM room
     WHERE opened_at < now() - interval '${ROOM_HOURS} hours' OR used_at < now() - interval '3 hours'
     RETURNING code`,
  );
  return rows.map(({ code }) => code);
}

export async function countRooms(pool: Pool): Promise<{ rooms: number; members: number }> {
  const { rows } = await pool.query<{ rooms: number; members: number }>(
    'SELECT count(*)::int AS rooms, coalesce(sum(members), 0)::int AS members FROM room',
  );
  return rows[0] ?? { rooms: 0, members: 0 };
}

async function seatOf(pool: Pool, code: string, digest: Buffer): Promise<number | null> {
  const { rows } = await ask<{ pupil: number }>(
    pool,
    'SELECT pupil FROM room_pupil WHERE room = $1 AND token = $2',
    [code, digest],
  );
  return rows[0]?.pupil ?? null;
}

/**
 * Every action of a teacher. The room is locked first: a vote under way is then either counted or
 * refused, and the statements of `work` all see the same answers.
 */
async function asTeacher<Value>(
  pool: Pool,
  code: string,
  teacher: string,
  work: (client: PoolClient) => Promise<Value>,
): Promise<Value | 'no-such-room'> {
  return written(
    inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        'SELECT FROM room WHERE code = $1 AND teacher = $2 FOR UPDATE',
        [code, hashOf(teacher)],
      );
      return rowCount === 1 ? work(client) : 'no-such-room';
    }),
  );
}

async function ask<Row extends QueryResultRow>(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<QueryResult<Row>> {
  return written(withClient(pool, (client) => client.query<Row>(text, [...values])));
}

/**
 * Resolves after the commit. Constraint violations are thrown as they are, other errors as
 * NotWritten.
 */
async function written<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error).startsWith(CONSTRAINTS)) throw error;
    throw new NotWritten('Not written', { cause: error });
  }
}

function answersIn(counts: readonly ByteCount[]): number {
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
