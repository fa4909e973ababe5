import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import { describe, expect, it } from 'vitest';
import { ballotEngine } from '#layout/ballot-engine.ts';
import { lastWonOf } from './last-won.ts';
import { wonSentence } from './telling.ts';

const { edition: real } = ballotEngine;

describe('the last achievement won', () => {
  it('is none at the start', () => {
    expect(lastWonOf(NEW_BALLOT, real)).toBeNull();
  });

  it('is the one the latest deciding vote brought, as long as it is held', () => {
    const spared = raising('RE02', 40);
    expect(lastWonOf(spared, real)?.name).toBe('Social-démocrate');
    const balanced = raising('RE01', 60, spared);
    expect(lastWonOf(balanced, real)?.name).toBe('Créateur d’excédent');
    expect(wonSentence(spared, balanced, real)).toBe(
      'Succès\u00A0: Équilibriste, Créateur d’excédent',
    );
    expect(wonSentence(NEW_BALLOT, spared, real)).toContain('Social-démocrate');
    expect(wonSentence(spared, spared, real)).toBe('');
  });
});

/** Within the limits: beyond them, a vote wins no achievement about the balance. */
function raising(id: string, percent: number, ballot: Ballot = NEW_BALLOT): Ballot {
  const at = ballot.ledger.size + 1;
  const done = act(ballot, real, { type: 'cast', id, choice: { type: 'increase', percent }, at });
  if (!done.ok) throw new Error(done.reason);
  return done.value.ballot;
}
