import { describe, expect, it } from 'vitest';
import { act, type BallotAction } from './ballot.ts';
import { aGroup, anEdition, aRevenue, played, someCards } from '../testing.ts';
import { deckInPlay } from './edition.ts';
import { cardsToComeOf, isCompleted, NEW_GAME, unsureCardsOf, type Deal } from './game.ts';

/** Three cards, in deck order: ET01, ET02, SS01; then a revenue card. */
const edition = anEdition();
const whole = anEdition([...someCards(), aRevenue({ amount: 90_000 })]);
const keep = (id: string, deal?: Deal): BallotAction => ({
  type: 'cast',
  id,
  choice: { type: 'keep' },
  at: 1,
  ...(deal && { deal }),
});
const unsure = (id: string, deal?: Deal): BallotAction => ({
  type: 'unsure',
  id,
  at: 5,
  ...(deal && { deal }),
});
const next = (): BallotAction => ({ type: 'next', at: 9 });
const goOn: BallotAction = { type: 'go-on', at: 9 };
const jump = (index: number): BallotAction => ({ type: 'jump', index, at: 9 });
const complete = (): BallotAction => ({ type: 'complete', at: 9 });
const set = (on: boolean): BallotAction => ({ type: 'set-revenue', on });
const game = (...actions: BallotAction[]) => played(edition, actions).game;
const after = (...actions: BallotAction[]) => played(whole, actions);
const idsIn = (...actions: BallotAction[]) =>
  deckInPlay(whole, after(...actions).game).map(({ id }) => id);
const refusal = (from: readonly BallotAction[], action: BallotAction) => {
  const result = act(played(edition, from), edition, action);
  return result.ok ? 'accepted' : result.reason;
};

