import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBudget, aCard, aLine, anEdition, must } from '../testing.ts';
import {
  balanceOf,
  cast,
  changeOf,
  EMPTY_LEDGER,
  impactOf,
  modificationsOf,
  progressOf,
  withdraw,
  type Decision,
  type Ledger,
} from './ledger.ts';
import { millions, sumOf } from '../money/money.ts';
import { overlaps, territoryOf, type Territory } from './territory.ts';
import type { Choice } from './vote.ts';

const { territory, baseline } = anEdition();
const remove = (id: string, timestamp = 1): Decision => ({
  id,
  choice: { type: 'remove' },
  timestamp,
});
const after = (decisions: readonly Decision[]): Ledger => {
  let ledger = EMPTY_LEDGER;
  for (const decision of decisions) ledger = must(cast(ledger, territory, decision)).ledger;
  return ledger;
};
const idsOf = (votes: Iterable<{ id: string }>) => [...votes].map(({ id }) => id);
const keep = (id: string): Decision => ({ id, choice: { type: 'keep' }, timestamp: 1 });

describe('casting', () => {
  it('[L1] a second vote on a line replaces the first, without a word', () => {
    const first = after([remove('defense')]);
    const second = must(
      cast(first, territory, {
        id: 'defense',
        choice: { type: 'increase', percent: 10 },
        timestamp: 2,
      }),
    );
    expect(second.ledger.size).toBe(1);
    expect(changeOf(second.ledger)).toBe(-6000);
    expect(second.replaced).toEqual([]);
  });

  it('[L12] removing a line saves what it weighs, never what it pays to another', () => {
    const budget = aBudget(
      aLine({ id: 'operateurs', amount: 18_600, amountBeforeTransfers: millions(87_200) }),
    );
    const { ledger } = must(cast(EMPTY_LEDGER, territoryOf(budget, []), remove('operateurs')));
    expect(changeOf(ledger)).toBe(18_600);
  });

  it('[L2] a card on a line that is not there is an error: its euros could be voted twice', () => {
    const budget = aBudget(aLine({ id: 'defense' }));
    const card = aCard({ id: 'ET01', lineIds: ['defense_01'] });
    expect(() => territoryOf(budget, [card])).toThrow('ET01 stands on an unknown line: defense_01');
  });

  it.each([
    ['its ancestor', 'defense', 'defense_02'],
    ['its descendant', 'defense_02', 'defense'],
    ['a card below it', 'ET01', 'defense_01'],
    ['a card far below it', 'ET01', 'defense'],
    ['a line above it', 'defense', 'ET01'],
  ])('[L2] a vote replaces the vote on %s, and [L3] says so', (_, earlier, later) => {
    const { ledger, replaced } = must(cast(after([remove(earlier)]), territory, remove(later)));
    expect(idsOf(ledger.values())).toEqual([later]);
    expect(idsOf(replaced)).toEqual([earlier]);
  });

  it('[L3] every vote that gave way is named', () => {
    const before = after([remove('ET01'), remove('defense_02'), remove('impots')]);
    const { ledger, replaced } = must(cast(before, territory, remove('defense')));
    expect(idsOf(replaced)).toEqual(['ET01', 'defense_02']);
    expect(idsOf(ledger.values())).toEqual(['impots', 'defense']);
  });

  it.each([
    ['siblings', 'defense_01', 'defense_02'],
    ['a card and the sister of its line', 'ET01', 'defense_02'],
    ['a card on no line', 'ET02', 'defense'],
  ])('[L2] %s stand side by side', (_, a, b) => {
    expect(after([remove(a), remove(b)]).size).toBe(2);
  });

  it.each(['nowhere', 'defense_01_01', '__proto__'])('[L4] %s cannot be voted', (id) => {
    expect(cast(EMPTY_LEDGER, territory, remove(id))).toEqual({ ok: false, reason: 'not-votable' });
  });

  it('[L4] only a card is kept', () => {
    expect(cast(EMPTY_LEDGER, territory, keep('ET01')).ok).toBe(true);
    expect(cast(EMPTY_LEDGER, territory, keep('defense'))).toEqual({
      ok: false,
      reason: 'only-cards-are-kept',
    });
  });

  it('[V8] a card refuses what its limits refuse, [V12] a line does not', () => {
    const choice: Choice = { type: 'increase', percent: 51 };
    expect(cast(EMPTY_LEDGER, territory, { id: 'ET01', choice, timestamp: 1 }).ok).toBe(false);
    expect(cast(EMPTY_LEDGER, territory, { id: 'defense', choice, timestamp: 1 }).ok).toBe(true);
  });

  it('[V6] a niche line enters the ledger as an expense, [V12] and is not increased', () => {
    const niche = aLine({ id: 'niche', side: 'revenue', isNiche: true, amount: 700 });
    const ground = territoryOf(aBudget(niche), [aCard({ id: 'TVA', type: 'revenue' })]);
    const voted = must(cast(EMPTY_LEDGER, ground, remove('niche'))).ledger;
    expect(changeOf(voted)).toBe(700);
    expect(changeOf(must(cast(voted, ground, remove('TVA'))).ledger)).toBe(-300);
    const rise = { id: 'niche', choice: { type: 'increase', percent: 10 }, timestamp: 1 } as const;
    expect(cast(EMPTY_LEDGER, ground, rise)).toEqual({
      ok: false,
      reason: 'percent-out-of-bounds',
    });
  });

  it('[L4] a card that takes the id of a line is a bug', () => {
    expect(() => territoryOf(aBudget(aLine()), [aCard({ id: 'defense' })])).toThrow('share an id');
  });
});

