import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edition } from '../game/edition.ts';
import { millions } from '../money/money.ts';
import { aCard, aGroup, anEdition, aNiche, someCards } from '../testing.ts';
import { balanceOf, type Ledger } from '../vote/ledger.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import { checkChoice, type Choice } from '../vote/vote.ts';
import { comparisonOf, halfWayOf, waysOf } from './duel.ts';
import { placesOf } from './place.ts';

const edition = anEdition([
  ...someCards(),
  aCard({ id: 'ET03', amount: 20_000, lineIds: ['defense_02'] }),
  aNiche({ amount: 4000 }),
]);
const { territory, baseline } = edition;
const keep: Choice = { type: 'keep' };
const remove: Choice = { type: 'remove' };
const cut = (percent: number): Choice => ({ type: 'decrease', percent });
const rise = (percent: number): Choice => ({ type: 'increase', percent });

function ledgerOf(votes: Readonly<Record<string, Choice>>): Ledger {
  const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
  return receivedLedgerOf(decisions, territory).ledger;
}
const halfWay = (a: Readonly<Record<string, Choice>>, b: Readonly<Record<string, Choice>>) =>
  Object.fromEntries(
    halfWayOf(ledgerOf(a), ledgerOf(b), edition).decisions.map(({ id, choice }) => [id, choice]),
  );

const placed = (a: Readonly<Record<string, Choice>>, b: Readonly<Record<string, Choice>>) => {
  const { places, leftOut } = placesOf([ledgerOf(a), ledgerOf(b)], territory);
  return {
    places: Object.fromEntries(places.map(({ plot, choices }) => [plot.id, choices])),
    leftOut: leftOut.map(({ id }) => id),
  };
};

describe('what two budgets are compared on', () => {
  it('[T3] is whatever one of them decides', () => {
    expect(placed({ ET02: keep, defense: cut(5) }, { ET02: cut(10) })).toEqual({
      places: { ET02: [keep, cut(10)], defense: [cut(5), null] },
      leftOut: [],
    });
  });

  it('[T3] a line gives way to the cards it covers, with its percentage', () => {
    expect(placed({ defense: cut(5) }, { ET01: rise(10) })).toEqual({
      places: { ET01: [cut(5), rise(10)], ET03: [cut(5), null] },
      leftOut: [],
    });
    expect(placed({ ET01: rise(10) }, { defense: cut(5) }).places).toEqual({
      ET01: [rise(10), cut(5)],
      ET03: [null, cut(5)],
    });
  });

  it('[T3] a line covers a card that stands on it, even if the card is worth more', () => {
    const large = anEdition([aCard({ id: 'ET01', amount: 60_000, lineIds: ['defense_02'] })]);
    const { territory: ground } = large;
    const one = receivedLedgerOf([{ id: 'defense_02', choice: cut(10) }], ground);
    const other = receivedLedgerOf([{ id: 'ET01', choice: cut(10) }], ground);
    expect(placesOf([one.ledger, other.ledger], ground)).toMatchObject({
      places: [{ plot: { id: 'ET01' }, choices: [cut(10), cut(10)] }],
      leftOut: [],
    });
    expect(comparisonOf([one, other], large).shared).toMatchObject([{ isExact: true }]);
  });

  it('[T3] a line does not cover a card that stands elsewhere too', () => {
    const { territory: ground } = anEdition([
      aCard({ id: 'ET01', amount: 100, lineIds: ['defense_02', 'impots_01'] }),
    ]);
    const one = receivedLedgerOf([{ id: 'defense', choice: cut(10) }], ground).ledger;
    const other = receivedLedgerOf([{ id: 'ET01', choice: keep }], ground).ledger;
    const { places, leftOut } = placesOf([one, other], ground);
    expect(places.map(({ plot, choices }) => [plot.id, ...choices])).toEqual([
      ['ET01', null, keep],
    ]);
    expect(leftOut.map(({ id }) => id)).toEqual(['defense']);
  });

  it('[T3] a line gives way to a smaller one, and keeps its percentage there', () => {
    expect(placed({ impots: cut(5) }, { impots_01: rise(10) })).toEqual({
      places: { impots_01: [cut(5), rise(10)] },
      leftOut: ['impots'],
    });
  });

  it('[T3] of a line that covers no card, it is told that it is not compared', () => {
    const { territory: ground } = anEdition([
      aCard({ id: 'ET01', amount: 60_000, lineIds: ['defense'] }),
    ]);
    const one = receivedLedgerOf([{ id: 'defense_01', choice: remove }], ground).ledger;
    const other = receivedLedgerOf([{ id: 'ET01', choice: keep }], ground).ledger;
    const { places, leftOut } = placesOf([one, other], ground);
    expect(places.map(({ plot }) => plot.id)).toEqual(['ET01']);
    expect(leftOut.map(({ id }) => id)).toEqual(['defense_01']);
  });
});

