import { describe, expect, it } from 'vitest';
import { cast, EMPTY_LEDGER, type Ledger } from '../vote/ledger.ts';
import type { Choice } from '../vote/vote.ts';
import { aCard, anEdition, must } from '../testing.ts';
import { cardChangesOf, sheetChangesOf } from './changes.ts';

const edition = anEdition([
  aCard({ id: 'ET01', amount: 30_000, lineIds: ['defense_01_01'] }),
  aCard({ id: 'ET02', amount: 20_000, lineIds: ['defense_02'] }),
  aCard({ id: 'RE01', type: 'revenue', amount: 90_000, lineIds: ['impots_01'] }),
]);
const sheet = {
  square: 1000,
  places: new Map([
    ['ET01', { squares: 31 }],
    ['ET02', { squares: 20 }],
  ]),
};

function ledgerOf(votes: Readonly<Record<string, Choice>>): Ledger {
  return Object.entries(votes).reduce(
    (ledger, [id, choice], timestamp) =>
      must(cast(ledger, edition.territory, { id, choice, timestamp })).ledger,
    EMPTY_LEDGER,
  );
}
const changesOf = (votes: Readonly<Record<string, Choice>>) =>
  sheetChangesOf(ledgerOf(votes), edition, sheet);

describe('what votes do to the squares', () => {
  it('[K3] of one card alone, are what it has among others', () => {
    for (const choice of [
      { type: 'keep' },
      { type: 'remove' },
      { type: 'increase', percent: 10 },
    ] satisfies Choice[]) {
      const [vote] = ledgerOf({ ET01: choice }).values();
      expect(vote && cardChangesOf(vote, edition.territory, sheet)).toEqual(
        changesOf({ ET01: choice }),
      );
    }
  });

  it('[K3] a cut takes its part of the place, not rounded; a card kept takes none', () => {
    expect(changesOf({ ET01: { type: 'decrease', percent: 10 }, ET02: { type: 'keep' } })).toEqual([
      { cardId: 'ET01', kind: 'cut', amount: 3000, squares: 3.1 },
    ]);
  });

  it('[K3] a removal empties the whole place: within the limits, then beyond', () => {
    const [within, beyond, ...others] = changesOf({ ET01: { type: 'remove' } });
    expect([within?.kind, beyond?.kind, others]).toEqual(['removed', 'beyond', []]);
    expect([within?.amount, beyond?.amount]).toEqual([15_000, 15_000]);
    expect((within?.squares ?? 0) + (beyond?.squares ?? 0)).toBe(31);
  });

  it('[K3] a rise is worth its amount', () => {
    expect(changesOf({ ET02: { type: 'increase', percent: 25 } })).toEqual([
      { cardId: 'ET02', kind: 'added', amount: 5000, squares: 5 },
    ]);
  });

  it('[K3] a vote on a line is shared between the cards that hold its euros', () => {
    // 10 % of 60 000: each card under it loses 10 % of its own.
    expect(changesOf({ defense: { type: 'decrease', percent: 10 } })).toEqual([
      { cardId: 'ET01', kind: 'cut', amount: 3000, squares: 3.1 },
      { cardId: 'ET02', kind: 'cut', amount: 2000, squares: 2 },
    ]);
  });

  it('[K3] a line below a card gives it all its change', () => {
    const wide = { ...sheet, places: new Map([['ET02', { squares: 20 }]]) };
    const ledger = ledgerOf({ defense_02: { type: 'increase', percent: 10 } });
    expect(sheetChangesOf(ledger, edition, wide)).toEqual([
      { cardId: 'ET02', kind: 'added', amount: 2000, squares: 2 },
    ]);
    expect(sheetChangesOf(ledger, edition, { ...sheet, places: new Map() })).toEqual([]);
  });

  it('[K4] a vote on revenue has its squares in the margin, card or line', () => {
    expect(changesOf({ RE01: { type: 'increase', percent: 10 } })).toEqual([
      { cardId: 'RE01', kind: 'added', amount: 9000, squares: 9 },
    ]);
    expect(changesOf({ impots: { type: 'decrease', percent: 5 } })).toEqual([
      { cardId: 'impots', kind: 'cut', amount: 5000, squares: 5 },
    ]);
  });
});
