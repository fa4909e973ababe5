import type { PoolClient } from 'pg';
import { sumsOf, type Operation, type Status } from './operation.ts';

export type Written = {
  readonly statuses: ReadonlyMap<string, Status>;
  /** Operations that changed no row: already counted, or already withdrawn. */
  readonly repeated: number;
};

/**
 * A key is inserted once; the only later change is from counted to withdrawn. Returns the keys that
 * it moved. `RETURNING old` needs PostgreSQL 18.
 */
const SPEND = `
  INSERT INTO spent AS s (key, counted) SELECT * FROM unnest($1::uuid[], $2::boolean[])
  ON CONFLICT (key) DO UPDATE SET counted = false WHERE s.counted AND NOT excluded.counted
  RETURNING key, old.counted AS before, new.counted AS after`;
const KNOWN = 'SELECT key, counted FROM spent WHERE key = ANY ($1::uuid[])';
const ENTRY = 'INSERT INTO journal (edition, added, removed, sums) VALUES ($1, $2, $3, $4)';
/** The lock of the keys comes first: a closing under way is waited for, then seen. */
const LOCK = 'LOCK TABLE spent IN ROW EXCLUSIVE MODE';
const OPEN = 'SELECT FROM edition WHERE id = $1 AND closed_at IS NULL';

/** `batch` has a key at most once. Runs in a transaction of the caller. */
export async function writeBatch(
  client: PoolClient,
  edition: number,
  batch: readonly Operation[],
): Promise<Written> {
  await client.query(LOCK);
  const open = await client.query({ name: 'open', text: OPEN, values: [edition] });
  if (open.rowCount !== 1) throw new Error('The edition is closed');
  // Sorted by key: concurrent batches lock the rows they share in the same order and cannot
  // deadlock.
  const operations = batch.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const { rows } = await client.query<{ key: string; before: boolean | null; after: boolean }>({
    name: 'spend',
    text: SPEND,
    values: [
      listOf(operations.map(({ key }) => key)),
      listOf(operations.map(({ isAddition }) => isAddition)),
    ],
  });
  const moved = new Map(rows.map((row) => [row.key, row]));
  const effective = operations.filter(({ key, isAddition }) => {
    const row = moved.get(key);
    // A withdrawal that inserts its key (its addition has not arrived) subtracts nothing.
    return isAddition ? row?.after === true : row?.before === true;
  });
  if (effective.length > 0) {
    const { added, removed, sums } = sumsOf(effective);
    await client.query({ name: 'entry', text: ENTRY, values: [edition, added, removed, sums] });
  }
  const statuses = new Map(
    operations.map(({ key, isAddition }): [string, Status] => [
      key,
      isAddition ? 'counted' : 'withdrawn',
    ]),
  );
  if (moved.size < operations.length) {
    const unmoved = operations.flatMap(({ key }) => (moved.has(key) ? [] : [key]));
    const known = await client.query<{ key: string; counted: boolean }>({
      name: 'known',
      text: KNOWN,
      values: [unmoved],
    });
    for (const { key, counted } of known.rows) statuses.set(key, counted ? 'counted' : 'withdrawn');
  }
  return { statuses, repeated: operations.length - effective.length };
}

/**
 * A PostgreSQL array literal. The driver's own conversion scans every item for quotes to escape.
 */
function listOf(items: readonly (string | boolean)[]): string {
  return `{${items.join(',')}}`;
}
