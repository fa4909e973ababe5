import { describe, expect, it } from 'vitest';
import type { BallotAction } from '../game/ballot.ts';
import { anEdition, played } from '../testing.ts';
import { foremostOf, largestFirst, largestOf, outcomeOf } from './outcome.ts';
import { choiceOf, toldOf } from './decisions.ts';
import { millions } from '../money/money.ts';
import { modificationsOf, variationOf } from '../vote/ledger.ts';
import type { Choice } from '../vote/vote.ts';

const edition = anEdition();
const ledgerOf = (votes: [id: string, choice: Choice][]) => {
  const actions = votes.map(([id, choice], at): BallotAction => ({ type: 'cast', id, choice, at }));
  return played(edition, actions).ledger;
};
const outcome = (...votes: [id: string, choice: Choice][]) =>
  outcomeOf({ ledger: ledgerOf(votes) }, edition);
const shown = (...votes: [id: string, choice: Choice][]) =>
  largestOf(toldOf({ ledger: ledgerOf(votes) }, edition)).map(({ nodeId }) => nodeId);

describe('outcome', () => {
  it('[E8] is empty without a vote; what is kept is one', () => {
    expect(outcome()).toEqual({ kind: 'empty' });
    expect(outcome(['ET01', { type: 'keep' }])).toMatchObject({
      kind: 'kept',
      kept: [{ nodeId: 'ET01' }],
    });
  });

  it('[E19] what is shown of a ballot is what changes or, when nothing does, what is kept', () => {
    expect(shown(['ET02', { type: 'keep' }], ['SS01', { type: 'keep' }])).toEqual(['SS01', 'ET02']);
    expect(shown(['SS01', { type: 'keep' }], ['ET02', { type: 'remove' }])).toEqual(['ET02']);
  });

  it('[E8] lists what each vote does', () => {
    expect(
      outcome(['SS01', { type: 'decrease', percent: 10 }], ['ET02', { type: 'remove' }]),
    ).toEqual({
      kind: 'voted',
      impact: 30_000,
      balance: -125_000,
      tone: 'good',
      kept: [],
      records: [
        {
          kind: 'card',
          nodeId: 'SS01',
          title: 'SS01',
          ids: ['SS01'],
          side: 'expense',
          moves: 'expense',
          originalAmount: 200_000,
          type: 'decrease',
          value: 10,
          newAmount: 180_000,
          impact: 20_000,
        },
        {
          kind: 'card',
          nodeId: 'ET02',
          title: 'ET02',
          ids: ['ET02'],
          side: 'expense',
          moves: 'expense',
          originalAmount: 10_000,
          type: 'remove',
          value: 0,
          newAmount: 0,
          impact: 10_000,
        },
      ],
    });
  });

  it('[E8] a record tells the decision behind it', () => {
    const choices: [Choice, Choice] = [{ type: 'decrease', percent: 10 }, { type: 'remove' }];
    const voted = outcome(['SS01', choices[0]], ['ET02', choices[1]]);
    expect(voted.kind === 'voted' && voted.records.map(choiceOf)).toEqual(choices);
  });

  it('[E8] ranks the votes by euros and tells what each adds to its line', () => {
    const votes: [string, Choice][] = [
      ['ET02', { type: 'remove' }],
      ['SS01', { type: 'increase', percent: 10 }],
      ['impots', { type: 'increase', percent: 5 }],
    ];
    const voted = outcome(...votes);
    const ranked = largestFirst(voted.kind === 'voted' ? voted.records : []);
    expect(ranked.map(({ nodeId }) => nodeId)).toEqual(['SS01', 'ET02', 'impots']);
    expect(modificationsOf(ledgerOf(votes)).map(variationOf)).toEqual([-10_000, 20_000, 5000]);
  });

  it('[E9] warns when the balance does not improve', () => {
    expect(outcome(['ET02', { type: 'increase', percent: 1 }])).toMatchObject({ tone: 'warning' });
    expect(
      outcome(
        ['ET02', { type: 'decrease', percent: 20 }],
        ['SS01', { type: 'increase', percent: 1 }],
      ),
    ).toMatchObject({ tone: 'warning', balance: -155_000 });
  });

  it.each([
    [
      [5, 4, 3, 2, -1],
      [5, 4, 3, -1],
    ],
    [
      [-5, -4, -3, -2, 1],
      [-5, -4, -3, 1],
    ],
    [
      [5, -4, 3, 2, -1],
      [5, -4, 3, 2],
    ],
    [
      [5, 4, 3, 2, 1],
      [5, 4, 3, 2],
    ],
    [
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [[5], [5]],
  ])('[T7] of effects %j, four show %j', (all, four) => {
    const records = all.map((impact) => ({ impact: millions(impact) }));
    expect(foremostOf(records, 4).map(({ impact }) => impact)).toEqual(four);
  });
});
