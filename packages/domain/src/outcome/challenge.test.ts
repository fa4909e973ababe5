import { describe, expect, it } from 'vitest';
import { receivedLedgerOf } from '../vote/received.ts';
import type { Choice } from '../vote/vote.ts';
import { aCard, aGroup, anEdition } from '../testing.ts';
import {
  askedOf,
  directionsOf,
  guessedOf,
  guessesText,
  parseGuesses,
  type Guesses,
} from './challenge.ts';
import { toldOf } from './decisions.ts';

const edition = anEdition(
  [
    aCard({ id: 'C1', amount: 1000 }),
    aCard({ id: 'C2', amount: 2000, constraints: { minReduction: -50, maxIncrease: 0 } }),
    aCard({ id: 'C3', amount: 4000, constraints: { minReduction: 0, maxIncrease: 10 } }),
    aCard({ id: 'C4', amount: 8000 }),
    aCard({ id: 'C5', amount: 9000 }),
  ],
  undefined,
  [aGroup({ id: 'g', title: 'Santé', cardIds: ['C2', 'C3'] })],
);
const cut: Choice = { type: 'decrease', percent: 10 };
const rise: Choice = { type: 'increase', percent: 10 };
const remove: Choice = { type: 'remove' };
const asked = (votes: Record<string, Choice>) => {
  const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
  const { ledger } = receivedLedgerOf(decisions, edition.territory);
  return askedOf(toldOf({ ledger }, edition).changes);
};
const on = (...ids: string[]) => directionsOf({ ids }, edition.territory);

describe('the decisions of a challenge to guess', () => {
  it('[E17] are the three of largest effect, as they are told, never one that keeps', () => {
    const votes = { C1: cut, C2: remove, C3: remove, C4: rise, C5: { type: 'keep' } as const };
    expect(asked(votes).map(({ nodeId }) => nodeId)).toEqual(['g', 'C4', 'C1']);
    const apart = { C1: remove, C2: cut, C3: rise, C4: cut, C5: cut };
    expect(asked(apart).map(({ nodeId }) => nodeId)).toEqual(['C1', 'C5', 'C4']);
  });

  it('[E17] are fewer when fewer were made', () => {
    expect(asked({ C1: cut, C5: { type: 'keep' } })).toHaveLength(1);
    expect(asked({ C5: { type: 'keep' } })).toEqual([]);
  });

  it('[E17] have the directions that the limits leave open', () => {
    expect(on('C1')).toEqual(['increase', 'decrease', 'remove']);
    expect(on('C2')).toEqual(['decrease', 'remove']);
    expect(on('C3')).toEqual(['increase', 'remove']);
    expect(on('C2', 'C3')).toEqual(['increase', 'decrease', 'remove']);
    expect(on('unknown')).toEqual(['increase', 'decrease', 'remove']);
  });

  it('[E17] are set beside the guesses: one is right when it goes the same way', () => {
    const guesses: Guesses = new Map([
      ['C1', 'remove'],
      ['C4', 'increase'],
    ]);
    const guessed = guessedOf(asked({ C1: cut, C4: rise, C5: cut }), guesses);
    expect(guessed.map(({ record, guess, isRight }) => [record.nodeId, guess, isRight])).toEqual([
      ['C4', 'increase', true],
      ['C1', 'remove', false],
    ]);
  });
});

describe('stored guesses', () => {
  const guesses: Guesses = new Map([['C1', 'remove']]);

  it('[E17] are read again for their challenge, and for no other', () => {
    const text = guessesText('AAAA', guesses);
    expect(parseGuesses(text, 'AAAA')).toEqual(guesses);
    expect(parseGuesses(text, 'BBBB')).toEqual(new Map());
  });

  it('[E17] lose only what cannot be read', () => {
    const text = JSON.stringify({
      code: 'AAAA',
      guesses: { C1: 'remove', C2: 'keep', C3: 7, C4: null },
    });
    expect(parseGuesses(text, 'AAAA')).toEqual(guesses);
  });

  it.each(['', 'null', '[]', '{"code":"AAAA"}', '{"code":"AAAA","guesses":["remove"]}'])(
    '[E17] are none in « %s »',
    (text) => expect(parseGuesses(text, 'AAAA')).toEqual(new Map()),
  );
});
