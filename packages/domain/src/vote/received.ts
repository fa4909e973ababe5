import { replay, type Replayed } from './ledger-storage.ts';
import type { Decision } from './ledger.ts';
import type { Territory } from './territory.ts';

/** What somebody else decided, as a link carries it: no amount, no hour. */
export type ReceivedDecision = Pick<Decision, 'id' | 'choice'>;

/**
 * Sides and amounts come from the data. Limits may have moved since the link was made: a percentage
 * is brought back to them as on screen, and what cannot be read is left out and named.
 */
export function receivedLedgerOf(
  decisions: readonly ReceivedDecision[],
  territory: Territory,
  timestamp = 0,
): Replayed {
  return replay(
    decisions.map(({ id, choice }) => ({ id, choice, timestamp })),
    territory,
  );
}
