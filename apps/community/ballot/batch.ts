import type { PoolClient } from 'pg';
import { sumsOf, type Operation, type Status } from './operation.ts';

export type Written = {
  readonly statuses: ReadonlyMap<string, Status>;
  /** Those that changed nothing: sent again, or withdrawn before. */
  readonly repeated: number;
};

const DIVISION_BY_ZERO = '22012';

/** A key is counted once and withdrawn once: nothing else changes a row. `old` is of PostgreSQL 18. */
const SPEND = `
  INSERT INTO spent AS s (key, counted) SELECT * FROM unnest($1::uuid[], $2::boolean[])
  ON CONFLICT (key) DO UPDATE SET counted = false WHERE s.counted AND NOT excluded.counted`;

/**
 * One statement, one commit. The sums hold only if every row took effect: where one did not, the
 * division by zero undoes it all, and the long way is taken.
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

/** A key at most once. Answers hold once this is done, and not before. */
export async function writeBatch(
  client: PoolClient,
  edition: number,
  batch: readonly Operation[],
): Promise<Written> {
  // Always in the order of keys: two batches that share some wait for each other, and never both.
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
    // A key withdrawn before it came is kept as withdrawn, and was never counted.
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

/** As PostgreSQL reads them: the driver would look for quotes to escape in each. */
function listOf(items: readonly (string | boolean)[]): string {
  return `{${items.join(',')}}`;
}

function isDivisionByZero(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === DIVISION_BY_ZERO;
}
