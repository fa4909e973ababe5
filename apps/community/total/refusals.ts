import type { Pool } from 'pg';
import type { CountedEdition } from '../ballot/edition.ts';
import { openLotOf } from './fold.ts';

/** Numbers of refusals by reason, until they are written with the open lot. */
export type Refusals = {
  readonly add: (reason: string, count?: number) => void;
  readonly write: (pool: Pool, edition: CountedEdition) => Promise<void>;
};

/** Counted with the refusals, but not one: an operation that was done before. */
export const REPEATED = 'repeated';

export function createRefusals(): Refusals {
  let counts = new Map<string, number>();
  const add = (reason: string, count = 1) => {
    if (count > 0) counts.set(reason, (counts.get(reason) ?? 0) + count);
  };
  return {
    add,
    write: async (pool, edition) => {
      if (counts.size === 0) return;
      const written = counts;
      counts = new Map();
      try {
        await pool.query(
          `INSERT INTO refusal AS r (lot, reason, count)
           SELECT $1, * FROM unnest($2::text[], $3::bigint[])
           ON CONFLICT (lot, reason) DO UPDATE SET count = r.count + excluded.count`,
          [await openLotOf(pool, edition), [...written.keys()], [...written.values()]],
        );
      } catch (error) {
        for (const [reason, count] of written) add(reason, count);
        throw error;
      }
    },
  };
}
