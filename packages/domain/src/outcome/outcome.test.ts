import { describe, expect, it } from 'vitest';
import type { BallotAction } from '../game/ballot.ts';
import { anEdition, played } from '../testing.ts';
import { largestFirst, outcomeOf } from './outcome.ts';
import { choiceOf } from './decisions.ts';
import { modificationsOf, variationOf } from '../vote/ledger.ts';
import type { Choice } from '../vote/vote.ts';

const edition = anEdition();
const ledgerOf = (votes: [id: string, choice: Choice][]) => {
  const actions = votes.map(([id, choice], at): BallotAction => ({ type: 'cast', id, choice, at }));
  return played(edition, actions).ledger;
};
const outcome = (...votes: [id: string, choice: Choice][]) => outcomeOf(ledgerOf(votes), edition);

describe('outcome', () => {
  it('[E8] is empty without a modification', () => {
    expect(outcome()).toEqual({ kind: 'empty' });
    expect(outcome(['ET01', { type: 'keep' }])).toEqual({ kind: 'empty' });
  });

  it('[E8] lists what each vote does', () => {
    expect(
      outcome(['SS01', { type: 'decrease', percent: 10 }], ['ET02', { type: 'remove' }]),
    ).toEqual({
      kind: 'voted',
      impact: 30_000,
      balance: -125_000,
      tone: 'good',
      records: [
        {
          nodeId: 'SS01',
          title: 'SS01',
          ids: ['SS01'],
          side: 'expense',
          originalAmount: 200_000,
          type: 'decrease',
          value: 10,
          newAmount: 180_000,
          impact: 20_000,
        },
        {
          nodeId: 'ET02',
          title: 'ET02',
          ids: ['ET02'],
          side: 'expense',
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
});
