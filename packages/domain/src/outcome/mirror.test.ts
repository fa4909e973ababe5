import { describe, expect, it } from 'vitest';
import { act, type BallotAction } from '../game/ballot.ts';
import { aGroup, anEdition, aRevenue, played, someCards } from '../testing.ts';
import type { Choice } from '../vote/vote.ts';
import { mirrorOf, mirrorWordsOf } from './mirror.ts';

const groups = [
  aGroup({ id: 'armees', title: 'Armées', cardIds: ['ET01'] }),
  aGroup({ id: 'sante', title: 'Santé', cardIds: ['SS01', 'ET02'] }),
  aGroup({ id: 'revenus', cardIds: ['RE01'] }),
  aGroup({ id: 'ecole', cardIds: [] }),
];
const cards = [...someCards(), aRevenue({ amount: 90_000, lineIds: ['impots_01'] })];
const edition = anEdition(cards, undefined, groups);
const prioritise = (...ids: string[]): BallotAction => ({ type: 'prioritise', ids });
const priorities = (...actions: BallotAction[]) => played(edition, actions).game.priorities;
const changes = (ids: string[], ...votes: [id: string, choice: Choice][]) => {
  const { ledger } = played(
    edition,
    votes.map(([id, choice], at) => ({ type: 'cast', id, choice, at })),
  );
  return mirrorOf(ids, ledger, edition).map(({ id, before, after }) => [id, after - before]);
};

describe('priorities', () => {
  it('[G28] are at most three groups, told once each, and can be told again', () => {
    expect(priorities(prioritise('sante', 'sante', 'armees'))).toEqual(['sante', 'armees']);
    expect(priorities(prioritise('sante'), prioritise())).toEqual([]);
    const refusal = (...ids: string[]) => {
      const acted = act(played(edition, []), edition, prioritise(...ids));
      return acted.ok ? 'accepted' : acted.reason;
    };
    expect(refusal('sante', 'armees', 'revenus', 'ecole')).toBe('too-many-priorities');
    expect(refusal('SS01')).toBe('no-such-group');
  });

  it('[G28] [G13] a new game asks for them again', () => {
    expect(priorities(prioritise('sante'), { type: 'reset' })).toEqual([]);
  });

  it('[G28] the mirror gives the money of each, before the votes and after', () => {
    expect(
      changes(
        ['sante', 'revenus', 'armees'],
        ['SS01', { type: 'decrease', percent: 10 }],
        ['ET02', { type: 'increase', percent: 10 }],
        ['RE01', { type: 'increase', percent: 10 }],
      ),
    ).toEqual([
      ['sante', -19_000],
      ['revenus', 9000],
      ['armees', 0],
    ]);
  });

  it('[G28] a priority the edition no longer has gets no row', () => {
    expect(changes(['gone', 'armees'])).toEqual([['armees', 0]]);
  });

  it('[G28] a line of the tree counts where all its cards are of the domain', () => {
    expect(changes(['armees'], ['defense', { type: 'remove' }])).toEqual([['armees', -60_000]]);
    expect(changes(['armees'], ['defense_02', { type: 'remove' }])).toEqual([['armees', 0]]);
  });

  it('[G28] says it in words', () => {
    const { ledger } = played(edition, [
      { type: 'cast', id: 'SS01', choice: { type: 'decrease', percent: 3 }, at: 1 },
    ]);
    const words = mirrorOf(['sante', 'armees'], ledger, edition).map(mirrorWordsOf);
    expect(words).toEqual([
      {
        text: '«\u00A0Santé\u00A0» était dans vos priorités\u00A0: 210,0\u00A0→\u00A0204,0\u00A0Md€',
        spoken:
          '«\u00A0Santé\u00A0» était dans vos priorités\u00A0: de 210\u00A0milliards d’euros à 204\u00A0milliards d’euros',
      },
      {
        text: '«\u00A0Armées\u00A0» était dans vos priorités\u00A0: rien ne change',
        spoken: '«\u00A0Armées\u00A0» était dans vos priorités\u00A0: rien ne change',
      },
    ]);
  });
});
