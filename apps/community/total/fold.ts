import { PUBLICATION_RULE } from '@nosmilliards/contract/publication-rule';
import type { Pool, PoolClient } from 'pg';
import type { CountedEdition } from '../ballot/edition.ts';
import { addSums } from '../ballot/operation.ts';
import { inTransaction } from '../database/pool.ts';

export type LotRule = {
  /** A lot closes once it has this many changes and is this old, */
  readonly changes: number;
  readonly seconds: number;
  /** or once it has this many. */
  readonly most: number;
};
export const LOT_RULE: LotRule = {
  changes: PUBLICATION_RULE.lotChanges,
  seconds: PUBLICATION_RULE.lotSeconds,
  most: PUBLICATION_RULE.lotMost,
};

const LOCK = 424_242;
/** A row has at most 500 changes: a lot cannot exceed its size by more than 100 000. */
const ROWS_AT_ONCE = 200;
/** A slot closes after a day, or after ten minutes if 10 000 ballots were added. */
const SLOT_SECONDS = 86_400;
const BUSY_SLOT_SECONDS = 600;
const BUSY_SLOT_ADDED = 10_000;

/**
 * Moves rows of the journal into the open lot in one transaction, then closes the lot and the slot
 * if it is time. Returns the number of rows moved, 0 while another process is folding.
 */
export async function fold(pool: Pool, edition: CountedEdition, rule = LOT_RULE): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows: locks } = await client.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS mine',
      [LOCK],
    );
    if (locks[0]?.mine !== true) return 0;
    const moved = await foldJournal(client, edition);
    await closeRipeLot(client, edition.year, rule);
    await renewSlot(client, edition.year);
    return moved;
  });
}

/** Stops once less than a full pass was moved: the journal may grow while it is folded. */
export async function foldAll(pool: Pool, edition: CountedEdition, rule = LOT_RULE): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- sequential
  while ((await fold(pool, edition, rule)) === ROWS_AT_ONCE);
}

/**
 * The id of the open lot, created if there is none and the edition is open. Without a sequence,
 * which skips numbers: a missing number looks like a hidden lot.
 */
export async function openLotOf(
  client: Pool | PoolClient,
  edition: CountedEdition,
): Promise<number> {
  await client.query(
    `INSERT INTO lot (id, edition, cells)
     SELECT (SELECT coalesce(max(id), 0) + 1 FROM lot), id, $2 FROM edition
     WHERE id = $1 AND closed_at IS NULL
     ON CONFLICT DO NOTHING`,
    [edition.year, Buffer.alloc(edition.cells * Int32Array.BYTES_PER_ELEMENT)],
  );
  // A statement of its own: it sees the lot that another process opened while this one waited.
  const { rows } = await client.query<{ id: number }>(
    'SELECT id FROM lot WHERE edition = $1 AND closed_at IS NULL',
    [edition.year],
  );
  const [lot] = rows;
  if (lot === undefined) throw new Error('The edition is closed');
  return lot.id;
}

export function countsIn(bytes: Buffer): Int32Array {
  // Copied: the driver's bytes may not be aligned on 4.
  return new Int32Array(new Uint8Array(bytes).buffer);
}

async function foldJournal(client: PoolClient, edition: CountedEdition): Promise<number> {
  const { rows } = await client.query<{ added: number; removed: number; sums: Buffer }>(
    `DELETE FROM journal WHERE id IN (SELECT id FROM journal WHERE edition = $1 ORDER BY id LIMIT $2)
     RETURNING added, removed, sums`,
    [edition.year, ROWS_AT_ONCE],
  );
  if (rows.length === 0) return 0;
  const lot = await openLotOf(client, edition);
  const { rows: lots } = await client.query<{ cells: Buffer }>(
    'SELECT cells FROM lot WHERE id = $1 FOR UPDATE',
    [lot],
  );
  const cells = countsIn(lots[0]?.cells ?? Buffer.alloc(0));
  let added = 0;
  let removed = 0;
  for (const row of rows) {
    addSums(cells, row.sums);
    added += row.added;
    removed += row.removed;
  }
  await client.query(
    'UPDATE lot SET added = added + $2, removed = removed + $3, cells = $4 WHERE id = $1',
    [lot, added, removed, Buffer.from(cells.buffer)],
  );
  await client.query(
    'UPDATE slot SET added = added + $2 WHERE edition = $1 AND closed_at IS NULL',
    [edition.year, added],
  );
  return rows.length;
}

async function closeRipeLot(client: PoolClient, year: number, rule: LotRule): Promise<void> {
  await client.query(
    `UPDATE lot SET closed_at = now() WHERE edition = $1 AND closed_at IS NULL
     AND (added + removed >= $4
       OR added + removed >= $2 AND now() - opened_at >= make_interval(secs => $3))`,
    [year, rule.changes, rule.seconds, rule.most],
  );
}

export async function openSlot(client: PoolClient, year: number): Promise<void> {
  await client.query(
    'INSERT INTO slot (id, edition) SELECT coalesce(max(id), 0) + 1, $1 FROM slot',
    [year],
  );
}

async function renewSlot(client: PoolClient, year: number): Promise<void> {
  const { rowCount } = await client.query(
    `UPDATE slot SET closed_at = now() WHERE edition = $1 AND closed_at IS NULL
     AND (now() - opened_at >= make_interval(secs => $2)
       OR now() - opened_at >= make_interval(secs => $3) AND added >= $4)`,
    [year, SLOT_SECONDS, BUSY_SLOT_SECONDS, BUSY_SLOT_ADDED],
  );
  if (rowCount === 1) await openSlot(client, year);
}