it('[T3] a vote on what is no longer there is compared with nothing', () => {
  const { territory: less } = anEdition([aCard({ id: 'ET02' })]);
  const ledgers = [ledgerOf({ SS01: remove }), ledgerOf({ SS01: keep })];
  const { places, leftOut } = placesOf(ledgers, less);
  expect([places, leftOut]).toEqual([[], []]);
});

it('[T9] a line that meets a card of a third budget gives way in all of them', () => {
  const ledgers = [{ defense: cut(5) }, { defense: cut(5) }, { ET01: keep }].map(ledgerOf);
  expect(
    placesOf(ledgers, territory).places.map(({ plot, choices }) => [plot.id, ...choices]),
  ).toEqual([
    ['ET01', cut(5), cut(5), keep],
    ['ET03', cut(5), cut(5), null],
  ]);
});

const grouped = anEdition(
  [
    aCard({ id: 'C1', amount: 1000 }),
    aCard({ id: 'C2', amount: 500 }),
    aCard({ id: 'C3', amount: 100 }),
    aCard({ id: 'D1', amount: 100 }),
    aCard({ id: 'D2', amount: 100 }),
  ],
  undefined,
  [
    aGroup({ id: 'g', title: 'Santé', cardIds: ['C1', 'C2'] }),
    aGroup({ id: 'alone', cardIds: ['C3'] }),
    aGroup({ id: 'd', cardIds: ['D1', 'D2'] }),
  ],
);
const sixteen = { C1: cut(10), C2: cut(10), C3: keep, D1: rise(5), D2: rise(5) };

type Votes = Readonly<Record<string, Choice>>;

/** The comparison, with each unit as its title, its choices and its gap. */
function compared(ground: Edition, ...budgets: readonly Votes[]) {
  const received = budgets.map((votes) => {
    const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
    return receivedLedgerOf(decisions, ground.territory);
  });
  const { unit, split, shared, partly } = comparisonOf(received, ground);
  const told = (units: typeof split) =>
    units.map(({ title, stands, gap }) => [title, ...stands.map(({ choice }) => choice), gap]);
  return {
    unit,
    split: told(split),
    shared: told(shared),
    partly: told(partly),
    exact: shared.filter(({ isExact }) => isExact).map(({ title }) => title),
  };
}

describe('what two budgets share, and where they differ', () => {
  it('[T4] [T5] is told where both decide, widest gap first', () => {
    const a = { ET01: cut(10), ET02: keep, SS01: cut(5), ET03: rise(5), NF01: remove };
    const b = { ET01: cut(10), ET02: cut(5), SS01: remove, ET03: cut(1) };
    expect(compared(edition, a, b)).toEqual({
      unit: 'card',
      split: [
        ['ET03', rise(5), cut(1), 1200],
        ['ET02', keep, cut(5), 500],
      ],
      shared: [
        ['SS01', cut(5), remove, 190_000],
        ['ET01', cut(10), cut(10), 0],
      ],
      partly: [['Niche fiscale «\u00A0NF01\u00A0»', remove, null, 4000]],
      exact: ['ET01'],
    });
  });

  it('[T4] tells whether it is one of cards alone', () => {
    const line = { impots: cut(1) };
    expect(compared(edition, line, line)).toMatchObject({ unit: 'choice', split: [] });
  });

  it('[T4] two cards kept are the same choice', () => {
    expect(compared(edition, { ET02: keep }, { ET02: keep }).exact).toEqual(['ET02']);
  });

  it('[T4] is counted in decisions, the same choice among those of the same way', () => {
    expect(compared(grouped, sixteen, sixteen)).toMatchObject({
      unit: 'decision',
      exact: ['Santé', 'alone', 'd'],
    });
    expect(compared(grouped, sixteen, { ...sixteen, C1: cut(5), C2: cut(5) })).toMatchObject({
      shared: [['Santé', cut(10), cut(5), 75], expect.anything(), expect.anything()],
      exact: ['alone', 'd'],
    });
    expect(
      compared(grouped, sixteen, { ...sixteen, C3: remove, D1: remove, D2: remove }),
    ).toMatchObject({
      split: [
        ['d', rise(5), remove, 210],
        ['alone', keep, remove, 100],
      ],
      exact: ['Santé'],
    });
  });

  it('[T4] a refined decision goes the way of its sum, and has its percentage', () => {
    // −100 and +25 on 1500: a cut of 5 %.
    expect(compared(grouped, sixteen, { ...sixteen, C2: rise(5) }).shared[0]).toEqual([
      'Santé',
      cut(10),
      cut(5),
      75,
    ]);
    // −50 and +250: a rise.
    expect(compared(grouped, sixteen, { ...sixteen, C1: cut(5), C2: rise(50) }).split).toEqual([
      ['Santé', cut(10), rise(13.3), 350],
    ]);
    // −100 and +100: no change.
    const zero = { ...sixteen, C2: rise(20) };
    expect(compared(grouped, sixteen, zero).split).toEqual([['Santé', cut(10), keep, 150]]);
    // One euro in a hundred thousand is not « 0 % ».
    const hardly = anEdition(
      [aCard({ id: 'C1', amount: 100_000 }), aCard({ id: 'C2', amount: 100 }), aCard({ id: 'C3' })],
      undefined,
      [aGroup({ id: 'g', cardIds: ['C1', 'C2'] }), aGroup({ id: 'h', cardIds: ['C3'] })],
    );
    const whole = { C1: cut(10), C2: cut(10) };
    expect(compared(hardly, whole, { C1: keep, C2: rise(1) }).split).toEqual([
      ['g', cut(10), rise(0.1), 10_011],
    ]);
  });

  it('[T4] cards against decisions are counted in decisions, cards against cards in cards', () => {
    const cards = { C1: cut(1), C2: rise(50), D1: keep, D2: rise(1) };
    expect(compared(grouped, cards, sixteen).unit).toBe('decision');
    expect(compared(grouped, cards, { C1: cut(1), D1: keep })).toMatchObject({
      unit: 'card',
      exact: ['C1', 'D1'],
    });
  });
});

