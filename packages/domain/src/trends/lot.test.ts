import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { lotAccountOf, type Lot } from './lot.ts';

const aLot = (parts: Partial<Lot> = {}): Lot => ({
  lot: 1,
  closedAt: '2026-11-16T08:00:00.000Z',
  counted: 500,
  withdrawn: 0,
  repeated: 0,
  refused: {},
  ...parts,
});

it('[N8] what was received, less what was taken back, excluded or waits, is what the totals count', () => {
  const lots = [
    aLot({ counted: 600, withdrawn: 40, repeated: 2, refused: { 'too-many': 3, malformed: 1 } }),
    aLot({ counted: 700, withdrawn: 10, excludedBecause: 'Bourrage', refused: { malformed: 4 } }),
    aLot({ counted: 520, withdrawn: 20, repeated: 1 }),
  ];
  const earlier = [{ counted: 900, withdrawn: 5, repeated: 0, refused: { malformed: 2 } }];
  expect(lotAccountOf(lots, earlier, 1_500)).toEqual({
    received: 2_720,
    withdrawn: 75,
    excluded: 690,
    waiting: 455,
    inTotals: 1_500,
    repeated: 3,
    refused: 10,
    reasons: [
      { reason: 'malformed', count: 7 },
      { reason: 'too-many', count: 3 },
    ],
  });
});

it('[N8] the account adds up for any lots', () => {
  const lots = fc.array(
    fc.record({ counted: fc.nat(9_999), withdrawn: fc.nat(99), isExcluded: fc.boolean() }),
  );
  fc.assert(
    fc.property(lots, (drawn) => {
      const account = lotAccountOf(
        drawn.map(({ isExcluded, ...counts }) =>
          aLot({ ...counts, ...(isExcluded && { excludedBecause: 'x' }) }),
        ),
        [],
        0,
      );
      const left = drawn
        .filter(({ isExcluded }) => !isExcluded)
        .reduce((sum, { counted, withdrawn }) => sum + counted - withdrawn, 0);
      expect(account.waiting).toBe(left);
      expect(account.received - account.withdrawn - account.excluded).toBe(left);
    }),
  );
});