describe('reading', () => {
  it('[L5] withdraws one vote and no other', () => {
    const ledger = after([remove('ET02'), remove('defense')]);
    expect(idsOf(must(withdraw(ledger, 'ET02')).values())).toEqual(['defense']);
    expect(withdraw(ledger, 'impots')).toEqual({ ok: false, reason: 'no-vote' });
  });

  it('[L6] starts at the balance of the edition', () => {
    expect(balanceOf(EMPTY_LEDGER, baseline)).toBe(-155_000);
    expect(balanceOf(after([remove('defense')]), baseline)).toBe(-95_000);
    expect(balanceOf(after([remove('impots')]), baseline)).toBe(-255_000);
  });

  it('[L7] progress reads both directions and stops at 100 %', () => {
    expect(progressOf(EMPTY_LEDGER, baseline)).toBe(0);
    expect(progressOf(after([remove('defense')]), baseline)).toBeCloseTo((60 / 155) * 100);
    expect(progressOf(after([remove('impots')]), baseline)).toBeCloseTo((100 / 155) * 100);
    expect(progressOf(after([remove('SS01')]), baseline)).toBe(100);
    expect(progressOf(EMPTY_LEDGER, { ...baseline, balance: millions(0) })).toBe(0);
  });

  it('[L8] a card kept is no modification', () => {
    const kept: Decision = { id: 'ET02', choice: { type: 'keep' }, timestamp: 1 };
    expect(idsOf(modificationsOf(after([kept, remove('defense')])))).toEqual(['defense']);
  });
});

const aChoice: fc.Arbitrary<Choice> = fc.oneof(
  fc.constant<Choice>({ type: 'remove' }),
  fc.constant<Choice>({ type: 'keep' }),
  fc.record({
    type: fc.constantFrom('increase' as const, 'decrease' as const),
    percent: fc.integer({ min: 1, max: 50 }),
  }),
);

/** A random tree of three levels, and cards standing on random sets of its lines. */
const aTerritory: fc.Arbitrary<Territory> = fc
  .record({
    parents: fc.array(fc.nat({ max: 30 }), { minLength: 3, maxLength: 20 }),
    cards: fc.array(fc.uniqueArray(fc.nat({ max: 19 }), { maxLength: 3 }), { maxLength: 6 }),
  })
  .map(({ parents, cards }) => {
    const lines = [aLine({ id: 'n0' })];
    for (const [i, pick] of parents.slice(1).entries()) {
      const parent = lines[pick % (lines.length + 1)];
      const id = `n${i + 1}`;
      if (parent && parent.level < 3) {
        const level = parent.level === 1 ? 2 : 3;
        lines.push(aLine({ id, parentId: parent.id, level, side: parent.side }));
      } else {
        lines.push(aLine({ id, side: i % 2 ? 'revenue' : 'expense' }));
      }
    }
    const deck = cards.map((standsOn, i) =>
      aCard({ id: `C${i}`, lineIds: standsOn.map((n) => `n${n % lines.length}`) }),
    );
    return territoryOf(aBudget(...lines), deck);
  });
const castAll = (ground: Territory, moves: readonly (readonly [number, Choice])[]) => {
  const ids = [...ground.keys()];
  let ledger = EMPTY_LEDGER;
  for (const [timestamp, [pick, choice]] of moves.entries()) {
    const casting = cast(ledger, ground, { id: ids[pick % ids.length] ?? '', choice, timestamp });
    if (casting.ok) ledger = casting.value.ledger;
  }
  return ledger;
};

describe('for every ballot', () => {
  const aBallot = fc.tuple(aTerritory, fc.array(fc.tuple(fc.nat(), aChoice), { maxLength: 40 }));

  it('[L2] no euro is voted twice', () => {
    fc.assert(
      fc.property(aBallot, ([ground, moves]) => {
        const plots = [...castAll(ground, moves).keys()].map((id) => ground.get(id));
        for (const a of plots) {
          for (const b of plots) expect(a && b && a !== b && overlaps(a, b)).toBe(false);
        }
      }),
    );
  });

  it('[L6] the balance is the start plus the impacts, [L7] and progress never passes 100 %', () => {
    fc.assert(
      fc.property(aBallot, ([ground, moves]) => {
        const ledger = castAll(ground, moves);
        const impacts = sumOf([...ledger.values()].map(impactOf));
        expect(balanceOf(ledger, baseline)).toBe(-155_000 + impacts);
        expect(progressOf(ledger, baseline)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