describe('« Je ne sais pas »', () => {
  it('[G26] is an answer without a vote: it lets the player go on', () => {
    const { ledger, game: unsureGame } = played(edition, [unsure('ET01'), next()]);
    expect(ledger.size).toBe(0);
    expect(unsureGame).toMatchObject({ currentCardIndex: 1, unsure: ['ET01'], unsureAgain: [] });
    expect(unsureCardsOf(edition.deck, unsureGame).map(({ id }) => id)).toEqual(['ET01']);
  });

  it('[G26] one answer a card: it takes the vote out, a vote takes it out', () => {
    const replaced = played(edition, [keep('ET01'), unsure('ET01')]);
    expect([...replaced.ledger.keys()]).toEqual([]);
    expect(replaced.game.unsure).toEqual(['ET01']);
    expect(game(unsure('ET01'), unsure('ET01'), keep('ET01'))).toMatchObject({
      unsure: [],
      unsureAgain: [],
    });
  });

  it('[G26] of a group, is given to each of its cards', () => {
    const grouped = anEdition(someCards(), undefined, [aGroup({ cardIds: ['SS01', 'ET02'] })]);
    expect(played(grouped, [unsure('armees')]).game.unsure).toEqual(['SS01', 'ET02']);
  });

  it('[G26] of what is no card is refused', () => {
    expect(refusal([], unsure('defense'))).toBe('no-such-card');
  });

  it('[G26] the card comes back once, after all the others', () => {
    let ballot = played(edition, []);
    const shown: number[] = [];
    for (let isOver = false; !isOver;) {
      const index = ballot.game.currentCardIndex;
      shown.push(index);
      ballot = played(edition, [unsure(edition.deck[index]?.id ?? '')], ballot);
      const gone = act(ballot, edition, goOn);
      isOver = !gone.ok;
      if (gone.ok) ballot = gone.value.ballot;
    }
    expect(shown).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('[G26] [G5] the cards to come end with those', () => {
    const { ledger, game: unsureGame } = played(edition, [unsure('ET01')]);
    const toCome = cardsToComeOf(edition.deck, ledger, 1, unsureGame).map(({ id }) => id);
    expect(toCome).toEqual(['SS01', 'ET01']);
  });

  it('[G11] a game of them alone can be completed, and [G12] opens again without', () => {
    expect(isCompleted(game(unsure('ET01'), complete()))).toBe(true);
    expect(isCompleted(game(unsure('ET01'), complete(), { type: 'clear' }))).toBe(false);
  });

  it('[G14] clearing takes them out, [G13] so does a new game', () => {
    expect(game(unsure('ET01'), { type: 'clear' }).unsure).toEqual([]);
    expect(game(unsure('ET01'), { type: 'reset' })).toEqual(NEW_GAME);
  });
});

describe('revenue', () => {
  it('[G27] is in play or not, last of the deck', () => {
    expect(idsIn()).toEqual(['ET01', 'ET02', 'SS01']);
    expect(idsIn(set(true))).toEqual(['ET01', 'ET02', 'SS01', 'RE01']);
    expect(idsIn(set(true), set(false))).toHaveLength(3);
  });

  it('[G27] its cards are reached in play only', () => {
    expect(act(after(), whole, jump(3)).ok).toBe(false);
    expect(after(set(true), jump(3)).game.currentCardIndex).toBe(3);
  });

  it('[G27] put away, its votes stay and the player stands on a card of the deck', () => {
    const away = after(set(true), jump(3), keep('RE01'), set(false));
    expect([...away.ledger.keys()]).toEqual(['RE01']);
    expect(away.game.currentCardIndex).toBe(2);
  });

  it('[G27] put away with the only answers, the game is no longer over', () => {
    expect(isCompleted(after(keep('RE01'), complete(), set(false)).game)).toBe(false);
    expect(isCompleted(after(keep('ET01'), complete(), set(true)).game)).toBe(true);
  });

  it('[G27] an answer on a revenue card brings them into play', () => {
    expect(after(keep('RE01')).game.withRevenue).toBe(true);
    expect(after({ type: 'unsure', id: 'RE01', at: 1 }).game.withRevenue).toBe(true);
    expect(
      after({ type: 'cast', id: 'impots', choice: { type: 'remove' }, at: 1 }).game.withRevenue,
    ).toBe(false);
  });

  it('[G27] so does any answer by groups, which cover them; the game says how it is played', () => {
    expect(after(keep('ET01')).game).toMatchObject({ withRevenue: false, deal: 'cards' });
    expect(after(keep('ET01', 'express')).game).toMatchObject({
      withRevenue: true,
      deal: 'express',
    });
    expect(after(unsure('ET01', 'express')).game).toMatchObject({
      withRevenue: true,
      deal: 'express',
    });
    // Elsewhere than in the game, nothing tells: it stays as it was played.
    expect(after(keep('ET01', 'express'), keep('ET02')).game.deal).toBe('express');
    expect(after(keep('ET01', 'express'), keep('ET02', 'cards')).game.deal).toBe('cards');
    expect(after(keep('ET01', 'express'), { type: 'reset' }).game.deal).toBe('express');
  });

  it('[G27] [G13] a new game is played with them if the last one was', () => {
    const again = after(set(true), keep('RE01'), { type: 'reset' });
    expect(again).toEqual({ ledger: new Map(), game: { ...NEW_GAME, withRevenue: true } });
  });

  it('[G8] with them, the game ends after them', () => {
    const all = [keep('ET01'), keep('ET02'), keep('SS01'), jump(2)];
    expect(isCompleted(after(...all, next()).game)).toBe(true);
    expect(after(set(true), ...all, next()).game).toMatchObject({
      currentCardIndex: 3,
      endTime: null,
    });
  });
});

describe('arriving by a card’s link', () => {
  it('[G31] the game goes on with the next card without a vote after that one', () => {
    expect(game(jump(1), keep('ET02'), goOn).currentCardIndex).toBe(2);
    expect(game(jump(2), keep('SS01'), goOn).currentCardIndex).toBe(0);
    expect(game(keep('SS01'), jump(0), keep('ET01'), goOn).currentCardIndex).toBe(1);
  });

  it('[G31] no card is hidden: those before it come too, until none waits', () => {
    expect(game(keep('SS01'), jump(1), keep('ET02'), goOn).currentCardIndex).toBe(0);
    expect(refusal([keep('ET02'), keep('SS01'), keep('ET01')], goOn)).toBe('no-card-left');
  });
});
