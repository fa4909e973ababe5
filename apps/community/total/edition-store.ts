import { DatabaseError, type Pool } from 'pg';
import { LAYOUT } from '../ballot/cells.ts';
import { countedEditionOf, type CountedEdition, type Figures } from '../ballot/edition.ts';
import { inTransaction } from '../database/pool.ts';
import { foldAll, openSlot } from './fold.ts';
import { publishLots } from './publication.ts';

const NOT_ALLOWED = '42501';

/**
 * Does nothing if the edition exists, even when the built figures have changed. Two editions are
 * never open at once: a service folds the journal of one edition only. Returns false for an edition
 * that was closed: it never opens again.
 */
export async function openEdition(pool: Pool, figures: Figures): Promise<boolean> {
  return inTransaction(pool, async (client) => {
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
    if (rowCount === 1) {
      await openSlot(client, figures.year);
      return true;
    }
    const known = await client.query('SELECT FROM edition WHERE id = $1 AND closed_at IS NULL', [
      figures.year,
    ]);
    return known.rowCount === 1;
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
 * Ends the counting, deletes the keys and the open lot, which is too small to be published; the
 * closed lots stay. Deleted rows would stay in the files: TRUNCATE and VACUUM FULL write new ones.
 * Returns false when the account may not clear the write-ahead log too.
 */
export async function closeEdition(pool: Pool, edition: CountedEdition): Promise<boolean> {
  const { year } = edition;
  await foldAll(pool, edition);
  await inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE spent, journal IN ACCESS EXCLUSIVE MODE');
    const { rowCount } = await client.query(
      'UPDATE edition SET closed_at = now() WHERE id = $1 AND closed_at IS NULL',
      [year],
    );
    if (rowCount !== 1) throw new Error(`Edition ${year} is closed already`);
    const { rows } = await client.query('SELECT FROM journal LIMIT 1');
    if (rows.length > 0) throw new Error('Ballots still come: stop the services first');
    // Two editions are never open at once: all keys are of this one.
    await client.query('TRUNCATE spent, journal');
    await client.query(
      `WITH opened AS (SELECT id FROM lot WHERE closed_at IS NULL),
       refused AS (DELETE FROM refusal WHERE lot IN (SELECT id FROM opened))
       UPDATE slot SET closed_at = now() WHERE closed_at IS NULL`,
    );
    await client.query('DELETE FROM lot WHERE closed_at IS NULL');
  });
  await publishLots(pool, edition, true);
  await pool.query('VACUUM (FULL) lot');
  return clearLog(pool);
}

/** With `wal_recycle = off` the former files of the log are deleted, not renamed for later use. */
async function clearLog(pool: Pool): Promise<boolean> {
  try {
    await pool.query('SELECT pg_switch_wal()');
    await pool.query('CHECKPOINT');
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_ALLOWED) return false;
    throw error;
  }
}
