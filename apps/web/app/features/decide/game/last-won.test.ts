import { act, NEW_BALLOT, type Ballot } from '@nosmilliards/domain/game/ballot';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { expect, it } from 'vitest';
import { ballotEngine } from '#layout/ballot-engine.ts';
import { lastWonOf } from './last-won.ts';
import { replacedSentence, wonSentence } from './game-sentences.ts';

const { edition: real } = ballotEngine;

const spared = voting('RE02', { type: 'increase', percent: 40 });
const balanced = voting('RE01', { type: 'increase', percent: 60 }, spared);

it('the last achievement won is the one the latest deciding vote brought, as long as it is held', () => {
  expect(lastWonOf(NEW_BALLOT, real)).toBeNull();
  expect(lastWonOf(spared, real)?.name).toBe('Social-démocrate');
  expect(lastWonOf(balanced, real)?.name).toBe('Créateur d’excédent');
  const cut = voting('ET01', { type: 'decrease', percent: 10 }, spared);
  expect(lastWonOf(cut, real)).toBeNull();
});

it('a sentence names every achievement that a vote wins', () => {
  expect(wonSentence(spared, spared, real)).toBe('');
  expect(wonSentence(spared, balanced, real)).toBe(
    'Succès\u00A0: Équilibriste, Créateur d’excédent',
  );
});

it('a sentence names every vote that gave way', () => {
  expect(replacedSentence(['Armées'])).toContain('votre vote sur «\u00A0Armées\u00A0»');
  expect(replacedSentence(['A', 'B'])).toContain('vos votes sur «\u00A0A\u00A0», «\u00A0B\u00A0»');
});

function voting(id: string, choice: Choice, ballot: Ballot = NEW_BALLOT): Ballot {
  const at = ballot.ledger.size + 1;
  const done = act(ballot, real, { type: 'cast', id, choice, at });
  if (!done.ok) throw new Error(done.reason);
  return done.value.ballot;
}
