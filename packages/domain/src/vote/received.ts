import { replay } from './ledger-storage.ts';
import type { Decision, Ledger } from './ledger.ts';
import type { Dropped } from '../stored-value.ts';
import type { Territory } from './territory.ts';
import { checkChoice, clippedTo, type Choice } from './vote.ts';

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
): { readonly ledger: Ledger; readonly dropped: readonly Dropped[] } {
  return replay(
    decisions.map(({ id, choice }) => ({ id, choice: heldOf(id, choice, territory), timestamp })),
    territory,
  );
}

function heldOf(id: string, choice: Choice, territory: Territory): Choice {
  const constraints = territory.get(id)?.constraints ?? null;
  return constraints !== null && checkChoice(choice, null).ok
    ? clippedTo(choice, constraints)
    : choice;
}
