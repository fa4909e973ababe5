import type { Ballot } from './ballot.ts';
import { isNicheCard, type Card } from '../vote/card.ts';
import { deckInPlay, type Edition } from './edition.ts';
import { cardVotesOf } from './game.ts';
import { balanceOf, changeOf, type Ledger } from '../vote/ledger.ts';
import { countedChangeOf } from '../vote/limits.ts';
import { sumOf, type Millions } from '../money/money.ts';
import type { ChoiceType } from '../vote/vote.ts';

/** All that objectives and achievements may look at. */
export type Facts = {
  readonly initialBalance: Millions;
  readonly balance: Millions;
  /** Positive when the votes improve the balance. */
  readonly change: Millions;
  /** Of that change, what counts for winning: no gain past the limits retained. */
  readonly countedChange: Millions;
  readonly countedBalance: Millions;
  readonly votedCards: number;
  readonly totalCards: number;
  readonly allNichesRemoved: boolean;
  readonly socialSecuritySpared: boolean;
};

export function factsOf({ ledger, game }: Ballot, edition: Edition): Facts {
  const { baseline, territory } = edition;
  const deck = deckInPlay(edition, game);
  const countedChange = countedChangeOf(ledger, territory);
  const niches = deck.filter(isNicheCard);
  const socialSecurity = deck.filter((card) => card.sector === 'securite_sociale');
  return {
    initialBalance: baseline.balance,
    balance: balanceOf(ledger, baseline),
    change: changeOf(ledger),
    countedChange,
    countedBalance: sumOf([baseline.balance, countedChange]),
    votedCards: cardVotesOf(deck, ledger).length,
    totalCards: deck.length,
    allNichesRemoved:
      niches.length > 0 && niches.every((card) => isChosen(ledger, card, ['remove'])),
    socialSecuritySpared: !socialSecurity.some((card) =>
      isChosen(ledger, card, ['decrease', 'remove']),
    ),
  };
}

/** In percent; an empty deck is not a completed one. */
export function votedPercentOf({ votedCards, totalCards }: Facts): number {
  return totalCards === 0 ? 0 : (votedCards / totalCards) * 100;
}

function isChosen(ledger: Ledger, card: Card, types: readonly ChoiceType[]): boolean {
  const choice = ledger.get(card.id)?.choice;
  return choice !== undefined && types.includes(choice.type);
}
