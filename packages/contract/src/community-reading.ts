import type { IntegrityLedger, LotRecord, MonthRecord, Trends } from './community-message.ts';

/**
 * Parses the published documents without the schemas, whose library is larger than the page. An
 * invalid value refuses the whole document; unknown properties are ignored.
 */

type Fields = Readonly<Record<string, unknown>>;
type CardColumns = NonNullable<Trends['cards']>;

const LARGEST_SHARE = 100;
const FEWEST_STEPS = 3;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2255];

/** `null` for a document that the service never writes. */
export function readTrends(text: string): Trends | null {
  const fields = fieldsIn(text);
  if (fields === null) return null;
  const { edition, threshold, ballots, cards, balances, lots, isExact } = fields;
  if (!isYear(edition) || !isCount(threshold) || !isVerdict(isExact)) return null;
  const sums = readSums(lots);
  if (sums === null) return null;
  const head = { edition, threshold, lots: sums, isExact };
  // All three are published, or none.
  if (ballots === null && cards === null && balances === null) {
    return { ...head, ballots, cards, balances };
  }
  const columns = readColumns(cards);
  const steps = readBalances(balances);
  if (!isCount(ballots) || columns === null || steps === null) return null;
  return { ...head, ballots, cards: columns, balances: steps };
}

export function readLedger(text: string): IntegrityLedger | null {
  const fields = fieldsIn(text);
  if (fields === null) return null;
  const { edition, isExact } = fields;
  if (!isYear(edition) || !isVerdict(isExact)) return null;
  const lots = readList(fields['lots'], readLot);
  const earlier = readList(fields['earlier'], readMonth);
  return lots === null || earlier === null ? null : { edition, lots, earlier, isExact };
}

function readSums(value: unknown): Trends['lots'] | null {
  if (!isFields(value)) return null;
  const { closed, excluded, counted, withdrawn, refused } = value;
  const isRead =
    isCount(closed) &&
    isCount(excluded) &&
    isCount(counted) &&
    isCount(withdrawn) &&
    isCount(refused);
  return isRead ? { closed, excluded, counted, withdrawn, refused } : null;
}

/** All columns must have the same number of rows. */
function readColumns(value: unknown): CardColumns | null {
  if (!isFields(value)) return null;
  const answered = readShares(value['answered']);
  const keep = readShares(value['keep']);
  const increase = readShares(value['increase']);
  const decrease = readShares(value['decrease']);
  const remove = readShares(value['remove']);
  const median = readList(value['median'], (one) => (isMedian(one) ? { one } : null));
  if (answered === null || median?.length !== answered.length) return null;
  const isAsLong = (column: readonly number[]) => column.length === answered.length;
  if (keep === null || increase === null || decrease === null || remove === null) return null;
  if (![keep, increase, decrease, remove].every(isAsLong)) return null;
  return { answered, keep, increase, decrease, remove, median: median.map(({ one }) => one) };
}

function readBalances(value: unknown): NonNullable<Trends['balances']> | null {
  if (!isFields(value)) return null;
  const { from, step } = value;
  const shares = readShares(value['shares']);
  if (!isWhole(from) || !isCount(step) || step === 0) return null;
  return shares === null || shares.length < FEWEST_STEPS ? null : { from, step, shares };
}

function readLot(value: unknown): LotRecord | null {
  const counts = readCounts(value);
  if (!isFields(value) || counts === null) return null;
  const { lot, closedAt, excludedBecause } = value;
  if (!isCount(lot) || typeof closedAt !== 'string') return null;
  const read = { lot, closedAt, ...counts };
  if (excludedBecause === undefined) return read;
  return typeof excludedBecause === 'string' ? { ...read, excludedBecause } : null;
}

function readMonth(value: unknown): MonthRecord | null {
  const counts = readCounts(value);
  if (!isFields(value) || counts === null) return null;
  const { month, lots } = value;
  const isRead = typeof month === 'string' && /^\d{4}-\d{2}$/.test(month) && isCount(lots);
  return isRead ? { month, lots, ...counts } : null;
}

function readCounts(value: unknown): Omit<MonthRecord, 'month' | 'lots'> | null {
  if (!isFields(value)) return null;
  const { counted, withdrawn, repeated, refused } = value;
  if (!isCount(counted) || !isCount(withdrawn) || !isCount(repeated)) return null;
  if (!isFields(refused)) return null;
  const reasons = Object.entries(refused).flatMap(([reason, count]): [string, number][] =>
    isCount(count) ? [[reason, count]] : [],
  );
  if (reasons.length < Object.keys(refused).length) return null;
  return { counted, withdrawn, repeated, refused: Object.fromEntries(reasons) };
}

function readShares(value: unknown): number[] | null {
  return readList(value, (one) => (isShare(one) ? { one } : null))?.map(({ one }) => one) ?? null;
}

/** `null` when one of them is null. */
function readList<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items: Item[] = [];
  for (const one of value) {
    const item = read(one);
    if (item === null) return null;
    items.push(item);
  }
  return items;
}

function fieldsIn(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value >= 0;
}

function isYear(value: unknown): value is number {
  return isWhole(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

function isShare(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= LARGEST_SHARE;
}

function isMedian(value: unknown): value is number | null {
  return value === null || (isWhole(value) && value >= -LARGEST_SHARE && value <= LARGEST_SHARE);
}

function isVerdict(value: unknown): value is boolean | null {
  return value === null || typeof value === 'boolean';
}
