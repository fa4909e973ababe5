import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { remainingMinutesOf, tallyOf, type Deck } from '@nosmilliards/domain/game/deck';
import { cardsToVoteOf } from '@nosmilliards/domain/game/game';
import { balanceOf, modificationsOf, type Ledger } from '@nosmilliards/domain/vote/ledger';
import { oppositeOf, ZERO, type Millions } from '@nosmilliards/domain/money/money';
import { statusOf, type Status } from '@nosmilliards/domain/game/status';

/** What the bar of the game shows, all of it derived from the ledger. */
export type Score = {
  readonly totalCards: number;
  readonly votedCards: number;
  /** Before the votes: how much of the deck has been looked at. */
  readonly votedAmount: Millions;
  readonly amountToVote: Millions;
  readonly remainingMinutes: number;
  readonly balance: Millions;
  readonly status: Status;
  /** Zero once the objective is reached. */
  readonly amountToSave: Millions;
  /** Changes made in the explorer, which weigh on the same balance. */
  readonly explorerVotes: number;
};

export function scoreOf(ledger: Ledger, deck: Deck, baseline: Baseline): Score {
  const toVote = cardsToVoteOf(deck, ledger);
  const voted = deck.filter(({ id }) => ledger.has(id));
  const cardIds = new Set(deck.map(({ id }) => id));
  const balance = balanceOf(ledger, baseline);
  return {
    totalCards: deck.length,
    votedCards: voted.length,
    votedAmount: tallyOf(voted).amount,
    amountToVote: tallyOf(toVote).amount,
    remainingMinutes: remainingMinutesOf(toVote.length),
    balance,
    status: statusOf(balance),
    amountToSave: balance >= 0 ? ZERO : oppositeOf(balance),
    explorerVotes: modificationsOf(ledger).filter(({ id }) => !cardIds.has(id)).length,
  };
}
