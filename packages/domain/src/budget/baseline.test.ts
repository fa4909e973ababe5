import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Baseline } from './baseline.ts';
import { anEdition, BASELINE_2025, must, played } from '../testing.ts';
import { completionOf } from '../outcome/completion.ts';
import { factsOf } from '../game/facts.ts';
import { differenceOf, millions } from '../money/money.ts';

const aTotal = fc.integer({ min: 1, max: 3_000_000 }).map(millions);

/** Unlike 2025 in every figure: a rule that assumed that year would be caught. */
const aBaseline: fc.Arbitrary<Baseline> = fc
  .record({ netRevenues: aTotal, netExpenses: aTotal })
  .map(({ netRevenues, netExpenses }) => ({
    year: 2031,
    balance: differenceOf(netRevenues, netExpenses),
    netExpenses,
    netRevenues,
    debt: millions(2_000_000),
    gdp: millions(1_500_000),
    interestPercent: 5,
    adults: 1_000_000,
    inhabitants: 2_000_000,
  }));

describe('baseline', () => {
  it('[D12] the balance is what the expenses leave of the revenues', () => {
    const { netRevenues, netExpenses, balance } = BASELINE_2025;
    expect(differenceOf(netRevenues, netExpenses)).toBe(balance);
  });

  it('[D12] a budget left as it is ends where its edition starts, and borrows its deficit', () => {
    fc.assert(
      fc.property(aBaseline, (baseline) => {
        const edition = anEdition(undefined, baseline);
        const ballot = played(edition, [
          { type: 'cast', id: 'ET01', choice: { type: 'keep' }, at: 1 },
          { type: 'complete', at: 2 },
        ]);
        const { netExpenses, netRevenues, balance, debt } = baseline;
        const completion = must(completionOf(ballot, edition));
        expect(completion).toMatchObject({ initialBalance: balance, balance, debt });
        expect(completion.borrowing.kind).toBe(netExpenses > netRevenues ? 'needed' : 'none');
        expect(factsOf(ballot, edition)).toMatchObject({ initialBalance: balance, balance });
      }),
    );
  });
});
