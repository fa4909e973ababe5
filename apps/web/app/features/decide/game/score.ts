import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { cardVotesOf } from '@nosmilliards/domain/game/game';
import { decisionCountOf, remainingMinutesOf } from '@nosmilliards/domain/game/playing-time';
import type { Millions } from '@nosmilliards/domain/money/money';
import { balanceOf, modificationsOf } from '@nosmilliards/domain/vote/ledger';

export type Score = {
  readonly votedCards: number;
  readonly remainingMinutes: number;
  readonly balance: Millions;
  /** Votes made in the explorer that change an amount: they count in the same balance. */
  readonly explorerVotes: number;
};

export function scoreOf(
  { ledger, game }: Ballot,
  { baseline, deck: everyCard }: Pick<Edition, 'baseline' | 'deck'>,
  deck: Deck,
  decisions: {
    /** Cards or groups without an answer. */
    readonly left: number;
    readonly unsure: number;
  },
): Score {
  const votes = cardVotesOf(deck, ledger);
  const cardIds = new Set(everyCard.map(({ id }) => id));
  const balance = balanceOf(ledger, baseline);
  return {
    votedCards: votes.length,
    remainingMinutes: remainingMinutesOf(
      decisions.left,
      decisionCountOf(votes, decisions.unsure),
      game,
    ),
    balance,
    explorerVotes: modificationsOf(ledger).filter(({ id }) => !cardIds.has(id)).length,
  };
}
