import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBudget, aLine, BASELINE_2025, must } from '../testing.ts';
import { millions } from '../money/money.ts';
import { cast, changeOf, EMPTY_LEDGER } from '../vote/ledger.ts';
import { territoryOf } from '../vote/territory.ts';
import {
  byWeight,
  formatShare,
  rankOf,
  shareOf,
  shareOfTotal,
  shareWithin,
  sumOfWeights,
  weightOf,
} from './weight.ts';

const agencies = aLine({ id: 'agencies', amount: 40, amountBeforeTransfers: millions(100) });
const ownTaxes = aLine({ id: 'own', parentId: 'agencies', level: 2, amount: 30 });
const subsidy = aLine({ id: 'subsidy', amount: 60, isTransfer: true });
const niche = aLine({ id: 'niche', side: 'revenue', isNiche: true, amount: 80 });
const technical = aLine({ id: 'technical', amount: 9000, isTechnical: true });

const anAmount = fc.integer({ min: -1e6, max: 1e6 }).map((amount) => millions(amount));

describe('weight', () => {
  it('[D13] a line has one amount: net of what it pays to another administration', () => {
    const accounts = { isNiche: false, isTransfer: false, gross: millions(100) };
    expect(weightOf({ ...accounts, net: millions(40) })).toEqual({
      amount: 40,
      amountBeforeTransfers: 100,
    });
    expect(weightOf({ ...accounts, net: millions(100) })).toEqual({ amount: 100 });
  });

  it('[D13] a transfer and a niche are shown for what they are, outside the total', () => {
    fc.assert(
      fc.property(anAmount, anAmount, fc.boolean(), (gross, net, isNiche) => {
        expect(weightOf({ gross, net, isNiche, isTransfer: !isNiche })).toEqual({ amount: gross });
      }),
    );
  });

  it('[D13] lines weigh together what the total counts of them', () => {
    expect(sumOfWeights([agencies, subsidy, niche])).toBe(40);
    expect(sumOfWeights([subsidy, niche])).toBe(140);
    expect(sumOfWeights([])).toBe(0);
  });

  it('[D13] the share of a line is that of its weight, and a transfer has none', () => {
    expect(shareWithin(agencies, ownTaxes)).toEqual({ ok: true, value: 75 });
    expect(shareWithin(agencies, subsidy)).toEqual({ ok: false, reason: 'not-counted' });
    expect(shareWithin(subsidy, aLine({ amount: 30, isTransfer: true }))).toEqual({
      ok: true,
      value: 50,
    });
    expect(shareWithin(aLine({ amount: 0 }), ownTaxes).ok).toBe(false);
  });

  it('[D13] the share of the total is that of its own side', () => {
    expect(shareOfTotal(aLine({ amount: 17_342 }), BASELINE_2025)).toEqual({ ok: true, value: 1 });
    const revenue = aLine({ side: 'revenue', amount: 15_792 });
    expect(shareOfTotal(revenue, BASELINE_2025)).toEqual({ ok: true, value: 1 });
    expect(shareOfTotal(subsidy, BASELINE_2025).ok).toBe(false);
    expect(shareOfTotal(niche, BASELINE_2025).ok).toBe(false);
  });

  it.each([0, -1])('[D5] no share of a base of %d', (base) => {
    expect(shareOf(millions(1), millions(base)).ok).toBe(false);
  });

  it('[D5] a share is a percentage', () => {
    expect(shareOf(millions(1), millions(8))).toEqual({ ok: true, value: 12.5 });
  });

  it('[D5] a share is never written « 0,0 % » for money that is there', () => {
    expect(formatShare(0.04)).toBe('moins de 0,1\u00A0%');
    expect(formatShare(0.05)).toBe('0,1\u00A0%');
    expect(formatShare(0)).toBe('0,0\u00A0%');
  });

  it('[D2] lines are ranged by weight: counted, outside the total, technical', () => {
    const ranged = [technical, subsidy, ownTaxes, agencies].toSorted(byWeight);
    expect(ranged.map(({ id }) => id)).toEqual(['agencies', 'own', 'subsidy', 'technical']);
  });

  it('[D13] a line is ranked among those the total counts; the others have no rank', () => {
    const siblings = [agencies, ownTaxes, subsidy, technical];
    expect(rankOf('own', siblings)).toBe(2);
    expect(rankOf('subsidy', siblings)).toBeNull();
    expect(rankOf('technical', siblings)).toBeNull();
    expect(rankOf('own', [ownTaxes, subsidy])).toBeNull();
    expect(rankOf('niche', [niche, { ...niche, id: 'smaller' }])).toBe(1);
  });

  it('[L12] a vote bears on the weight: a euro counted elsewhere is not saved twice', () => {
    const ground = territoryOf(aBudget(agencies, niche), []);
    const removed = (id: string) =>
      must(cast(EMPTY_LEDGER, ground, { id, choice: { type: 'remove' }, timestamp: 1 })).ledger;
    expect(changeOf(removed('agencies'))).toBe(40);
    expect(changeOf(removed('niche'))).toBe(80);
  });
});
