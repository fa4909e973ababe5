import { describe, expect, it } from 'vitest';
import { aCard, aGroup, anEdition, aRevenue, played } from '../testing.ts';
import type { BallotAction } from './ballot.ts';
import {
  dealtOf,
  firstSpotOf,
  handOf,
  leftOf,
  spotAfter,
  spotOf,
  toComeOf,
  unsureCountOf,
  type Sitting,
  type Spot,
} from './deal.ts';
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
const sitting = (actions: readonly BallotAction[], spot: Spot | null = null, deal?: Deal) =>
  ({ deal: deal ?? 'express', ballot: played(edition, actions), edition, spot }) satisfies Sitting;
const idsToCome = (at: Sitting) => toComeOf(at).map(({ id }) => id);
const on = (place: number, refined: number | null = null): Spot => ({ place, refined });

describe('a game by groups', () => {
  it('[G33] begins with the first group that has a card without an answer', () => {
    expect(firstSpotOf(sitting([]))).toEqual(on(0));
    expect(firstSpotOf(sitting([keep('a'), keep('C4')]))).toEqual(on(1));
    expect(firstSpotOf(sitting([keep('a'), unsure('b')]))).toEqual(on(2));
    expect(firstSpotOf(sitting(groups.map(({ id }) => keep(id))))).toEqual(on(0));
  });

  it('[G33] answering leads to the next that waits, after it then from the first', () => {
    expect(spotAfter({ type: 'go-on' }, sitting([keep('b')], on(1)))).toEqual(on(2));
    expect(spotAfter({ type: 'go-on' }, sitting([keep('c'), keep('d')], on(3)))).toEqual(on(0));
  });

  it('[G33] [G26] those answered « Je ne sais pas » come back once, after all the others', () => {
    expect(idsToCome(sitting([unsure('a'), keep('b')], on(1)))).toEqual(['c', 'd', 'a']);
    expect(idsToCome(sitting([unsure('a'), unsure('a'), keep('b')], on(1)))).toEqual(['c', 'd']);
  });

  it('[G33] goes nowhere once nothing waits, nor before the first or past the last', () => {
    const over = groups.map(({ id }) => keep(id));
    expect(spotAfter({ type: 'go-on' }, sitting(over, on(3)))).toBeNull();
    expect(spotAfter({ type: 'next' }, sitting(over, on(2)))).toEqual(on(3));
    expect(spotAfter({ type: 'previous' }, sitting(over, on(0)))).toBeNull();
    expect(spotAfter({ type: 'jump', index: 4 }, sitting([]))).toBeNull();
    expect(spotAfter({ type: 'jump', index: 2 }, sitting([], on(0, 1)))).toEqual(on(2));
  });

  it('[G33] refining goes through the cards of the group, then on with the groups', () => {
    const refined = sitting([keep('a')], on(0, 1));
    expect(handOf(refined)).toMatchObject({ units: [{ id: 'C1' }, { id: 'C2' }, {}], index: 1 });
    expect(spotAfter({ type: 'go-on' }, refined)).toEqual(on(0, 2));
    expect(spotAfter({ type: 'previous' }, sitting([keep('a')], on(0, 0)))).toEqual(on(0));
    expect(spotAfter({ type: 'go-on' }, sitting([keep('a')], on(0, 2)))).toEqual(on(1));
    const over = groups.map(({ id }) => keep(id));
    expect(spotAfter({ type: 'go-on' }, sitting(over, on(0, 2)))).toEqual(on(0));
  });

  it('[G33] a card is found within its group', () => {
    expect(spotOf('b', edition)).toEqual(on(1));
    expect(spotOf('C5', edition)).toEqual(on(1, 1));
    expect(spotOf('ZZ99', edition)).toEqual(on(0));
  });

  it('[G4] what is left counts the groups behind the one being refined', () => {
    expect(leftOf(sitting([], on(0)))).toBe(4);
    expect(leftOf(sitting([keep('a')], on(0, 0)))).toBe(2 + 3);
    expect(leftOf(sitting([keep('C1')], on(0), 'cards'))).toBe(5);
  });

  it('[G4] [G26] what comes back after « Je ne sais pas » is still left to decide, once', () => {
    const others = [keep('b'), keep('c'), keep('d')];
    expect(leftOf(sitting([unsure('a'), ...others], on(0)))).toBe(1);
    expect(leftOf(sitting([unsure('a'), ...others, unsure('a')], on(0)))).toBe(0);
    expect(leftOf(sitting([keep('a'), ...others], on(0)))).toBe(0);
  });

  it('[G4] [G26] counts what is unsure as it is played', () => {
    expect(unsureCountOf(sitting([unsure('a')]))).toBe(1);
    expect(unsureCountOf(sitting([unsure('a')], null, 'cards'))).toBe(3);
  });

  it('[G27] by groups the revenue is dealt, card by card when it is in play', () => {
    expect(dealtOf(sitting([])).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(dealtOf(sitting([], null, 'cards'))).toHaveLength(6);
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