describe('a group of budgets', () => {
  it('[T9] says where all go the same way, and how the others go', () => {
    const budgets = [
      { ET01: cut(10), ET02: keep, SS01: rise(1) },
      { ET01: remove, ET02: rise(5), SS01: keep },
      { ET01: cut(1), ET02: cut(5) },
    ].map((votes) => ({ ledger: ledgerOf(votes) }));
    const { split, shared, partly } = comparisonOf(budgets, edition);
    const ids = [split, shared, partly].map((units) => units.map(({ id }) => id));
    expect(ids).toEqual([['ET02'], ['ET01'], ['SS01']]);
    expect(split.map(waysOf)).toEqual([{ increase: 1, keep: 1, decrease: 1 }]);
    expect(split[0]?.gap).toBe(1000);
  });

  const aVote = fc.record({
    id: fc.constantFrom('C1', 'C2', 'C3', 'D1', 'D2', 'g', 'd'),
    choice: fc.constantFrom(keep, remove, cut(5), cut(10), rise(5), rise(10)),
  });
  /** Votes on cards, and on whole groups. */
  const aBudget = fc.array(aVote, { maxLength: 6 }).map((votes) => {
    const cards = votes.flatMap(({ id, choice }) => {
      const group = grouped.groups.find((one) => one.id === id);
      return (group?.cardIds ?? [id]).map((card) => ({ id: card, choice }));
    });
    return receivedLedgerOf(cards, grouped.territory);
  });
  const aGroupOfBudgets = fc.array(aBudget, { minLength: 2, maxLength: 6 });
  const numRuns = 10_000;

  it('[T9] every unit is counted once, every budget once in it', () => {
    fc.assert(
      fc.property(aGroupOfBudgets, (budgets) => {
        const { split, shared, partly, unit } = comparisonOf(budgets, grouped);
        const units = [...split, ...shared, ...partly];
        const cards = new Set(budgets.flatMap(({ ledger }) => [...ledger.keys()]));
        const touched = grouped.groups.filter(({ cardIds }) => cardIds.some((id) => cards.has(id)));
        const ids = new Set(units.map(({ id }) => id));
        const once = unit === 'decision' ? touched.length : cards.size;
        const counts = units.map((one) =>
          Object.values(waysOf(one)).reduce((sum, count) => sum + count, 0),
        );
        expect([ids.size, units.length]).toEqual([once, once]);
        expect(counts.every((count) => count === budgets.length)).toBe(true);
      }),
      { numRuns },
    );
  });

  it('[T9] the order of the budgets changes the order of the columns alone', () => {
    fc.assert(
      fc.property(aGroupOfBudgets, fc.nat(5), (budgets, by) => {
        const turned = <T>(items: readonly T[]) => [
          ...items.slice(by % items.length),
          ...items.slice(0, by % items.length),
        ];
        const { split, shared, partly, ...rest } = comparisonOf(budgets, grouped);
        const [a, b, c] = [split, shared, partly].map((units) =>
          units.map((unit) => ({ ...unit, stands: turned(unit.stands) })),
        );
        expect(comparisonOf(turned(budgets), grouped)).toEqual({
          split: a,
          shared: b,
          partly: c,
          ...rest,
        });
      }),
      { numRuns },
    );
  });

  it('[T9] what all share, each two of them share', () => {
    fc.assert(
      fc.property(aGroupOfBudgets, (budgets) => {
        const { shared, unit } = comparisonOf(budgets, grouped);
        const isSharedByPairs = budgets.every((one, index) => {
          const other = budgets[(index + 1) % budgets.length] ?? one;
          const pair = comparisonOf([one, other], grouped);
          const both = new Set(pair.shared.map(({ id }) => id));
          // Two games of cards among games of decisions are counted in cards.
          return pair.unit !== unit || shared.every(({ id }) => both.has(id));
        });
        expect(isSharedByPairs).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('half-way budget', () => {
  it('[T6] is the mean of the two percentages', () => {
    expect(halfWay({ ET01: rise(10), ET02: cut(5) }, { ET01: cut(20), ET02: cut(10) })).toEqual({
      ET01: cut(5),
      ET02: cut(7.5),
    });
  });

  it('[T6] what is kept or not voted counts for nothing, what is removed for all of it', () => {
    expect(halfWay({ ET01: keep, NF01: remove }, { ET01: cut(10) })).toEqual({
      ET01: cut(5),
      NF01: cut(50),
    });
    expect(halfWay({ ET02: remove }, { ET02: remove })).toEqual({ ET02: remove });
  });

  it('[T6] under the smallest vote a card is kept, a line left alone', () => {
    expect(
      halfWay({ ET02: rise(1), impots: rise(1), SS01: rise(2) }, { ET02: keep, SS01: keep }),
    ).toEqual({ ET02: keep, SS01: rise(1) });
  });

  it('[T6] stays within the limits of a card; a line has none', () => {
    expect(halfWay({ ET02: remove, impots: cut(90) }, { ET02: cut(30), impots: cut(80) })).toEqual({
      ET02: cut(50),
      impots: cut(85),
    });
  });

  it('[T6] is not half-way where the limits take it past both', () => {
    // SS01 falls by 50 % at most, unless it is removed.
    const [all, most] = [ledgerOf({ SS01: remove }), ledgerOf({ SS01: cut(50) })];
    expect(halfWayOf(all, most, edition)).toMatchObject({ heldCount: 1, isBetween: true });
    const mixed = ledgerOf({ SS01: remove, ET01: rise(50), ET02: rise(50), ET03: rise(50) });
    const alike = ledgerOf({ SS01: remove, ET01: cut(10) });
    expect(halfWayOf(mixed, alike, edition)).toMatchObject({ heldCount: 0, isBetween: true });
    const one = ledgerOf({ SS01: remove, ET01: rise(50) });
    const other = ledgerOf({ SS01: cut(40), ET01: cut(50), ET02: cut(50), ET03: cut(50) });
    expect(halfWayOf(one, other, edition)).toMatchObject({ heldCount: 1, isBetween: false });
  });

  it('[T6] is what each card leaves space for, whatever the two decide', () => {
    const anyChoice = fc.oneof(
      fc.constantFrom(keep, remove),
      fc.record({
        type: fc.constantFrom('increase' as const, 'decrease' as const),
        percent: fc.integer({ min: 1, max: 100 }),
      }),
    );
    const anyLedger = fc
      .dictionary(fc.constantFrom('ET01', 'ET02', 'SS01', 'ET03', 'NF01'), anyChoice)
      .map(ledgerOf);
    fc.assert(
      fc.property(anyLedger, anyLedger, (a, b) => {
        for (const { id, choice } of halfWayOf(a, b, edition).decisions) {
          expect(checkChoice(choice, territory.get(id)?.constraints ?? null).ok).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  const aLedger = fc
    .array(
      fc.record({
        id: fc.constantFrom('ET01', 'ET02', 'SS01', 'ET03', 'impots'),
        choice: fc.oneof(
          fc.record({
            type: fc.constantFrom('increase' as const, 'decrease' as const),
            percent: fc.integer({ min: 2, max: 50 }),
          }),
          fc.constantFrom(keep),
        ),
      }),
    )
    .map((decisions) => receivedLedgerOf(decisions, territory).ledger);

  it('[T6] does not depend on the order of the two', () => {
    fc.assert(
      fc.property(aLedger, aLedger, (a, b) => {
        expect(halfWayOf(a, b, edition)).toEqual(halfWayOf(b, a, edition));
      }),
      { numRuns: 200 },
    );
  });

  it('[T6] its balance is the mean of the two, where nothing is brought back', () => {
    fc.assert(
      fc.property(aLedger, aLedger, (a, b) => {
        const { decisions, balance, heldCount, isBetween } = halfWayOf(a, b, edition);
        fc.pre(decisions.length === placesOf([a, b], territory).places.length);
        fc.pre(decisions.every(({ choice }) => choice.type !== 'keep'));
        const mean = millions((balanceOf(a, baseline) + balanceOf(b, baseline)) / 2);
        expect(balance).toBeCloseTo(mean, 5);
        expect([heldCount, isBetween]).toEqual([0, true]);
      }),
      { numRuns: 200 },
    );
  });
});
