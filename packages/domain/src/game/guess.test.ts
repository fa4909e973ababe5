import { describe, expect, it } from 'vitest';
import { aCard, anEdition, played } from '../testing.ts';
import { NEW_BALLOT, type Ballot, type BallotAction } from './ballot.ts';
import type { Card } from '../vote/card.ts';
import { NEW_GAME } from './game.ts';
import { nextQuestionOf } from './guess.ts';

const deckOf = (size: number) => Array.from({ length: size }, (_, at) => aCard({ id: `C${at}` }));
const cards = deckOf(12);
const edition = anEdition(cards);
const questionsOn = (deck: readonly Card[]) =>
  deck.map(({ id }) => ({ id: `Q-${id}`, cardId: id }));
const questions = questionsOn(cards);
const idAsked = (ballot: Ballot, id: string) =>
  nextQuestionOf(ballot, questions, aCard({ id }))?.id ?? null;
const keep = (id: string, at = 1): BallotAction => ({
  type: 'cast',
  id,
  choice: { type: 'keep' },
  at,
});

/** Three answers: a question never comes before the fourth card. */
const begun = [keep('C9'), keep('C10'), keep('C11')];
const BEGUN = played(edition, begun);

describe('guesses', () => {
  it('[G29] comes before its card, once', () => {
    const asked = played(edition, [{ type: 'guessed', id: 'Q-C0' }, keep('C1'), keep('C2')], BEGUN);
    expect(idAsked(BEGUN, 'C0')).toBe('Q-C0');
    expect(idAsked(asked, 'C0')).toBeNull();
    expect(idAsked(asked, 'C3')).toBe('Q-C3');
    expect(idAsked(BEGUN, 'C99')).toBeNull();
  });

  it('[G29] never before the fourth card', () => {
    const asked = [0, 1, 2, 3].map((count) =>
      idAsked(played(edition, begun.slice(0, count)), 'C0'),
    );
    expect(asked).toEqual([null, null, null, 'Q-C0']);
  });

  it('[G29] never before a card already answered: its share was shown', () => {
    expect(idAsked(played(edition, [keep('C0')], BEGUN), 'C0')).toBeNull();
    const unsure = played(edition, [{ type: 'unsure', id: 'C0', at: 1 }], BEGUN);
    expect(idAsked(unsure, 'C0')).toBeNull();
  });

  it.each([
    ['a vote', keep],
    ['« Je ne sais pas »', (id: string): BallotAction => ({ type: 'unsure', id, at: 1 })],
  ])('[G29] never two in a row, five in a game, answered with %s', (_, answer) => {
    expect(askedIn(12, answer).map(Number).join('')).toBe('000101010101');
  });

  it('[G29] the five are spread over the whole deck', () => {
    const places = askedIn(64, keep).flatMap((isAsked, place) => (isAsked ? [place] : []));
    expect(places).toEqual([3, 15, 27, 39, 51]);
  });

  it('[G29] can be turned off and on', () => {
    const off = played(edition, [{ type: 'set-guessing', on: false }], BEGUN);
    expect(idAsked(off, 'C0')).toBeNull();
    expect(
      idAsked(played(edition, [{ type: 'set-guessing', on: true }], off), 'C0'),
    ).not.toBeNull();
  });

  it('[G29] one that would set the tone is never first', () => {
    const delicate = [{ id: 'Q18', cardId: 'C2', isNeverFirst: true }];
    const card = aCard({ id: 'C2' });
    expect(nextQuestionOf(BEGUN, delicate, card)).toBeNull();
    const later = { ...BEGUN, game: { ...BEGUN.game, guessed: ['Q01'] } };
    expect(nextQuestionOf(later, delicate, card)?.id).toBe('Q18');
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

/** Card by card, whether a question came before it. */
function askedIn(size: number, answer: (id: string) => BallotAction): readonly boolean[] {
  const deck = deckOf(size);
  const whole = anEdition(deck);
  let ballot = NEW_BALLOT;
  return deck.map((card) => {
    const question = nextQuestionOf(ballot, questionsOn(deck), card);
    if (question) ballot = played(whole, [{ type: 'guessed', id: question.id }], ballot);
    ballot = played(whole, [answer(card.id)], ballot);
    return question !== null;
  });
}
