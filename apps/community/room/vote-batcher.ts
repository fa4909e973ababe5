import type { Pool, PoolClient } from 'pg';
import { NotWritten } from '../ballot/batcher.ts';
import { withClient } from '../database/pool.ts';

type Vote = {
  readonly room: string;
  /** The hash of the pupil's secret. */
  readonly token: Buffer;
  readonly rev: number;
  readonly choices: Buffer;
};

/** The stored revision, or why this vote was refused. */
type VoteOutcome = number | 'frozen' | 'no-such-room' | 'malformed';

/** Writes the votes of all rooms in batches, with one notification per batch to all processes. */
export type VoteBatcher = {
  /** Resolves after the commit. */
  readonly submit: (vote: Vote) => Promise<VoteOutcome>;
  /** Adds a room that changed otherwise to the next notification. */
  readonly touch: (room: string) => void;
  /** Rejects the queued votes with NotWritten. */
  readonly giveUp: () => void;
  /** Sends the last notification, then stops. */
  readonly close: () => Promise<void>;
};

export type VoteBatcherOptions = {
  /**
   * Least time between two batches. PostgreSQL commits transactions with a NOTIFY one at a time:
   * one per vote would slow down all others.
   */
  readonly everyMs: number;
  readonly queue: number;
  readonly onBatch: (votes: number) => void;
};

export const ROOM_CHANNEL = 'room';
/** The payload of NOTIFY is under 8 000 bytes; a code and its comma take 7. */
const LARGEST_BATCH = 1_000;

type Waiting = {
  readonly key: string;
  readonly vote: Vote;
  readonly resolve: (outcome: VoteOutcome) => void;
  readonly reject: (error: Error) => void;
};

/**
 * Returns each vote with the revision before it. The rooms are locked: a vote waits for the item
 * that the teacher is showing, then leaves it as it was. The notification comes first in the join:
 * it must be sent even without votes.
 */
const WRITE = `
  WITH vote AS (
    SELECT * FROM unnest($1::text[], $2::bytea[], $3::int[], $4::bytea[]) WITH ORDINALITY
      AS v (room, token, rev, choices, at)
  ), found AS (
    SELECT at, vote.room, pupil, pupil.rev AS stood, vote.rev, vote.choices, shown,
      is_open AND NOT is_frozen AND NOT is_over AS takes,
      octet_length(vote.choices) = items AS fits
    FROM vote JOIN room ON code = vote.room
    JOIN room_pupil AS pupil ON pupil.room = vote.room AND pupil.token = vote.token
    FOR SHARE OF room
  ), written AS (
    UPDATE room_pupil AS p SET rev = found.rev,
      choices = keeping_shown(found.choices, p.choices, found.shown) FROM found
    WHERE p.room = found.room AND p.pupil = found.pupil AND takes AND fits AND p.rev < found.rev
    RETURNING p.room
  ), used AS (
    UPDATE room SET used_at = now() WHERE code IN (
      SELECT code FROM room WHERE code IN (SELECT room FROM written)
        AND used_at < now() - interval '1 minute' ORDER BY code FOR UPDATE SKIP LOCKED)
  ), sent AS (
    SELECT pg_notify('${ROOM_CHANNEL}', string_agg(room, ',')) FROM (
      SELECT room FROM written UNION SELECT unnest($5::text[])) AS moved HAVING count(*) > 0
  )
  SELECT at, stood, takes, fits FROM (SELECT count(*) FROM sent) AS notified LEFT JOIN found ON true`;

export function createVoteBatcher(pool: Pool, options: VoteBatcherOptions): VoteBatcher {
  const queue: Waiting[] = [];
  let touched = new Set<string>();
  let isScheduled = false;
  let writing: Promise<void> | null = null;
  let isClosed = false;
  let lastAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    if (isScheduled || isClosed || writing !== null) return;
    isScheduled = true;
    // Without delay when the last batch is old enough.
    setTimeout(flush, Math.max(0, lastAt + options.everyMs - performance.now()));
  }

  function flush(): void {
    isScheduled = false;
    writing ??= write().finally(() => {
      writing = null;
      if (queue.length > 0 || touched.size > 0) schedule();
    });
  }

  async function write(): Promise<void> {
    lastAt = performance.now();
    const taken = queue.splice(0, LARGEST_BATCH);
    const rooms = [...touched].slice(0, LARGEST_BATCH - taken.length);
    for (const room of rooms) touched.delete(room);
    try {
      const outcomes = await withClient(pool, (client) => writeVotes(client, taken, rooms));
      for (const { key, vote, resolve } of taken) resolve(outcomeOf(vote, outcomes.get(key)));
      options.onBatch(taken.length);
    } catch (error) {
      for (const { reject } of taken) reject(new NotWritten('Not written', { cause: error }));
      touched = new Set([...rooms, ...touched]);
    }
  }

  return {
    submit: (vote) => {
      if (queue.length >= options.queue) return Promise.reject(new NotWritten('Queue full'));
      return new Promise((resolve, reject) => {
        queue.push({ key: vote.room + vote.token.toString('hex'), vote, resolve, reject });
        schedule();
      });
    },
    touch: (room) => {
      touched.add(room);
      schedule();
    },
    giveUp: () => {
      for (const { reject } of queue.splice(0)) reject(new NotWritten('Stopping'));
    },
    close: async () => {
      isClosed = true;
      await writing;
      if (touched.size > 0) await write();
    },
  };
}

/**
 * Of one pupil, after the batch: the stored revision, whether the room takes votes, and whether the
 * ballot has the length of the deck.
 */
type Found = { readonly standing: number; readonly takes: boolean; readonly fits: boolean };

async function writeVotes(
  client: PoolClient,
  taken: readonly Waiting[],
  rooms: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  // Of two votes of one pupil, only the latest revision is written; it answers both.
  const latest = new Map<string, Vote>();
  for (const { key, vote } of taken) {
    if (vote.rev > (latest.get(key)?.rev ?? 0)) latest.set(key, vote);
  }
  // Sorted: concurrent batches lock the rows they share in the same order and cannot deadlock.
  const entries = [...latest].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const votes = entries.map(([, vote]) => vote);
  const { rows } = await client.query<{
    at: string | null;
    stood: number;
    takes: boolean;
    fits: boolean;
  }>({
    name: 'votes',
    text: WRITE,
    values: [
      votes.map(({ room }) => room),
      votes.map(({ token }) => token),
      votes.map(({ rev }) => rev),
      votes.map(({ choices }) => choices),
      rooms,
    ],
  });
  const found = new Map<string, Found>();
  for (const { at, stood, takes, fits } of rows) {
    const [key, vote] = entries[Number(at ?? 0) - 1] ?? [];
    if (key === undefined || vote === undefined) continue;
    const standing = takes && fits ? Math.max(stood, vote.rev) : stood;
    found.set(key, { standing, takes, fits });
  }
  return found;
}

/** A stored vote sent again gets the same answer, even if the room was frozen since. */
function outcomeOf(vote: Vote, found: Found | undefined): VoteOutcome {
  if (found === undefined) return 'no-such-room';
  if (found.standing >= vote.rev) return found.standing;
  return found.fits ? 'frozen' : 'malformed';
}
