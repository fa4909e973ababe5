import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Card } from '@nosmilliards/domain/vote/card';
import type { Ledger } from '@nosmilliards/domain/vote/ledger';
import { millions } from '@nosmilliards/domain/money/money';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { describe, expect, it } from 'vitest';
import { NEW_GAME } from '@nosmilliards/domain/game/game';
import { scoreOf } from './score.ts';

const baseline: Baseline = {
  year: 2025,
  balance: millions(-1000),
  netExpenses: millions(10_000),
  netRevenues: millions(9_000),
  debt: millions(20_000),
  interestPercent: 3,
  adults: 100,
  inhabitants: 150,
};
const deck = [aCard('A', 600), aCard('B', 500), aCard('C', 400)];

describe('scoreOf', () => {
  it('starts with no vote and the whole deficit to save', () => {
    expect(score(new Map())).toMatchObject({
      votedCards: 0,
      remainingMinutes: 1,
      explorerVotes: 0,
    });
  });

  it('counts a kept card as voted, and an explorer vote apart', () => {
    const ledger = ledgerOf(['A', 600, { type: 'keep' }], ['ligne', 300, { type: 'remove' }]);
    expect(score(ledger)).toMatchObject({
      votedCards: 1,
      balance: -700,
      explorerVotes: 1,
    });
  });

  it('asks for nothing more once the balance is reached', () => {
    const ledger = ledgerOf(['A', 600, { type: 'remove' }], ['B', 500, { type: 'remove' }]);
    expect(score(ledger)).toMatchObject({ balance: 100 });
  });
});

function score(ledger: Ledger) {
  const decisions = { left: deck.length - ledger.size, unsure: 0 };
  return scoreOf({ ledger, game: NEW_GAME }, { baseline, deck }, deck, decisions);
}

function aCard(id: string, amount: number): Card {
  return {
    id,
    rank: 1,
    type: 'expense',
    sector: 'etat_central',
    title: id,
    amount: millions(amount),
    constraints: { minReduction: -50, maxIncrease: 50 },
    lineIds: [],
  };
}

function ledgerOf(...votes: [string, number, Choice][]): Ledger {
  return new Map(
    votes.map(([id, amount, choice], timestamp) => [
      id,
      { id, side: 'expense', amount: millions(amount), choice, timestamp },
    ]),
  );
}
