import type { Pool } from 'pg';
import { LAYOUT } from '../ballot/cells.ts';
import { countedEditionOf, type CountedEdition, type Figures } from '../ballot/edition.ts';
import { inTransaction } from '../database/pool.ts';
import { foldAll } from './fold.ts';
import { openSlot } from './slot.ts';

/** Bits of each of the eight puzzles: about a second on a slow phone. */
const FIRST_BITS = 15;

/**
 * Does nothing if the edition exists, even when the built figures have changed. Two editions are
 * never open at once: a service folds the journal of one edition only.
 */
export async function openEdition(pool: Pool, figures: Figures, bits = FIRST_BITS): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      'SELECT id FROM edition WHERE id <> $1 AND closed_at IS NULL',
      [figures.year],
    );
    const [open] = rows;
    if (open !== undefined) {
      throw new Error(`Edition ${open.id} is still open: npm run operate -- close ${open.id}`);
    }
    const { rowCount } = await client.query(
      `INSERT INTO edition (id, figures, layout) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [figures.year, JSON.stringify(figures), LAYOUT],
    );
    if (rowCount === 1) await openSlot(client, figures.year, bits);
  });
}

/** The edition of that year, or the last that was opened. */
export async function readEdition(pool: Pool, year: number | null): Promise<CountedEdition> {
  const { rows } = await pool.query<{ figures: Figures; layout: string }>(
    'SELECT figures, layout FROM edition WHERE id = coalesce($1, id) ORDER BY id DESC LIMIT 1',
    [year],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No such edition was opened: npm run migrate');
  if (row.layout !== LAYOUT) throw new Error('This edition was counted with other cells');
  return countedEditionOf(row.figures);
}

/**
 * Ends the counting and deletes the keys; the counters stay. The open lot is too small to be
 * published, and never will be. Stop the services first: they would go on counting.
 */
export async function closeEdition(pool: Pool, edition: CountedEdition): Promise<void> {
  const { year } = edition;
  await foldAll(pool, edition);
  await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE spent, journal IN ACCESS EXCLUSIVE MODE');
    const { rows } = await client.query('SELECT FROM journal WHERE edition = $1 LIMIT 1', [year]);
    if (rows.length > 0) throw new Error('Ballots still come: stop the services first');
    await client.query(
      `DELETE FROM spent USING slot
       WHERE slot.edition = $1 AND lpad(to_hex(slot.id), 8, '0') = left(spent.key::text, 8)`,
      [year],
    );
    await client.query(
      'UPDATE slot SET closed_at = now() WHERE edition = $1 AND closed_at IS NULL',
      [year],
    );
    await client.query('UPDATE edition SET closed_at = now() WHERE id = $1', [year]);
  });
}
