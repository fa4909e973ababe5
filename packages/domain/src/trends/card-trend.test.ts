import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divisionOf, type Tally } from '../tally/tally.ts';
import { anEdition, aNiche, aRevenue, someCards } from '../testing.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import { checkChoice, type Choice } from '../vote/vote.ts';
import {
  cardTrendsOf,
  choiceStandingsOf,
  dividingCardsOf,
  medianBudgetOf,
  medianChoiceOf,
  rarestStandingsOf,
  type CardTrend,
} from './card-trend.ts';

const { territory } = anEdition([...someCards(), aNiche({ amount: 4000 }), aRevenue()]);

const tallyOf = (keep = 0, increase = 0, decrease = 0, remove = 0): Tally => ({
  keep,
  increase,
  decrease,
  remove,
});
const aTrend = (parts: Partial<CardTrend> = {}): CardTrend => ({
  id: 'ET01',
  answered: 50,
  tally: tallyOf(100),
  median: 0,
  ...parts,
});
const ledgerOf = (votes: Readonly<Record<string, Choice>>) =>
  receivedLedgerOf(
    Object.entries(votes).map(([id, choice]) => ({ id, choice })),
    territory,
  ).ledger;

describe('the published shares', () => {
  const columns = {
    answered: [40, 38, 41],
    keep: [25, 0, 100],
    increase: [26, 0, 0],
    decrease: [24, 0, 0],
    remove: [25, 0, 0],
    median: [-5, null, 0],
  };
  const numbers = new Map([
    ['ET01', 2],
    ['ET02', 0],
    ['ZZ01', 7],
  ]);

  it('[N1] are read by number, in the order asked', () => {
    const trends = cardTrendsOf(columns, ['ET01', 'ET02'], (id) => numbers.get(id));
    expect(trends).toEqual([
      { id: 'ET01', answered: 41, tally: tallyOf(100), median: 0 },
      { id: 'ET02', answered: 40, tally: tallyOf(25, 26, 24, 25), median: -5 },
    ]);
  });

  it('[N1] a card without a number, or without a row, is left out', () => {
    expect(cardTrendsOf(columns, ['SS01', 'ZZ01'], (id) => numbers.get(id))).toEqual([]);
  });
});

describe('the median budget', () => {
  const bounds = { minReduction: -30, maxIncrease: 40 };

  it.each<[number, Choice]>([
    [0, { type: 'keep' }],
    [-100, { type: 'remove' }],
    [-15, { type: 'decrease', percent: 15 }],
    [-55, { type: 'decrease', percent: 30 }],
    [35, { type: 'increase', percent: 35 }],
    [80, { type: 'increase', percent: 40 }],
  ])('[N2] a median of %i is what the card allows of it', (median, choice) => {
    expect(medianChoiceOf(median, bounds)).toEqual(choice);
  });

  it('[N2] a card without a median is not decided, nor what is no card', () => {
    const trends = [
      aTrend({ id: 'ET01', median: -10 }),
      aTrend({ id: 'ET02', median: null }),
      aTrend({ id: 'defense', median: 5 }),
      aTrend({ id: 'NF01', median: 20 }),
    ];
    expect(medianBudgetOf(trends, territory)).toEqual([
      { id: 'ET01', choice: { type: 'decrease', percent: 10 } },
      { id: 'NF01', choice: { type: 'keep' } },
    ]);
  });

  it('[N2] every choice of it can be voted', () => {
    const medians = fc.array(fc.option(fc.integer({ min: -20, max: 20 }).map((five) => five * 5)), {
      minLength: 5,
      maxLength: 5,
    });
    fc.assert(
      fc.property(medians, (drawn) => {
        const ids = ['ET01', 'ET02', 'SS01', 'NF01', 'RE01'];
        const trends = ids.map((id, index) => aTrend({ id, median: drawn[index] ?? null }));
        const budget = medianBudgetOf(trends, territory);
        expect(budget).toHaveLength(drawn.filter((median) => median !== null).length);
        expect(receivedLedgerOf(budget, territory).dropped).toEqual([]);
        for (const { id, choice } of budget) {
          expect(checkChoice(choice, territory.get(id)?.constraints ?? null).ok).toBe(true);
        }
      }),
    );
  });
});

describe('where the visitor stands, card by card', () => {
  const trends = [
    aTrend({ id: 'ET01', tally: tallyOf(40, 10, 40, 10) }),
    aTrend({ id: 'ET02', tally: tallyOf(60, 20, 15, 5) }),
    aTrend({ id: 'SS01', tally: tallyOf(0), median: null }),
    aTrend({ id: 'NF01', tally: tallyOf(70, 0, 10, 20), median: 0 }),
    aTrend({ id: 'RE01' }),
  ];
  const standings = choiceStandingsOf(
    trends,
    ledgerOf({
      ET01: { type: 'decrease', percent: 3 },
      ET02: { type: 'increase', percent: 50 },
      SS01: { type: 'keep' },
      NF01: { type: 'remove' },
      defense_02: { type: 'decrease', percent: 5 },
    }),
  );

  it('[N5] the same choice counts, whatever its percentage, and a tie is the most chosen', () => {
    expect(
      standings.map(({ trend, share, isMostChosen }) => [trend.id, share, isMostChosen]),
    ).toEqual([
      ['ET01', 40, true],
      ['ET02', 20, false],
      ['NF01', 20, false],
    ]);
  });

  it('[N5] the rarest choices come first, in the order of the cards when level', () => {
    expect(rarestStandingsOf(standings).map(({ trend }) => trend.id)).toEqual(['ET02', 'NF01']);
  });
});

describe('the cards that divide', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    aTrend({ id: `C${index}`, tally: tallyOf(100 - index * 5, index * 5) }),
  );

  it('[N6] five of each, from the extreme, in the order of the cards when level', () => {
    const { most, least } = dividingCardsOf(many);
    expect(most.map(({ id }) => id)).toEqual(['C10', 'C9', 'C11', 'C8', 'C12']);
    expect(least.map(({ id }) => id)).toEqual(['C0', 'C1', 'C2', 'C3', 'C4']);
  });

  it('[N6] no card is in both, and one without an answer in none', () => {
    const silent = aTrend({ id: 'X', tally: tallyOf(), median: null });
    const tallies = fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9)), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(tallies, (drawn) => {
        const trends = drawn.map((counts, index) =>
          aTrend({ id: `C${index}`, tally: tallyOf(...counts) }),
        );
        const { most, least } = dividingCardsOf([silent, ...trends]);
        const listed = [...most, ...least].map(({ id }) => id);
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed).not.toContain('X');
        expect(most).toHaveLength(least.length);
        const lowest = Math.min(...most.map(({ tally }) => divisionOf(tally)));
        for (const { tally } of least) expect(divisionOf(tally)).toBeLessThanOrEqual(lowest);
      }),
    );
  });
});
