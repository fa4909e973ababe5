import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BallotAction } from './ballot.ts';
import { ABSENCE_MS, decisionCountOf, playingTimeOf, remainingMinutesOf } from './playing-time.ts';
import { millions } from '../money/money.ts';
import { anEdition, played } from '../testing.ts';
import type { Vote } from '../vote/ledger.ts';
import type { Choice } from '../vote/vote.ts';

const edition = anEdition();
const timeOf = (...actions: BallotAction[]) => played(edition, actions).game.timeSpent;
const cast = (id: string, choice: Choice, at: number): BallotAction => ({
  type: 'cast',
  id,
  choice,
  at,
});
const keep = (id: string, at: number) => cast(id, { type: 'keep' }, at);

const time = (minutes: number) => ({ timeSpent: minutes * 60_000, lastActTime: 1 });
const vote = (id: string, timestamp: number): Vote => ({
  id,
  side: 'expense',
  amount: millions(1),
  choice: { type: 'keep' },
  timestamp,
});

describe('time left', () => {
  it('[G4] is the announced 0,3 minute a card until five decisions', () => {
    expect([64, 16, 3, 1, 0].map((left) => remainingMinutesOf(left, 4, time(40)))).toEqual([
      19, 5, 1, 1, 0,
    ]);
  });

  it('[G4] is then the visitor’s own pace, and never nothing', () => {
    expect(remainingMinutesOf(60, 5, time(2))).toBe(30);
    expect(remainingMinutesOf(60, 5, time(0))).toBe(1);
    expect(remainingMinutesOf(0, 64, time(9))).toBe(0);
  });

  it('[G4] a vote on a group is one decision, « Je ne sais pas » another', () => {
    const votes = [vote('ET01', 1), vote('ET02', 1), vote('SS01', 2)];
    expect(decisionCountOf(votes, 0)).toBe(2);
    expect(decisionCountOf(votes, 20)).toBe(22);
  });
});

describe('time spent', () => {
  it('[E4] five minutes without an act still count, more is an absence', () => {
    expect(playingTimeOf([0, ABSENCE_MS]).timeSpent).toBe(ABSENCE_MS);
    expect(playingTimeOf([0, ABSENCE_MS + 1]).timeSpent).toBe(0);
    expect(ABSENCE_MS).toBe(5 * 60_000);
  });

  it('[E4] cards passed over and looked at again are time spent', () => {
    expect(
      timeOf(
        { type: 'go-on', at: 1000 },
        { type: 'jump', index: 2, at: 21_000 },
        { type: 'previous', at: 31_000 },
        keep('ET02', 41_000),
      ),
    ).toBe(40_000);
  });

  it('[E4] a vote of the explorer starts nothing', () => {
    const explorer = cast('impots', { type: 'remove' }, 0);
    expect(timeOf(explorer, keep('ET01', 60_000), keep('ET02', 70_000))).toBe(10_000);
  });

  it('[E4] looking at the end is not time spent, taking the cards up again is', () => {
    expect(
      timeOf(
        keep('ET01', 0),
        { type: 'complete', at: 10_000 },
        { type: 'complete', at: 50_000 },
        { type: 'go-on', at: 100_000 },
        keep('ET02', 107_000),
      ),
    ).toBe(17_000);
  });

  it('[E4] is never negative nor longer than the whole game, whatever the clock does', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1 }), (instants) => {
        const { timeSpent } = playingTimeOf(instants);
        expect(timeSpent).toBeGreaterThanOrEqual(0);
        expect(timeSpent).toBeLessThanOrEqual(Math.max(...instants) - Math.min(...instants));
        expect(timeOf(...instants.map((at) => keep('ET01', at)))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
