import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEdition } from '../testing.ts';
import { balanceOf } from '../vote/ledger.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import {
  balanceBarsOf,
  balanceRankOf,
  balanceStandingOf,
  cardsOnly,
  stepsOf,
} from './balance-step.ts';

/** Below −200, then six steps of 50 Md€, then 100 Md€ and above. */
const balances = { from: -200_000, step: 50_000, shares: [0, 0, 12, 40, 30, 0, 18, 0] };
const steps = stepsOf(balances);
const ranks = (marked: readonly number[]) =>
  balanceBarsOf(balances, marked).map(({ rank }) => rank);

describe('the steps of final balances', () => {
  it.each([
    [-1e9, 0],
    [-200_001, 0],
    [-200_000, 1],
    [-150_001, 1],
    [-150_000, 2],
    [0, 5],
    [99_999, 6],
    [100_000, 7],
    [1e9, 7],
  ])('[N3] %i M€ stands in step %i: its lower bound belongs to it', (balance, rank) => {
    expect(balanceRankOf(balance, steps)).toBe(rank);
  });

  it('[N3] a bar holds exactly the balances of its rank', () => {
    const bars = balanceBarsOf(balances, [-1e9, 1e9]);
    expect(bars).toHaveLength(balances.shares.length);
    fc.assert(
      fc.property(fc.integer({ min: -300_000, max: 200_000 }), (balance) => {
        const bar = bars[balanceRankOf(balance, steps)];
        expect(balance).toBeGreaterThanOrEqual(bar?.from ?? -Infinity);
        expect(balance).toBeLessThan(bar?.to ?? Infinity);
      }),
    );
  });

  it('[N7] the bars go from the first to the last that has a share or a mark', () => {
    expect(ranks([])).toEqual([2, 3, 4, 5, 6]);
    expect(ranks([-155_000, 120_000])).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('where the visitor stands', () => {
  it('[N4] are the published shares below, beside and above', () => {
    expect(balanceStandingOf(-60_000, balances)).toEqual({ lower: 12, same: 40, higher: 48 });
    expect(balanceStandingOf(-1e9, balances)).toEqual({ lower: 0, same: 0, higher: 100 });
    expect(balanceStandingOf(1e9, balances)).toEqual({ lower: 100, same: 0, higher: 0 });
  });

  it('[N4] never finer than published', () => {
    const shares = [0.1, 0.2, 0.7, 99];
    const standing = balanceStandingOf(1e9, { from: 0, step: 1, shares });
    expect(standing).toEqual({ lower: 1, same: 99, higher: 0 });
  });

  it('[N4] counts votes on cards alone, as the totals do', () => {
    const { territory, baseline } = anEdition();
    const cut = { type: 'decrease', percent: 10 } as const;
    const { ledger } = receivedLedgerOf(
      [
        { id: 'ET02', choice: cut },
        { id: 'defense_02', choice: cut },
      ],
      territory,
    );
    const cards = cardsOnly(ledger, territory);
    expect([...cards.keys()]).toEqual(['ET02']);
    expect(balanceOf(cards, baseline)).toBe(baseline.balance + 1_000);
  });
});
