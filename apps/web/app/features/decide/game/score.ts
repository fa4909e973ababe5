import { deckInPlay } from '@nosmilliards/domain/game/edition';
import { cardVotesOf } from '@nosmilliards/domain/game/game';
import type { Snapshot } from '@nosmilliards/domain/game/play';
import { decisionCountOf, remainingMinutesOf } from '@nosmilliards/domain/game/playing-time';
import { leftOf, unsureCountOf } from '@nosmilliards/domain/game/turn';
import { counted } from '@nosmilliards/domain/money/counted';
import { modificationsOf } from '@nosmilliards/domain/vote/ledger';

export type Score = {
  readonly votedCards: number;
  readonly unsure: number;
  readonly remainingMinutes: number;
  /** Votes made in the explorer that change an amount: they count in the same balance. */
  readonly explorerVotes: number;
};

export function scoreOf(snapshot: Snapshot): Score {
  const { ledger, game } = snapshot.ballot;
  const votes = cardVotesOf(deckOf(snapshot), ledger);
  const unsure = unsureCountOf(snapshot);
  const cardIds = new Set(snapshot.edition.deck.map(({ id }) => id));
  return {
    votedCards: votes.length,
    unsure,
    remainingMinutes: remainingMinutesOf(leftOf(snapshot), decisionCountOf(votes, unsure), game),
    explorerVotes: modificationsOf(ledger).filter(({ id }) => !cardIds.has(id)).length,
  };
}

/** With groups, all the revenue cards are included. */
export function deckOf({ deal, ballot, edition }: Snapshot) {
  return deal === 'cards' ? deckInPlay(edition, ballot.game) : edition.deck;
}

export function timeWords(minutes: number): string {
  if (minutes === 0) return 'plus rien à décider';
  return `${counted(minutes, 'minute')} ${minutes > 1 ? 'restantes' : 'restante'}`;
}
