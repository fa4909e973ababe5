import { describe, expect, it } from 'vitest';
import type { BallotAction } from '../game/ballot.ts';
import { aCard, anEdition, aNiche, aRevenue, played, someCards } from '../testing.ts';
import { sectorImpactsOf } from './sector-impact.ts';
import type { Choice } from '../vote/vote.ts';

const impacts = (votes: [id: string, choice: Choice][], cards = someCards()) => {
  const actions = votes.map(([id, choice], at): BallotAction => ({ type: 'cast', id, choice, at }));
  const edition = anEdition(cards);
  return sectorImpactsOf(played(edition, actions).ledger, edition);
};

describe('impact by sector', () => {
  it('[E12] adds up the votes of each sector, largest effect first, without the cards kept', () => {
    expect(
      impacts([
        ['ET01', { type: 'keep' }],
        ['ET02', { type: 'increase', percent: 10 }],
        ['SS01', { type: 'decrease', percent: 10 }],
      ]),
    ).toEqual([
      { group: 'securite_sociale', votes: 1, impact: 20_000 },
      { group: 'etat_central', votes: 1, impact: -1000 },
    ]);
  });

  it('[E12] a large cost comes before a small saving', () => {
    expect(
      impacts([
        ['SS01', { type: 'decrease', percent: 1 }],
        ['ET02', { type: 'increase', percent: 50 }],
      ]),
    ).toEqual([
      { group: 'etat_central', votes: 1, impact: -5000 },
      { group: 'securite_sociale', votes: 1, impact: 2000 },
    ]);
  });

  it('[E12] a line takes the sector of the cards standing on it', () => {
    expect(impacts([['defense_01', { type: 'remove' }]])).toEqual([
      { group: 'etat_central', votes: 1, impact: 40_000 },
    ]);
  });

  it('[E12] a line under several sectors, or under no card, is told apart; so is a tax', () => {
    const spanning = [
      aCard({ id: 'ET01', lineIds: ['defense_01'] }),
      aNiche({ id: 'NF01', lineIds: ['defense_02'] }),
    ];
    expect(impacts([['defense', { type: 'remove' }]], spanning)).toMatchObject([
      { group: 'plusieurs_secteurs' },
    ]);
    expect(impacts([['defense_02', { type: 'remove' }]])).toMatchObject([
      { group: 'plusieurs_secteurs' },
    ]);
    expect(impacts([['impots', { type: 'increase', percent: 1 }]])).toEqual([
      { group: 'recettes', votes: 1, impact: 1000 },
    ]);
    const taxed = [...someCards(), aRevenue({ amount: 90_000, lineIds: ['impots_01'] })];
    expect(impacts([['RE01', { type: 'decrease', percent: 10 }]], taxed)).toEqual([
      { group: 'recettes', votes: 1, impact: -9000 },
    ]);
  });
});
