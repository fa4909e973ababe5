import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { aCard, aGroup, anEdition, aNiche, someCards } from '../testing.ts';
import { balanceOf, type Ledger } from '../vote/ledger.ts';
import { receivedLedgerOf } from '../vote/received.ts';
import { checkChoice, type Choice } from '../vote/vote.ts';
import { agreementOf, halfWayOf, widestGapsOf } from './duel.ts';
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
    halfWayOf(ledgerOf(a), ledgerOf(b), territory).map(({ id, choice }) => [id, choice]),
  );

const placed = (a: Readonly<Record<string, Choice>>, b: Readonly<Record<string, Choice>>) => {
  const { places, leftOut } = placesOf(ledgerOf(a), ledgerOf(b), territory);
  return {
    places: Object.fromEntries(places.map((place) => [place.plot.id, [place.a, place.b]])),
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
    const one = receivedLedgerOf([{ id: 'defense_02', choice: cut(10) }], ground).ledger;
    const other = receivedLedgerOf([{ id: 'ET01', choice: cut(10) }], ground).ledger;
    expect(placesOf(one, other, ground)).toMatchObject({
      places: [{ plot: { id: 'ET01' }, a: cut(10), b: cut(10) }],
      leftOut: [],
    });
    expect(agreementOf(one, other, large)).toMatchObject({ compared: 1, exact: 1 });
  });

  it('[T3] a line does not cover a card that stands elsewhere too', () => {
    const { territory: ground } = anEdition([
      aCard({ id: 'ET01', amount: 100, lineIds: ['defense_02', 'impots_01'] }),
    ]);
    const one = receivedLedgerOf([{ id: 'defense', choice: cut(10) }], ground).ledger;
    const other = receivedLedgerOf([{ id: 'ET01', choice: keep }], ground).ledger;
    const { places, leftOut } = placesOf(one, other, ground);
    expect(places.map((place) => [place.plot.id, place.a, place.b])).toEqual([
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
    const { places, leftOut } = placesOf(one, other, ground);
    expect(places.map(({ plot }) => plot.id)).toEqual(['ET01']);
    expect(leftOut.map(({ id }) => id)).toEqual(['defense_01']);
  });
});

it('[T3] a vote on what is no longer there is compared with nothing', () => {
  const { territory: less } = anEdition([aCard({ id: 'ET02' })]);
  const { places, leftOut } = placesOf(ledgerOf({ SS01: remove }), ledgerOf({ SS01: keep }), less);
  expect([places, leftOut]).toEqual([[], []]);
});

describe('agreement', () => {
  it('[T4] is counted where both decide, in cards and in euros', () => {
    const a = ledgerOf({ ET01: cut(10), ET02: keep, SS01: cut(5), ET03: rise(5), NF01: remove });
    const b = ledgerOf({ ET01: cut(10), ET02: cut(5), SS01: remove, ET03: cut(1) });
    expect(agreementOf(a, b, edition)).toEqual({
      compared: 4,
      unit: 'card',
      exact: 1,
      sameWay: 2,
      opposite: 1,
      oneKeeps: 1,
      alone: 1,
      sameAmount: 230_000,
      comparedAmount: 260_000,
      samePercent: (230 / 260) * 100,
    });
  });

  it('[T4] tells whether it is one of cards alone', () => {
    const line = ledgerOf({ impots: cut(1) });
    expect(agreementOf(line, line, edition)).toMatchObject({ compared: 1, unit: 'choice' });
  });

  it('[T4] two cards kept are the same choice', () => {
    const kept = ledgerOf({ ET02: keep });
    expect(agreementOf(kept, kept, edition)).toMatchObject({ exact: 1, sameWay: 1 });
  });

  it('[T4] has no share where nothing is compared', () => {
    expect(agreementOf(ledgerOf({}), ledgerOf({ ET02: keep }), edition)).toMatchObject({
      compared: 0,
      samePercent: null,
      alone: 1,
    });
  });
});

