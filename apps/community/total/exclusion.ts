import type { Pool } from 'pg';

/**
 * Excludes a whole lot from the totals, with a public reason. A single ballot cannot be excluded:
 * none is stored.
 */
export async function excludeLot(pool: Pool, lot: number, reason: string): Promise<void> {
  await setReason(pool, lot, reason);
}

export async function includeLot(pool: Pool, lot: number): Promise<void> {
  await setReason(pool, lot, null);
}

async function setReason(pool: Pool, lot: number, reason: string | null): Promise<void> {
  const { rowCount } = await pool.query(
    'UPDATE lot SET excluded_because = $2 WHERE id = $1 AND closed_at IS NOT NULL',
    [lot, reason],
  );
  if (rowCount !== 1) throw new Error(`No closed lot ${lot}`);
}
