import { randomInt } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  ledgerSchema,
  REFUSAL_STATUSES,
  type LotRecord,
} from '@nosmilliards/contract/community-message';
import { readAs } from '@nosmilliards/contract/schema';
import { expect, it } from 'vitest';
import { ledgerOf } from './ledger.ts';

const HOUR_MS = 3_600_000;
const YEAR_OF_LOTS = 8_760;

const aLot = (rank: number, changes: Partial<LotRecord> = {}): LotRecord => ({
  lot: rank + 1,
  closedAt: new Date(Date.UTC(2026, 0, 1) + rank * HOUR_MS).toISOString(),
  counted: 600,
  withdrawn: 5,
  repeated: 2,
  refused: { malformed: 1 },
  ...changes,
});
const lots = (count: number) => Array.from({ length: count }, (_, rank) => aLot(rank));

it('lists up to 720 lots one by one', () => {
  const records = lots(720);
  expect(ledgerOf(2025, records, true)).toEqual({
    edition: 2025,
    lots: records,
    earlier: [],
    isExact: true,
  });
});

it('adds up older lots by month, without losing any', () => {
  const records = lots(YEAR_OF_LOTS);
  const ledger = ledgerOf(2025, records, null);
  expect(readAs(ledgerSchema, ledger)).toEqual(ledger);
  expect(ledger.lots).toEqual(records.slice(-720));
  expect(ledger.earlier).toHaveLength(12);
  expect(ledger.earlier[1]).toEqual({
    month: '2026-02',
    lots: 28 * 24,
    counted: 28 * 24 * 600,
    withdrawn: 28 * 24 * 5,
    repeated: 28 * 24 * 2,
    refused: { malformed: 28 * 24 },
  });
  const earlier = ledger.earlier.reduce((sum, month) => sum + month.lots, 0);
  expect(earlier + ledger.lots.length).toBe(YEAR_OF_LOTS);
});

it('adds up refusal reasons that only some lots have', () => {
  const records = [aLot(0, { refused: { 'too-many': 7 } }), ...lots(721).slice(1)];
  const { earlier } = ledgerOf(2025, records, true);
  expect(earlier).toMatchObject([{ lots: 1, refused: { 'too-many': 7 } }]);
  const [month] = ledgerOf(2025, [...records, aLot(721)], true).earlier;
  expect(month?.refused).toEqual({ 'too-many': 7, malformed: 1 });
});

it('lists every excluded lot with its reason, however old', () => {
  const excluded = aLot(0, { excludedBecause: 'Bourrage' });
  const { lots: listed, earlier } = ledgerOf(2025, [excluded, ...lots(1_000).slice(1)], true);
  expect(listed[0]).toEqual(excluded);
  expect(earlier[0]?.lots).toBe(1_000 - 720 - 1);
});

it('is less than 50 kB compressed after a year', () => {
  const reasons = Object.keys(REFUSAL_STATUSES);
  const refused = () => Object.fromEntries(reasons.map((reason) => [reason, randomInt(1e6)]));
  const records = Array.from({ length: YEAR_OF_LOTS }, (_, rank) =>
    aLot(rank, {
      counted: randomInt(1e7),
      withdrawn: randomInt(1e6),
      repeated: randomInt(1e6),
      refused: refused(),
    }),
  );
  const text = JSON.stringify(ledgerOf(2025, records, true));
  expect(brotliCompressSync(text).length).toBeLessThan(50_000);
});
