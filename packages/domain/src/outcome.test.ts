import { describe, expect, it } from 'vitest';
import type { BallotAction } from './ballot.ts';
import { anEdition, played } from './builders.build.ts';
import { outcomeOf } from './outcome.ts';
import type { Choice } from './vote.ts';

const outcome = (...votes: [id: string, choice: Choice][]) => {
  const actions = votes.map(([id, choice], at): BallotAction => ({ type: 'cast', id, choice, at }));
  const edition = anEdition();
  return outcomeOf(played(edition, actions).ledger, edition.baseline);
};

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
        { nodeId: 'SS01', originalAmount: 200_000, type: 'decrease', value: 10, impact: 20_000 },
        { nodeId: 'ET02', originalAmount: 10_000, type: 'remove', value: 0, impact: 10_000 },
      ],
    });
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
