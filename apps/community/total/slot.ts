import { randomBytes } from 'node:crypto';
import { SEED_BYTES } from '@nosmilliards/contract/community-key';
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../database/pool.ts';

/** Changes the bits of the proof of work: closes the open slot and opens another. */
export async function setDifficulty(pool: Pool, year: number, bits: number): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      'UPDATE slot SET closed_at = now() WHERE edition = $1 AND closed_at IS NULL',
      [year],
    );
    await openSlot(client, year, bits);
  });
}

export async function openSlot(client: PoolClient, year: number, bits: number): Promise<void> {
  await client.query(
    `INSERT INTO slot (id, edition, seed, bits)
     SELECT coalesce(max(id), 0) + 1, $1, $2, $3 FROM slot`,
    [year, randomBytes(SEED_BYTES), bits],
  );
}
