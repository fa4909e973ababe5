import { describe, expect, it } from 'vitest';
import { aCard, aNiche, aRevenue, BASELINE_2025 } from '../testing.ts';
import { DECK_SIZE, expectedMinutesOf } from './deck-size.ts';
import { impactPerAdultOf } from '../vote/card.ts';
import { deckProblemsOf, deckSummaryOf, orderedDeck, sidesOf, upcomingOf } from './deck.ts';

const sixtyFour = Array.from({ length: 64 }, (_, i) => aCard({ id: `C${i}` }));

describe('deck', () => {
  it('[G1] goes by sector, then by decreasing amount, ranked from 1', () => {
    const deck = orderedDeck([
      aRevenue({ amount: 200_000 }),
      aNiche({ amount: 9000 }),
      aCard({ id: 'DP01', sector: 'dette', type: 'debt', amount: 50_000 }),
      aCard({ id: 'CO01', sector: 'collectivites', amount: 76_400 }),
      aCard({ id: 'SS01', sector: 'securite_sociale', amount: 10 }),
      aCard({ id: 'ET02', amount: 44_200 }),
      aCard({ id: 'ET01', amount: 60_900 }),
    ]);
    expect(deck.map(({ rank, id }) => `${rank} ${id}`)).toEqual([
      '1 ET01',
      '2 ET02',
      '3 SS01',
      '4 CO01',
      '5 DP01',
      '6 NF01',
      '7 RE01',
    ]);
  });

  it('[G2] 64 sound cards raise no problem', () => {
    expect(deckProblemsOf(sixtyFour)).toEqual([]);
  });

  it('[G2] says what is expected', () => {
    expect(deckProblemsOf(sixtyFour.slice(1))).toEqual(['63 cards, expected 64']);
  });

  it('[G2] counts the cards without those of revenue', () => {
    expect(deckProblemsOf([...sixtyFour, aRevenue()])).toEqual([]);
    expect(deckProblemsOf([...sixtyFour.slice(1), aRevenue()])).toEqual(['63 cards, expected 64']);
  });

  it('[G2] reports a repeated id and a niche out of its range', () => {
    const tooShallow = aNiche({ id: 'NF02', constraints: { minReduction: -99, maxIncrease: 0 } });
    const raisable = aNiche({ id: 'NF03', constraints: { minReduction: -100, maxIncrease: 1 } });
    const problems = deckProblemsOf([
      ...sixtyFour.slice(4),
      aNiche(),
      tooShallow,
      raisable,
      aCard({ id: 'C9' }),
    ]);
    expect(problems.map((problem) => problem.slice(0, 4))).toEqual(['C9: ', 'NF02', 'NF03']);
  });

  it('[G3] sums up', () => {
    const summary = deckSummaryOf([
      aCard({ id: 'ET01', amount: 1000 }),
      aCard({ id: 'SS01', amount: 500, sector: 'securite_sociale' }),
      aNiche({ amount: 100 }),
      aRevenue({ amount: 30 }),
    ]);
    expect(summary).toMatchObject({
      count: 4,
      amount: 1630,
      withoutNiches: { count: 2, amount: 1500 },
    });
    expect(summary.bySector.get('securite_sociale')).toEqual({ count: 1, amount: 500 });
  });

  it('[G3] adds spending, niches and revenue apart', () => {
    const cards = [1000, 500].map((amount) => aCard({ amount }));
    expect(sidesOf([...cards, aNiche({ amount: 100 }), aRevenue({ amount: 30 })])).toEqual({
      spending: 1500,
      niches: 100,
      revenue: 30,
    });
  });

  it('[G3] announces 0,3 minute a card', () => {
    expect([DECK_SIZE, 3].map(expectedMinutesOf)).toEqual([19, 1]);
  });

  it('[D11] a card tells its weight per adult', () => {
    expect(impactPerAdultOf(aCard({ amount: 60_900 }), BASELINE_2025)).toBe(1149);
  });

  it('[G5] shows what comes next and counts the rest', () => {
    const from = upcomingOf(sixtyFour, 7);
    expect(from.shown.map(({ id }) => id)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6']);
    expect(from.others).toBe(57);
    expect(upcomingOf(sixtyFour.slice(61), 10)).toMatchObject({ shown: { length: 3 }, others: 0 });
  });
});
