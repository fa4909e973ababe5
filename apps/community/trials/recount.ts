import { choiceOfByte } from '@nosmilliards/contract/choice-code';
import { sideOf } from '@nosmilliards/domain/vote/card';
import { changeOf, type Ledger, type Vote } from '@nosmilliards/domain/vote/ledger';
import type { Figures } from '../ballot/edition.ts';

/**
 * Computes the counters from the ballots, one choice at a time, with the ledger of the game. Shares
 * only the meaning of a byte with the service.
 */
export function recount(ballots: Iterable<Uint8Array>, figures: Figures): number[] {
  const cells = Array.from({ length: 32 + figures.cards.length * 42 }, () => 0);
  const count = (cell: number) => {
    cells[cell] = (cells[cell] ?? 0) + 1;
  };
  for (const ballot of ballots) {
    const ledger = ledgerOf(ballot, figures);
    const balance = figures.balance + changeOf(ledger);
    count(balance < -400_000 ? 0 : Math.min(31, 1 + Math.floor((balance + 400_000) / 20_000)));
    for (const [id, { choice }] of ledger) {
      const first = 32 + figures.cards.findIndex((card) => card?.id === id) * 42;
      if (choice.type === 'keep') count(first);
      else if (choice.type === 'remove') count(first + 1);
      else {
        const five = Math.min(20, Math.max(1, Math.round(choice.percent / 5)));
        count(first + (choice.type === 'increase' ? 1 : 21) + five);
      }
    }
  }
  return cells;
}

function ledgerOf(ballot: Uint8Array, figures: Figures): Ledger {
  const votes = new Map<string, Vote>();
  ballot.forEach((byte, number) => {
    const card = figures.cards[number];
    const choice = choiceOfByte(byte);
    if (!card || choice === null || choice === 'none') return;
    const { id, amount } = card;
    votes.set(id, { id, side: sideOf(card), amount, choice, timestamp: 0 });
  });
  return votes;
}
