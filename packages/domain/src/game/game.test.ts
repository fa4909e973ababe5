import { describe, expect, it } from 'vitest';
import { act, NEW_BALLOT, type BallotAction } from './ballot.ts';
import { anEdition, played } from '../testing.ts';
import { cardsToComeOf, cardsToVoteOf, isCompleted, isSeen, nextToVoteOf } from './game.ts';
import type { Choice } from '../vote/vote.ts';

/** Three cards, in deck order: ET01, ET02, SS01. */
const edition = anEdition();
const keep = (id: string, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice: { type: 'keep' },
  at,
});
const next = (at = 9): BallotAction => ({ type: 'next', at });
const goOn: BallotAction = { type: 'go-on', at: 9 };
const previous: BallotAction = { type: 'previous', at: 9 };
const jump = (index: number): BallotAction => ({ type: 'jump', index, at: 9 });
const complete = (at = 9): BallotAction => ({ type: 'complete', at });
const refusal = (from: readonly BallotAction[], action: BallotAction) => {
  const result = act(played(edition, from), edition, action);
  return result.ok ? 'accepted' : result.reason;
};
const game = (...actions: BallotAction[]) => played(edition, actions).game;
const withdraw = (id: string): BallotAction => ({ type: 'withdraw', id });

describe('moving', () => {
  it('[G7] next needs a vote on the current card', () => {
    expect(refusal([], next())).toBe('card-not-voted');
    expect(refusal([keep('ET02')], next())).toBe('card-not-voted');
    expect(game(keep('ET01'), next()).currentCardIndex).toBe(1);
  });

  it('[G7] after the end of the deck, next comes to the first card without a vote', () => {
    expect(game(keep('SS01'), jump(2), next())).toMatchObject({
      currentCardIndex: 0,
      endTime: null,
    });
    expect(game(keep('ET01'), keep('SS01'), jump(2), next()).currentCardIndex).toBe(1);
  });

  it('[G7] next shows the cards already voted again, one after the other', () => {
    expect(game(keep('ET01'), keep('ET02'), next()).currentCardIndex).toBe(1);
  });

  it('[G7] an empty deck has no next card', () => {
    expect(act(NEW_BALLOT, anEdition([]), next())).toEqual({
      ok: false,
      reason: 'card-not-voted',
    });
  });

  it('[G8] landing on the last card once all are voted completes', () => {
    const all = [keep('ET01'), keep('SS01'), keep('ET02')];
    expect(game(...all, jump(1), next(42))).toMatchObject({ currentCardIndex: 2, endTime: 42 });
    expect(game(...all, jump(2), next(42))).toMatchObject({ currentCardIndex: 2, endTime: 42 });
  });

  it('[G8] landing on the last card, already voted, does not while another waits', () => {
    const landed = game(keep('SS01'), keep('ET02'), jump(1), next(42));
    expect(landed).toMatchObject({ currentCardIndex: 2, endTime: null });
  });

  it('[G8] landing on the last card without a vote does not', () => {
    expect(isCompleted(game(keep('ET02'), jump(1), next()))).toBe(false);
  });

  it('[G8] a last card voted ahead does not complete from the middle', () => {
    expect(game(keep('ET01'), keep('SS01'), next())).toMatchObject({
      currentCardIndex: 1,
      endTime: null,
    });
  });

  it('[G9] previous is refused on the first card', () => {
    expect(refusal([keep('ET01')], previous)).toBe('first-card');
  });

  it('[G9] previous steps back and opens a completed game again', () => {
    expect(game(keep('ET01'), next(), complete(), previous)).toMatchObject({
      currentCardIndex: 0,
      endTime: null,
    });
  });

  it.each([-1, 3, 0.5, NaN])('[G10] there is no card %d', (index) => {
    expect(refusal([], jump(index))).toBe('no-such-card');
  });

  it('[G10] a jump goes anywhere and opens a completed game again', () => {
    expect(game(keep('ET01'), complete(), jump(2))).toMatchObject({
      currentCardIndex: 2,
      endTime: null,
    });
  });
});

describe('going on', () => {
  it('[G21] leads to the next card without a vote, then to those before', () => {
    expect(game(goOn).currentCardIndex).toBe(1);
    expect(game(keep('ET02'), goOn).currentCardIndex).toBe(2);
    expect(game(jump(2), keep('SS01'), goOn).currentCardIndex).toBe(0);
    expect(game(keep('ET01'), complete(), goOn).endTime).toBeNull();
  });

  it.each([0, 1, 2])('[G21] from card %d, every card is shown before the last', (start) => {
    let ballot = played(edition, [jump(start)]);
    const shown = edition.deck.map(() => {
      const index = ballot.game.currentCardIndex;
      ballot = played(edition, [keep(edition.deck[index]?.id ?? '')], ballot);
      const gone = act(ballot, edition, goOn);
      if (gone.ok) ballot = gone.value.ballot;
      return index;
    });
    expect(new Set(shown).size).toBe(3);
    expect(act(ballot, edition, goOn)).toEqual({ ok: false, reason: 'no-card-left' });
  });

  it('[G21] the last card is the one no other waits behind', () => {
    const { ledger } = played(edition, [keep('ET01'), keep('SS01')]);
    expect(nextToVoteOf(edition.deck, ledger, 1)).toBeNull();
    expect(nextToVoteOf(edition.deck, ledger, 2)).toBe(1);
  });

  it('[G5] the cards to come are the others without a vote, in that order', () => {
    const { ledger } = played(edition, [keep('SS01')]);
    const idsFrom = (index: number) =>
      cardsToComeOf(edition.deck, ledger, index).map(({ id }) => id);
    expect([0, 1, 2].map(idsFrom)).toEqual([['ET02'], ['ET01'], ['ET01', 'ET02']]);
  });

  it.each([
    [0, false],
    [349, false],
    [350, true],
    [-1, true],
  ])('[G22] %d ms after it was shown, a card is seen: %s', (elapsed, seen) => {
    expect(isSeen(1000, 1000 + elapsed)).toBe(seen);
  });
});

describe('completing', () => {
  it('[G11] voting the last card does not complete', () => {
    expect(isCompleted(game(jump(2), keep('SS01')))).toBe(false);
  });

  it('[G11] completing needs one card voted: a vote of the explorer is not enough', () => {
    const explorer: BallotAction = {
      type: 'cast',
      id: 'impots',
      choice: { type: 'remove' },
      at: 1,
    };
    expect(refusal([], complete())).toBe('no-card-voted');
    expect(refusal([explorer], complete())).toBe('no-card-voted');
    expect(isCompleted(game(keep('ET02'), complete()))).toBe(true);
  });

  it('[G11] completing twice keeps the first end', () => {
    expect(game(keep('ET01'), complete(10), complete(20)).endTime).toBe(10);
  });

  it('[G12] losing the last card vote opens the game again', () => {
    const choice: Choice = { type: 'remove' };
    expect(isCompleted(game(keep('ET01'), complete(), withdraw('ET01')))).toBe(false);
    expect(
      isCompleted(game(keep('ET01'), complete(), { type: 'cast', id: 'defense', choice, at: 3 })),
    ).toBe(false);
    expect(isCompleted(game(keep('ET01'), keep('ET02'), complete(), withdraw('ET01')))).toBe(true);
  });

  it('[G6] what remains to vote', () => {
    const { ledger } = played(edition, [keep('ET02')]);
    expect(cardsToVoteOf(edition.deck, ledger).map(({ id }) => id)).toEqual(['ET01', 'SS01']);
  });
});
