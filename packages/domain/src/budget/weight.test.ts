import { describe, expect, it } from 'vitest';
import { aBudget, aLine, must } from '../testing.ts';
import { cast, changeOf, EMPTY_LEDGER } from '../vote/ledger.ts';
import { territoryOf } from '../vote/territory.ts';
import { byWeight, shareWithin, weightOf } from './weight.ts';

const agencies = aLine({ id: 'agencies', amount: 100, netAmount: 40 });
const ownTaxes = aLine({ id: 'own', parentId: 'agencies', level: 2, amount: 30 });
const subsidy = aLine({ id: 'subsidy', amount: 60, netAmount: 0, isTransfer: true });
const niche = aLine({ id: 'niche', side: 'revenue', isNiche: true, amount: 80, netAmount: 0 });

describe('weight', () => {
  it('[D13] a line weighs its net amount', () => {
    expect(weightOf(agencies)).toEqual({ amount: 40, isCounted: true });
    expect(weightOf(ownTaxes)).toEqual({ amount: 30, isCounted: true });
    expect(weightOf(aLine({ amount: 0 }))).toEqual({ amount: 0, isCounted: true });
  });

  it('[D13] a transfer and a niche are shown for what they are, outside the total', () => {
    expect(weightOf(subsidy)).toEqual({ amount: 60, isCounted: false });
    expect(weightOf(niche)).toEqual({ amount: 80, isCounted: false });
    expect(weightOf(aLine({ isNiche: true, amount: 80 }))).toEqual({
      amount: 80,
      isCounted: false,
    });
  });

  it('[D13] the share of a line is that of its weight, and a transfer has none', () => {
    expect(shareWithin(agencies, ownTaxes)).toEqual({ ok: true, value: 75 });
    expect(shareWithin(agencies, subsidy)).toEqual({ ok: false, reason: 'not-counted' });
    expect(shareWithin(subsidy, aLine({ amount: 30, netAmount: 0 }))).toEqual({
      ok: true,
      value: 50,
    });
    expect(shareWithin(aLine({ amount: 0 }), ownTaxes).ok).toBe(false);
  });

  it('[D13] lines are ranged by weight: counted, outside the total, technical', () => {
    const technical = aLine({ id: 'technical', amount: 9000, isTechnical: true });
    const ranged = [technical, subsidy, ownTaxes, agencies].toSorted(byWeight);
    expect(ranged.map(({ id }) => id)).toEqual(['agencies', 'own', 'subsidy', 'technical']);
  });

  it('[L12] a vote bears on the weight: a euro counted elsewhere is not saved twice', () => {
    const ground = territoryOf(aBudget(agencies, niche), []);
    const removed = (id: string) =>
      must(cast(EMPTY_LEDGER, ground, { id, choice: { type: 'remove' }, timestamp: 1 })).ledger;
    expect(changeOf(removed('agencies'))).toBe(40);
    expect(changeOf(removed('niche'))).toBe(80);
  });
});
