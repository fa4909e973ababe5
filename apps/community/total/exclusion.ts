import type { Pool } from 'pg';
import { inTransaction } from '../database/pool.ts';

/**
 * Excludes whole lots from the totals, with a public reason: one, or all from `lot` to `last`, which
 * the next publication subtracts together, under one noise. A single ballot cannot be excluded: none
 * is stored.
 */
export async function excludeLot(
  pool: Pool,
  lot: number,
  reason: string,
  last = lot,
): Promise<void> {
  await setReason(pool, lot, last, reason);
}

export async function includeLot(pool: Pool, lot: number, last = lot): Promise<void> {
  await setReason(pool, lot, last, null);
}

async function setReason(pool: Pool, lot: number, last: number, reason: string | null) {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'UPDATE lot SET excluded_because = $3 WHERE id BETWEEN $1 AND $2 AND closed_at IS NOT NULL',
      [lot, last, reason],
    );
    if (last < lot || rowCount !== last - lot + 1)
      throw new Error(`No closed lot ${lot}, or not all to ${last}`);
  });
}
