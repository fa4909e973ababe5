import { describe, expect, it } from 'vitest';
import { aCard, anEdition, played } from '../testing.ts';
import type { BallotAction } from './ballot.ts';
import { NEW_GAME } from './game.ts';
import { nextQuestionOf } from './guess.ts';

const ids = ['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'C8', 'C9', 'C10', 'C11'];
const edition = anEdition(ids.map((id) => aCard({ id })));
const questions = ids.map((cardId) => ({ id: `Q-${cardId}`, cardId }));
const keep = (id: string, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice: { type: 'keep' },
  at,
});

describe('guesses', () => {
  it('[G29] comes before its card, once', () => {
    const asked = played(edition, [{ type: 'guessed', id: 'Q-C0' }, keep('C0'), keep('C1')]).game;
    expect(nextQuestionOf(NEW_GAME, questions, { id: 'C0' })?.id).toBe('Q-C0');
    expect(nextQuestionOf(asked, questions, { id: 'C0' })).toBeNull();
    expect(nextQuestionOf(asked, questions, { id: 'C2' })?.id).toBe('Q-C2');
    expect(nextQuestionOf(NEW_GAME, questions, { id: 'C99' })).toBeNull();
  });

  it.each([
    ['a vote', keep],
    ['« Je ne sais pas »', (id: string): BallotAction => ({ type: 'unsure', id, at: 1 })],
  ])('[G29] never two in a row, five in a game, answered with %s', (_, answer) => {
    let ballot = played(edition, []);
    const asked = ids.map((id) => {
      const question = nextQuestionOf(ballot.game, questions, { id });
      if (question) ballot = played(edition, [{ type: 'guessed', id: question.id }], ballot);
      ballot = played(edition, [answer(id)], ballot);
      return question !== null;
    });
    expect(asked.map(Number).join('')).toBe('101010101000');
  });

  it('[G29] can be turned off and on', () => {
    const off = played(edition, [{ type: 'set-guessing', on: false }]);
    expect(nextQuestionOf(off.game, questions, { id: 'C0' })).toBeNull();
    const on = played(edition, [{ type: 'set-guessing', on: true }], off);
    expect(nextQuestionOf(on.game, questions, { id: 'C0' })).not.toBeNull();
  });

  it('[G29] one that would set the tone is never first; one of no card comes anywhere', () => {
    const delicate = [{ id: 'Q18', cardId: 'C2', isNeverFirst: true }];
    expect(nextQuestionOf(NEW_GAME, delicate, { id: 'C2' })).toBeNull();
    const later = { ...NEW_GAME, guessed: ['Q01'] };
    expect(nextQuestionOf(later, delicate, { id: 'C2' })?.id).toBe('Q18');
    expect(nextQuestionOf(NEW_GAME, [{ id: 'Q21', cardId: null }], { id: 'C5' })?.id).toBe('Q21');
  });

  it('[G29] [G13] a new game asks again, and stays off when turned off', () => {
    const { game } = played(edition, [
      { type: 'guessed', id: 'Q-C0' },
      { type: 'guessed', id: 'Q-C0' },
      { type: 'set-guessing', on: false },
      { type: 'reset' },
    ]);
    expect(game).toEqual({ ...NEW_GAME, isGuessing: false });
  });
});
