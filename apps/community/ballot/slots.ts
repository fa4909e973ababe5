import type { Pool } from 'pg';
import { NotWritten } from './batcher.ts';

type Slot = {
  readonly id: number;
  /** Milliseconds since 1970; null while it is open. */
  readonly closedAt: number | null;
};

/** The slots of an edition, cached in this process. */
export type Slots = {
  readonly refresh: () => Promise<void>;
  /** The open slot; null when the edition is closed. */
  readonly current: () => Slot | null;
  readonly find: (id: number) => Promise<Slot | null>;
};

type Row = { id: string; closed_at: Date | null };

/**
 * Slots never read, the last one read, and those closed within the hour. The last one read may have
 * closed hours ago while the database was unreachable, hence `>=`.
 */
const RECENT = `
  SELECT id, closed_at FROM slot
  WHERE edition = $1 AND (id >= $2 OR closed_at > now() - interval '1 hour')`;

/** Slots that other processes may open between two reads. */
const MOST_AHEAD = 8;

export function createSlots(pool: Pool, edition: number): Slots {
  const slots = new Map<number, Slot>();
  let latest = -1;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    const { rows } = await pool.query<Row>(RECENT, [edition, latest]);
    for (const { id, closed_at: closedAt } of rows) {
      const slot = { id: Number(id), closedAt: closedAt?.getTime() ?? null };
      slots.set(slot.id, slot);
      latest = Math.max(latest, slot.id);
    }
  }

  function refresh(): Promise<void> {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  }

  return {
    refresh,
    current: () => {
      const slot = slots.get(latest);
      return slot === undefined || slot.closedAt !== null ? null : slot;
    },
    find: async (id) => {
      // An unknown slot just after the last one may have been opened by another process. Any other
      // unknown number is refused without a query.
      if (id > latest && id <= latest + MOST_AHEAD) {
        await refresh().catch((cause: unknown) => {
          throw new NotWritten('Slots cannot be read', { cause });
        });
      }
      return slots.get(id) ?? null;
    },
  };
}
