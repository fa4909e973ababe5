import { describe, expect, it } from 'vitest';
import { act, newBallot, type BallotAction } from './ballot.ts';
import { anEdition, played } from '../testing.ts';
import { cardsToVoteOf, isCompleted } from './game.ts';
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
const previous: BallotAction = { type: 'previous' };
const jump = (index: number): BallotAction => ({ type: 'jump', index });
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

  it('[G7] next stops at the last card', () => {
    expect(game(keep('SS01'), jump(2), next()).currentCardIndex).toBe(2);
  });

  it('[G7] an empty deck has no next card', () => {
    expect(act(newBallot(0), anEdition([]), next())).toEqual({
      ok: false,
      reason: 'card-not-voted',
    });
  });

  it('[G8] landing on the last card, already voted, completes', () => {
    const landed = game(keep('SS01'), keep('ET02'), jump(1), next(42));
    expect(landed).toEqual({ currentCardIndex: 2, startTime: 0, endTime: 42 });
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
    expect(game(keep('ET01'), next(), complete(), previous)).toEqual({
      currentCardIndex: 0,
      startTime: 0,
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
