import { describe, expect, it } from 'vitest';
import { aCard, aGroup, anEdition, aRevenue, played } from '../testing.ts';
import type { BallotAction } from './ballot.ts';
import {
  allDealtOf,
  firstPositionOf,
  dealtOf,
  isLastOfRound,
  leftOf,
  positionAfter,
  positionOfId,
  toComeOf,
  unsureCountOf,
  type Turn,
  type Position,
} from './turn.ts';
import type { Deal } from './game.ts';
import { answerOf, gestureOf, impactOn, isDecided, unitNamed } from './unit.ts';

const groups = [
  aGroup({ id: 'a', cardIds: ['C1', 'C2', 'C3'] }),
  aGroup({ id: 'b', cardIds: ['C4', 'C5'] }),
  aGroup({ id: 'c', cardIds: ['C6'] }),
  aGroup({ id: 'd', cardIds: ['RE01'] }),
];
const cards = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'].map((id) =>
  aCard({ id, constraints: { minReduction: id === 'C6' ? -100 : -50, maxIncrease: 50 } }),
);
const edition = anEdition([...cards, aRevenue()], undefined, groups);
const keep = (id: string): BallotAction => ({ type: 'cast', id, choice: { type: 'keep' }, at: 1 });
const unsure = (id: string): BallotAction => ({ type: 'unsure', id, at: 1 });
const turn = (actions: readonly BallotAction[], position: Position | null = null, deal?: Deal) =>
  ({
    deal: deal ?? 'express',
    ballot: played(edition, actions),
    edition,
    position,
  }) satisfies Turn;
const idsToCome = (at: Turn) => toComeOf(at).map(({ id }) => id);
const on = (group: number, card: number | null = null): Position => ({ group, card });

