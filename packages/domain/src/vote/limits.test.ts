import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions, sumOf } from '../money/money.ts';
import { aCard, anEdition, aNiche, aRevenue, must, someCards } from '../testing.ts';
import { cast, changeOf, EMPTY_LEDGER, type Ledger } from './ledger.ts';
import { changeSplitOf, movedBeyondOf, splitOf, votesBeyondOf, type Split } from './limits.ts';
import { limitsOfLine } from './line-limits.ts';
import type { Choice } from './vote.ts';

const { territory } = anEdition([...someCards(), aNiche(), aRevenue({ amount: 100_000 })]);
const REMOVE: Choice = { type: 'remove' };
const ledgerOf = (...votes: [id: string, choice: Choice][]): Ledger => {
  let ledger = EMPTY_LEDGER;
  for (const [timestamp, [id, choice]] of votes.entries()) {
    ledger = must(cast(ledger, territory, { id, choice, timestamp })).ledger;
  }
  return ledger;
};
const split = (id: string, choice: Choice): Split =>
  changeSplitOf(ledgerOf([id, choice]), territory);

describe('limits', () => {
  it.each([
    [50_000, -30, 80],
    [49_999, -40, 90],
    [10_000, -40, 90],
    [9999, -50, 100],
    [10, -50, 100],
  ])('[V13] a line of %d M€ ranges from %d to %d', (amount, minReduction, maxIncrease) => {
    const line = { amount: millions(amount), isNiche: false };
    expect(limitsOfLine(line)).toEqual({ minReduction, maxIncrease });
  });

  it('[V13] interest and niches have their own, whatever their size', () => {
    const amount = millions(54_207);
    expect(limitsOfLine({ amount, isNiche: false, isInterest: true })).toEqual({
      minReduction: -5,
      maxIncrease: 10,
    });
    expect(limitsOfLine({ amount, isNiche: true })).toEqual({
      minReduction: -100,
      maxIncrease: 0,
    });
  });

  it('[V13] those of a card are its own', () => {
    expect(territory.get('SS01')?.limits).toEqual({ minReduction: -50, maxIncrease: 50 });
    expect(territory.get('defense')?.limits).toEqual({ minReduction: -30, maxIncrease: 80 });
  });
});

describe('within and beyond', () => {
  it.each<[string, Choice, number, number]>([
    ['SS01', REMOVE, 100_000, 100_000],
    ['SS01', { type: 'decrease', percent: 50 }, 100_000, 0],
    ['SS01', { type: 'keep' }, 0, 0],
    ['NF01', REMOVE, 1000, 0],
    ['RE01', REMOVE, -50_000, -50_000],
  ])('[V14] card %s, %o: %d within, %d beyond', (id, choice, within, beyond) => {
    expect(split(id, choice)).toEqual({ within, beyond });
  });

  it.each<[string, Choice, number, number]>([
    ['defense', REMOVE, 18_000, 42_000],
    ['defense', { type: 'decrease', percent: 40 }, 18_000, 6000],
    ['defense_01', { type: 'increase', percent: 100 }, -36_000, -4000],
    ['impots', { type: 'increase', percent: 90 }, 80_000, 10_000],
  ])('[V14] line %s, %o: %d within, %d beyond', (id, choice, within, beyond) => {
    expect(split(id, choice)).toEqual({ within, beyond });
  });

  it('[V14] a vote on what the edition no longer has is all beyond', () => {
    const [vote] = ledgerOf(['SS01', REMOVE]).values();
    if (!vote) throw new Error('no vote');
    expect(splitOf(vote, new Map())).toEqual({ within: 0, beyond: 200_000 });
  });

  it('[E14] what goes beyond is told as a part of all that moves, never of the net', () => {
    const ledger = ledgerOf(['SS01', REMOVE], ['RE01', REMOVE], ['NF01', REMOVE]);
    expect(changeSplitOf(ledger, territory)).toEqual({ within: 51_000, beyond: 50_000 });
    expect(movedBeyondOf(ledger, territory)).toEqual({ all: 301_000, beyond: 150_000 });
  });

  it('[V14] the votes beyond, and those alone', () => {
    const ledger = ledgerOf(['SS01', REMOVE], ['NF01', REMOVE], ['ET02', REMOVE]);
    expect(votesBeyondOf(ledger, territory).map(({ id }) => id)).toEqual(['SS01', 'ET02']);
  });

  it('[V14] the two parts always add up to the change', () => {
    const aChoice = fc.oneof(
      fc.constant(REMOVE),
      fc.record({
        type: fc.constantFrom('increase' as const, 'decrease' as const),
        percent: fc.double({ min: 0.01, max: 200, noNaN: true }),
      }),
    );
    const aVote = fc.tuple(fc.constantFrom(...territory.keys()), aChoice);
    fc.assert(
      fc.property(fc.array(aVote), (votes) => {
        let ledger = EMPTY_LEDGER;
        for (const [timestamp, [id, choice]] of votes.entries()) {
          const casting = cast(ledger, territory, { id, choice, timestamp });
          if (casting.ok) ({ ledger } = casting.value);
        }
        const { within, beyond } = changeSplitOf(ledger, territory);
        expect(sumOf([within, beyond])).toBe(changeOf(ledger));
        const moved = movedBeyondOf(ledger, territory);
        expect(moved.beyond).toBeLessThanOrEqual(moved.all);
      }),
    );
  });

  it('[V8] a card takes no more than its bounds: only a removal goes beyond', () => {
    const tight = anEdition([
      aCard({ id: 'DP01', constraints: { minReduction: -5, maxIncrease: 10 } }),
    ]);
    const choice: Choice = { type: 'decrease', percent: 6 };
    expect(cast(EMPTY_LEDGER, tight.territory, { id: 'DP01', choice, timestamp: 1 }).ok).toBe(
      false,
    );
  });
});
