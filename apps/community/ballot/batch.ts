import type { PoolClient } from 'pg';
import { sumsOf, type Operation, type Status } from './operation.ts';

export type Written = {
  readonly statuses: ReadonlyMap<string, Status>;
  /** Operations that changed no row: already counted, or already withdrawn. */
  readonly repeated: number;
};

const DIVISION_BY_ZERO = '22012';

/**
 * A key is inserted once; the only later change is from counted to withdrawn. `RETURNING old` needs
 * PostgreSQL 18.
 */
const SPEND = `
  INSERT INTO spent AS s (key, counted) SELECT * FROM unnest($1::uuid[], $2::boolean[])
  ON CONFLICT (key) DO UPDATE SET counted = false WHERE s.counted AND NOT excluded.counted`;

/**
 * The whole batch in one statement. The sums are right only if every operation changed its row;
 * otherwise the division by zero rolls it all back and `writeEach` is used.
 */
const WHOLE = `
  WITH spending AS (${SPEND} RETURNING old.counted AS before, new.counted AS after),
  effect AS (
    SELECT count(*) FILTER (WHERE after) AS added,
           count(*) FILTER (WHERE before AND NOT after) AS removed FROM spending
  ),
  entry AS (INSERT INTO journal (edition, added, removed, sums) VALUES ($3, $4, $5, $6))
  SELECT 1 / (added = $4 AND removed = $5)::int FROM effect`;
const EACH = `${SPEND} RETURNING key, old.counted AS before, new.counted AS after`;
const ENTRY = 'INSERT INTO journal (edition, added, removed, sums) VALUES ($1, $2, $3, $4)';
const KNOWN = 'SELECT key, counted FROM spent WHERE key = ANY ($1::uuid[])';

/** `batch` has a key at most once. Resolves after the commit. */
export async function writeBatch(
  client: PoolClient,
  edition: number,
  batch: readonly Operation[],
): Promise<Written> {
  // Sorted by key: concurrent batches lock the rows they share in the same order and cannot
  // deadlock.
  const operations = batch.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const keys = operations.map(({ key }) => key);
  const rows = [listOf(keys), listOf(operations.map(({ isAddition }) => isAddition))] as const;
  const { added, removed, sums } = sumsOf(operations);
  try {
    const values = [...rows, edition, added, removed, sums];
    await client.query({ name: 'whole', text: WHOLE, values });
    return { statuses: new Map(operations.map((one) => [one.key, statusOf(one)])), repeated: 0 };
  } catch (error) {
    if (!isDivisionByZero(error)) throw error;
  }
  return writeEach(client, edition, operations, keys, rows);
}

async function writeEach(
  client: PoolClient,
  edition: number,
  operations: readonly Operation[],
  keys: readonly string[],
  inserted: readonly string[],
): Promise<Written> {
  await client.query('BEGIN');
  const { rows } = await client.query<{ key: string; before: boolean | null; after: boolean }>({
    name: 'each',
    text: EACH,
    values: [...inserted],
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
  const unmoved = keys.filter((key) => !moved.has(key));
  const known = await client.query<{ key: string; counted: boolean }>({
    name: 'known',
    text: KNOWN,
    values: [unmoved],
  });
  await client.query('COMMIT');
  const statuses = new Map(operations.map((one): [string, Status] => [one.key, statusOf(one)]));
  for (const { key, counted } of known.rows) statuses.set(key, counted ? 'counted' : 'withdrawn');
  return { statuses, repeated: operations.length - effective.length };
}

function statusOf({ isAddition }: Operation): Status {
  return isAddition ? 'counted' : 'withdrawn';
}

/**
 * A PostgreSQL array literal. The driver's own conversion scans every item for quotes to escape.
 */
function listOf(items: readonly (string | boolean)[]): string {
  return `{${items.join(',')}}`;
}

function isDivisionByZero(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO;
}