describe('a game by groups', () => {
  it('[G33] begins with the first group that has a card without an answer', () => {
    expect(firstPositionOf(turn([]))).toEqual(on(0));
    expect(firstPositionOf(turn([keep('a'), keep('C4')]))).toEqual(on(1));
    expect(firstPositionOf(turn([keep('a'), unsure('b')]))).toEqual(on(2));
    expect(firstPositionOf(turn(groups.map(({ id }) => keep(id))))).toEqual(on(0));
  });

  it('[G33] answering leads to the next that waits, after it then from the first', () => {
    expect(positionAfter({ type: 'go-on' }, turn([keep('b')], on(1)))).toEqual(on(2));
    expect(positionAfter({ type: 'go-on' }, turn([keep('c'), keep('d')], on(3)))).toEqual(on(0));
  });

  it('[G33] [G26] those answered « Je ne sais pas » come back once, after all the others', () => {
    expect(idsToCome(turn([unsure('a'), keep('b')], on(1)))).toEqual(['c', 'd', 'a']);
    expect(idsToCome(turn([unsure('a'), unsure('a'), keep('b')], on(1)))).toEqual(['c', 'd']);
  });

  it('[G21] [G33] the round ends on the last that waits, with those passed before it', () => {
    expect(isLastOfRound(turn([keep('b')], on(0)))).toBe(false);
    expect(isLastOfRound(turn([keep('b'), keep('d')], on(2)))).toBe(true);
    expect(isLastOfRound(turn(['a', 'b', 'd'].map(keep), on(2)))).toBe(true);
  });

  it('[G33] goes nowhere once nothing waits, nor before the first or past the last', () => {
    const over = groups.map(({ id }) => keep(id));
    expect(positionAfter({ type: 'go-on' }, turn(over, on(3)))).toBeNull();
    expect(positionAfter({ type: 'next' }, turn(over, on(2)))).toEqual(on(3));
    expect(positionAfter({ type: 'previous' }, turn(over, on(0)))).toBeNull();
    expect(positionAfter({ type: 'jump', index: 4 }, turn([]))).toBeNull();
    expect(positionAfter({ type: 'jump', index: 2 }, turn([], on(0, 1)))).toEqual(on(2));
  });

  it('[G33] refining goes through the cards of the group, then on with the groups', () => {
    const refined = turn([keep('a')], on(0, 1));
    expect(dealtOf(refined)).toMatchObject({ units: [{ id: 'C1' }, { id: 'C2' }, {}], index: 1 });
    expect(positionAfter({ type: 'go-on' }, refined)).toEqual(on(0, 2));
    expect(positionAfter({ type: 'previous' }, turn([keep('a')], on(0, 0)))).toEqual(on(0));
    expect(positionAfter({ type: 'go-on' }, turn([keep('a')], on(0, 2)))).toEqual(on(1));
    const over = groups.map(({ id }) => keep(id));
    expect(positionAfter({ type: 'go-on' }, turn(over, on(0, 2)))).toEqual(on(0));
  });

  it('[G33] a card is found within its group', () => {
    expect(positionOfId('b', edition)).toEqual(on(1));
    expect(positionOfId('C5', edition)).toEqual(on(1, 1));
    expect(positionOfId('ZZ99', edition)).toEqual(on(0));
  });

  it('[G4] what is left counts the groups behind the one being refined', () => {
    expect(leftOf(turn([], on(0)))).toBe(4);
    expect(leftOf(turn([keep('a')], on(0, 0)))).toBe(2 + 3);
    expect(leftOf(turn([keep('C1')], on(0), 'cards'))).toBe(5);
  });

  it('[G4] [G26] what comes back after « Je ne sais pas » is still left to decide, once', () => {
    const others = [keep('b'), keep('c'), keep('d')];
    expect(leftOf(turn([unsure('a'), ...others], on(0)))).toBe(1);
    expect(leftOf(turn([unsure('a'), ...others, unsure('a')], on(0)))).toBe(0);
    expect(leftOf(turn([keep('a'), ...others], on(0)))).toBe(0);
  });

  it('[G4] [G26] counts what is unsure as it is played', () => {
    expect(unsureCountOf(turn([unsure('a')]))).toBe(1);
    expect(unsureCountOf(turn([unsure('a')], null, 'cards'))).toBe(3);
  });

  it('[G27] by groups the revenue is dealt, card by card when it is in play', () => {
    expect(allDealtOf(turn([])).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(allDealtOf(turn([], null, 'cards'))).toHaveLength(6);
  });
});

describe('what is decided at once', () => {
  const unit = unitNamed('a', edition);
  const after = (...actions: BallotAction[]) => played(edition, actions);

  it('[G25] a group is decided once each card has an answer, and one a vote', () => {
    expect(isDecided(unit, after(keep('C1')))).toBe(false);
    expect(isDecided(unit, after(keep('C1'), keep('C2'), unsure('C3')))).toBe(true);
    expect(isDecided(unit, after(unsure('a')))).toBe(false);
    expect(isDecided(unitNamed('C1', edition), after(keep('C1')))).toBe(true);
  });

  it('[G26] says « Je ne sais pas » when each of its cards does', () => {
    expect(answerOf(unit, after(unsure('a')), edition)).toBe('unsure');
    expect(answerOf(unit, after(unsure('C1')), edition)).toBe('none');
    expect(answerOf(unit, after(keep('C1')), edition)).toBe('mixed');
  });

  it('[V8] [V11] a choice asks for its percentage, for a confirmation, or for nothing', () => {
    expect(gestureOf('decrease')).toEqual({ name: 'adjust', type: 'decrease' });
    expect(gestureOf('remove')).toEqual({ name: 'remove' });
    expect(gestureOf('keep')).toEqual({ name: 'vote', choice: { type: 'keep' } });
  });

  it('[L6] [G25] its impact is the sum of those of the votes on its cards', () => {
    const choice = { type: 'decrease', percent: 10 } as const;
    const { ledger } = after({ type: 'cast', id: 'a', choice, at: 1 }, keep('C4'));
    expect(impactOn(unit, ledger)).toBe(300);
    expect(impactOn(unitNamed('b', edition), ledger)).toBe(0);
  });
});
