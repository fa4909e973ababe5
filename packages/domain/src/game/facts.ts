import type { Ballot } from './ballot.ts';
import { isNicheCard } from '../vote/card.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardVotesOf } from './game.ts';
import { balanceOf, changeOf, type Vote } from '../vote/ledger.ts';
import type { Millions } from '../money/money.ts';
import { isSpendingIn } from './total.ts';

/** All that objectives and achievements may look at. */
export type Facts = {
  readonly initialBalance: Millions;
  readonly balance: Millions;
  /** Positive when the votes improve the balance. */
  readonly change: Millions;
  readonly votedCards: number;
  readonly totalCards: number;
  readonly allNichesRemoved: boolean;
  /** No spending is cut, on a card or on a line. */
  readonly spendingSpared: boolean;
};

export function factsOf({ ledger, game }: Ballot, edition: Edition): Facts {
  const { baseline } = edition;
  const deck = deckInPlay(edition, game);
  const niches = deck.filter(isNicheCard);
  return {
    initialBalance: baseline.balance,
    balance: balanceOf(ledger, baseline),
    change: changeOf(ledger),
    votedCards: cardVotesOf(deck, ledger).length,
    totalCards: deck.length,
    allNichesRemoved:
      niches.length > 0 && niches.every(({ id }) => ledger.get(id)?.choice.type === 'remove'),
    spendingSpared: ![...ledger.values()].filter(isSpendingIn(edition)).some(isCut),
  };
}

/** In percent; an empty deck is not a completed one. */
export function votedPercentOf({ votedCards, totalCards }: Facts): number {
  return totalCards === 0 ? 0 : (votedCards / totalCards) * 100;
}

function isCut({ choice }: Vote): boolean {
  return choice.type === 'decrease' || choice.type === 'remove';
}
