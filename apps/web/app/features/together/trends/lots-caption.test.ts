import type { IntegrityLedger } from '@nosmilliards/contract/community-message';
import { expect, it } from 'vitest';
import { lotsCaptionOf } from './lots-caption.ts';

const changes = { counted: 500, withdrawn: 0, repeated: 0, refused: {} };

function ledgerOf(lots: number, earlier: readonly number[] = []): IntegrityLedger {
  return {
    edition: 2025,
    lots: Array.from({ length: lots }, (_, lot) => ({
      lot,
      closedAt: '2026-03-01T00:00:00.000Z',
      ...changes,
    })),
    earlier: earlier.map((count) => ({ month: '2026-03', lots: count, ...changes })),
    isExact: true,
  };
}

it.each([
  [ledgerOf(1), '1\u00A0lot fermé, du plus récent au plus ancien'],
  [ledgerOf(48), '48\u00A0lots fermés, du plus récent au plus ancien'],
  [ledgerOf(49), 'Les 48\u00A0derniers des 49\u00A0lots fermés, du plus récent au plus ancien'],
  // Lots aggregated by month are closed lots too.
  [
    ledgerOf(720, [100, 30]),
    'Les 48\u00A0derniers des 850\u00A0lots fermés, du plus récent au plus ancien',
  ],
])('counts what the table shows, and says when there is more', (ledger, caption) => {
  expect(lotsCaptionOf(ledger, 48)).toBe(caption);
});
