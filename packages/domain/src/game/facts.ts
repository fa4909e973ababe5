import type { Ballot } from './ballot.ts';
import { isNicheCard, type Card } from '../vote/card.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardVotesOf } from './game.ts';
import { balanceOf, changeOf, type Vote } from '../vote/ledger.ts';
import type { Millions } from '../money/money.ts';
import { overlaps, type Territory } from '../vote/territory.ts';

/** All that objectives and achievements may look at. */
export type Facts = {
  readonly initialBalance: Millions;
  readonly balance: Millions;
  /** Positive when the votes improve the balance. */
  readonly change: Millions;
  readonly votedCards: number;
  readonly totalCards: number;
  readonly allNichesRemoved: boolean;
  readonly socialSecuritySpared: boolean;
};

export function factsOf({ ledger, game }: Ballot, edition: Edition): Facts {
  const { baseline, territory } = edition;
  const deck = deckInPlay(edition, game);
  const niches = deck.filter(isNicheCard);
  const socialSecurity = deck.filter((card) => card.sector === 'securite_sociale');
  return {
    initialBalance: baseline.balance,
    balance: balanceOf(ledger, baseline),
    change: changeOf(ledger),
    votedCards: cardVotesOf(deck, ledger).length,
    totalCards: deck.length,
    allNichesRemoved:
      niches.length > 0 && niches.every(({ id }) => ledger.get(id)?.choice.type === 'remove'),
    socialSecuritySpared: ![...ledger.values()].some(
      (vote) => isCut(vote) && socialSecurity.some((card) => meets(vote, card, territory)),
    ),
  };
}

/** In percent; an empty deck is not a completed one. */
export function votedPercentOf({ votedCards, totalCards }: Facts): number {
  return totalCards === 0 ? 0 : (votedCards / totalCards) * 100;
}

function isCut({ choice }: Vote): boolean {
  return choice.type === 'decrease' || choice.type === 'remove';
}

/** The vote is on the card, or on a line that holds some of its euros. */
function meets(vote: Vote, card: Card, territory: Territory): boolean {
  const [plot, own] = [territory.get(vote.id), territory.get(card.id)];
  return plot !== undefined && own !== undefined && overlaps(plot, own);
}
