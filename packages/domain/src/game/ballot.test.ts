import { describe, expect, it } from 'vitest';
import { act, NEW_BALLOT, type BallotAction } from './ballot.ts';
import { anEdition, must, played } from '../testing.ts';
import { cardVotesOf, NEW_GAME } from './game.ts';
import { balanceOf, modificationsOf } from '../vote/ledger.ts';
import type { Choice } from '../vote/vote.ts';

const edition = anEdition();
const cast = (id: string, choice: Choice, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice,
  at,
});
const REMOVE: Choice = { type: 'remove' };
const KEEP: Choice = { type: 'keep' };
const idsOf = (votes: Iterable<{ id: string }>) => [...votes].map(({ id }) => id);

describe('two doors, one ledger', () => {
  it.each([REMOVE, { type: 'increase', percent: 5 }, { type: 'decrease', percent: 5 }] as const)(
    '[G15] a card vote %o enters the ledger under the card’s id',
    (choice) => {
      const { ledger } = played(edition, [cast('ET01', choice)]);
      expect(idsOf(modificationsOf(ledger))).toEqual(['ET01']);
    },
  );

  it('[G15] keeping a card takes its modification out', () => {
    const { ledger } = played(edition, [cast('ET01', REMOVE), cast('ET01', KEEP)]);
    expect(modificationsOf(ledger)).toEqual([]);
    expect(idsOf(cardVotesOf(edition.deck, ledger))).toEqual(['ET01']);
    expect(balanceOf(ledger, edition.baseline)).toBe(-155_000);
  });

  it('[G15] withdrawing a card vote takes its modification out', () => {
    const line = [cast('defense', REMOVE), { type: 'withdraw', id: 'defense' } as const];
    expect(played(edition, line).ledger.size).toBe(0);
    const { ledger } = played(edition, [cast('ET01', REMOVE), { type: 'withdraw', id: 'ET01' }]);
    expect(ledger.size).toBe(0);
  });

  it.each([REMOVE, KEEP])('[G15] the explorer takes over a card voted %o', (choice) => {
    const ballot = played(edition, [cast('ET01', choice)]);
    const { ballot: after, replaced } = must(act(ballot, edition, cast('defense', REMOVE, 2)));
    expect(idsOf(replaced)).toEqual(['ET01']);
    expect(cardVotesOf(edition.deck, after.ledger)).toEqual([]);
  });

  it('[G15] a card kept takes over the explorer’s vote on its line: the newest decision wins', () => {
    const { ledger } = played(edition, [cast('defense', REMOVE), cast('ET01', KEEP, 2)]);
    expect(balanceOf(ledger, edition.baseline)).toBe(-155_000);
  });

  it('[G13] a reset removes the cards’ votes and nothing else', () => {
    const ballot = played(edition, [
      cast('ET02', REMOVE),
      cast('impots', REMOVE),
      { type: 'jump', index: 2, at: 4 },
      { type: 'complete', at: 5 },
      { type: 'reset' },
    ]);
    expect(idsOf(ballot.ledger.values())).toEqual(['impots']);
    expect(ballot.game).toEqual(NEW_GAME);
  });

  it('[G14] clearing from the explorer clears the cards too', () => {
    const ballot = played(edition, [
      cast('ET02', KEEP),
      cast('impots', REMOVE),
      { type: 'complete', at: 5 },
      { type: 'clear' },
    ]);
    expect(ballot.ledger.size).toBe(0);
    expect(ballot.game.endTime).toBeNull();
  });

  it('[G14] there is nothing to clear in an empty ledger', () => {
    expect(act(NEW_BALLOT, edition, { type: 'clear' })).toEqual({ ok: false, reason: 'no-vote' });
  });

  it('[L5] withdrawing nothing is refused, [L4] so is voting on nothing', () => {
    expect(act(NEW_BALLOT, edition, { type: 'withdraw', id: 'ET01' }).ok).toBe(false);
    expect(act(NEW_BALLOT, edition, cast('nowhere', REMOVE)).ok).toBe(false);
  });
});