describe('agreement of two games of decisions', () => {
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
      aGroup({ id: 'g', cardIds: ['C1', 'C2'] }),
      aGroup({ id: 'alone', cardIds: ['C3'] }),
      aGroup({ id: 'd', cardIds: ['D1', 'D2'] }),
    ],
  );
  const agreed = (a: Record<string, Choice>, b: Record<string, Choice>) => {
    const [one, other] = [a, b].map((votes) => {
      const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
      return receivedLedgerOf(decisions, grouped.territory).ledger;
    });
    const all = agreementOf(one ?? new Map(), other ?? new Map(), grouped);
    const { unit, compared, sameWay, exact, opposite, oneKeeps } = all;
    return [unit, compared, sameWay, exact, opposite, oneKeeps];
  };
  const sixteen = { C1: cut(10), C2: cut(10), C3: keep, D1: rise(5), D2: rise(5) };

  it('[T4] is counted in decisions, the same choice among those of the same way', () => {
    expect(agreed(sixteen, sixteen)).toEqual(['decision', 3, 3, 3, 0, 0]);
    expect(agreed(sixteen, { ...sixteen, C1: cut(5), C2: cut(5) })).toEqual([
      'decision',
      3,
      3,
      2,
      0,
      0,
    ]);
    expect(agreed(sixteen, { ...sixteen, C3: remove, D1: remove, D2: remove })).toEqual([
      'decision',
      3,
      1,
      1,
      1,
      1,
    ]);
  });

  it('[T4] a refined decision goes the way of its sum', () => {
    // −100 and +25: a cut.
    const refined = { ...sixteen, C1: cut(10), C2: rise(5) };
    expect(agreed(sixteen, refined)).toEqual(['decision', 3, 3, 2, 0, 0]);
    // −50 and +250: a rise.
    expect(agreed(sixteen, { ...sixteen, C1: cut(5), C2: rise(50) })).toEqual([
      'decision',
      3,
      2,
      2,
      1,
      0,
    ]);
  });

  it('[T4] cards against decisions are counted in decisions, cards against cards in cards', () => {
    const cards = { C1: cut(1), C2: rise(50), D1: keep, D2: rise(1) };
    expect(agreed(cards, sixteen)[0]).toBe('decision');
    expect(agreed(cards, { C1: cut(1), D1: keep })).toEqual(['card', 2, 2, 2, 0, 0]);
  });
});

describe('gaps', () => {
  it('[T5] are told in euros, widest first', () => {
    const a = ledgerOf({ ET01: rise(10), ET02: remove, SS01: keep, NF01: remove });
    const b = ledgerOf({ ET01: cut(10), ET02: remove, SS01: cut(5) });
    expect(
      widestGapsOf(a, b, edition).map(({ id, changeA, changeB, gap }) => [
        id,
        changeA,
        changeB,
        gap,
      ]),
    ).toEqual([
      ['SS01', 0, -10_000, 10_000],
      ['ET01', 3000, -3000, 6000],
      ['NF01', -4000, 0, 4000],
    ]);
  });

  it('[T5] a group that each decides by one choice is one gap; refined by one of them, it is not', () => {
    const grouped = anEdition(
      [aCard({ id: 'C1', amount: 1000 }), aCard({ id: 'C2', amount: 500 }), aCard({ id: 'C3' })],
      undefined,
      [
        aGroup({ id: 'g', title: 'Santé', cardIds: ['C1', 'C2'] }),
        aGroup({ id: 'alone', cardIds: ['C3'] }),
      ],
    );
    const gaps = (a: Record<string, Choice>, b: Record<string, Choice>) => {
      const [one, other] = [a, b].map((votes) => {
        const decisions = Object.entries(votes).map(([id, choice]) => ({ id, choice }));
        return receivedLedgerOf(decisions, grouped.territory).ledger;
      });
      return widestGapsOf(one ?? new Map(), other ?? new Map(), grouped).map(
        ({ title, a: first, b: second, gap }) => [title, first, second, gap],
      );
    };
    const both = { C1: cut(10), C2: cut(10), C3: cut(1) };
    expect(gaps(both, { C1: rise(10), C2: rise(10) })).toEqual([
      ['Santé', cut(10), rise(10), 300],
      ['alone', cut(1), null, 10],
    ]);
    expect(gaps(both, {})[0]).toEqual(['Santé', cut(10), null, 150]);
    const split = { C1: rise(10), C2: keep };
    const namesOf = (...pair: Parameters<typeof gaps>) => gaps(...pair).map(([title]) => title);
    expect(namesOf(both, split)).toEqual(['C1', 'C2', 'alone']);
    expect(namesOf(split, both)).toEqual(['C1', 'C2', 'alone']);
    expect(namesOf(both, { C1: rise(10) })).toEqual(['C1', 'C2', 'alone']);
    // Neither was played in decisions.
    expect(namesOf(split, { C1: cut(10), C3: cut(1) })).toEqual(['C1', 'C3']);
  });

  it('[T5] are five at most', () => {
    const a = ledgerOf({
      ET01: remove,
      ET02: remove,
      SS01: remove,
      ET03: remove,
      NF01: remove,
      impots: remove,
    });
    expect(widestGapsOf(a, ledgerOf({}), edition)).toHaveLength(5);
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
        for (const { id, choice } of halfWayOf(a, b, territory)) {
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
        expect(halfWayOf(a, b, territory)).toEqual(halfWayOf(b, a, territory));
      }),
      { numRuns: 200 },
    );
  });

  it('[T6] its balance is the mean of the two, where nothing is brought back', () => {
    fc.assert(
      fc.property(aLedger, aLedger, (a, b) => {
        const met = halfWayOf(a, b, territory);
        fc.pre(met.length === placesOf(a, b, territory).places.length);
        fc.pre(met.every(({ choice }) => choice.type !== 'keep'));
        const mean = millions((balanceOf(a, baseline) + balanceOf(b, baseline)) / 2);
        expect(balanceOf(receivedLedgerOf(met, territory).ledger, baseline)).toBeCloseTo(mean, 5);
      }),
      { numRuns: 200 },
    );
  });
});
