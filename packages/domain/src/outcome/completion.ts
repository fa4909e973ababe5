import type { Ballot } from '../game/ballot.ts';
import type { Baseline } from '../budget/baseline.ts';
import type { Deck } from '../game/deck.ts';
import { perThousandOf } from '../budget/lens.ts';
import { dealOf, type PlayedVotes } from '../game/deal.ts';
import { deckInPlay, type Edition } from '../game/edition.ts';
import { endStatusOf, type EndStatus } from './end-status.ts';
import { cardVotesOf, unsureCardsOf, type Deal } from '../game/game.ts';
import { allDealtOf } from '../game/turn.ts';
import { answerOf, isDecided, type Unit } from '../game/unit.ts';
import { toldOf, type VoteRecord } from './decisions.ts';
import { largestFirst } from './outcome.ts';
import { minutesPlayedOf } from '../game/playing-time.ts';
import { balanceOf, changeOf, impactOf, type Ledger, type Vote } from '../vote/ledger.ts';
import {
  changeSplitOf,
  movedBeyondOf,
  splitOf,
  votesBeyondOf,
  type Moved,
  type Split,
} from '../vote/limits.ts';
import type { Territory } from '../vote/territory.ts';
import { isSpendingIn } from '../game/total.ts';
import { magnitudeOf, oppositeOf, percentOf, sumOf, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { sorted } from '../list.ts';

export type Borrowing =
  | {
      readonly kind: 'needed';
      readonly need: Millions;
      readonly yearlyInterest: Millions;
      readonly finalDebt: Millions;
    }
  | { readonly kind: 'none'; readonly surplus: Millions };

/** What the votes make of the budget, whether the game is over or not. */
export type Accounts = {
  readonly initialBalance: Millions;
  readonly balance: Millions;
  /** Negative when the votes cost more than they save; `improvementLabel` carries the sign. */
  readonly improvement: Millions;
  readonly improvementLabel:
    | 'Économisés'
    | 'Solde amélioré de'
    | 'Coût supplémentaire'
    | 'Solde dégradé de'
    /** Nothing is saved nor spent. */
    | null;
  /** Every card kept: the whole budget is told as it is. `null` otherwise. */
  readonly allKept: { readonly year: number; readonly borrowedOfThousand: number } | null;
  readonly status: EndStatus;
  /** Of the improvement: within the limits retained, and beyond. */
  readonly split: Split;
  /** Of all that the votes move, in either direction. */
  readonly moved: Moved;
  /** Largest first. */
  readonly votesBeyond: readonly Vote[];
  readonly debt: Millions;
  readonly borrowing: Borrowing;
};

/** How far a game went, in what one played: cards, or decisions on groups. */
export type Decided = {
  readonly deal: Deal;
  readonly count: number;
  readonly total: number;
  /** Without an answer, in whole or in part. */
  readonly waiting: readonly Unit[];
  /** Answered « Je ne sais pas ». */
  readonly unsure: readonly Unit[];
};

export type Completion = Accounts & {
  readonly votedCards: number;
  /** Of the game that was played: with revenue, or without. */
  readonly totalCards: number;
  /** Answered « Je ne sais pas », in deck order. */
  readonly unsureCards: Deck;
  readonly minutes: number;
  readonly decided: Decided;
  /** Largest first. */
  readonly kept: readonly VoteRecord[];
  /** Those that change something, largest first. */
  readonly records: readonly VoteRecord[];
};

/** Refuses an open game: its screen sends the player back to the cards. */
export function completionOf(
  ballot: Ballot,
  edition: Edition,
): Result<Completion, 'game-not-completed'> {
  const { ledger, game } = ballot;
  if (game.endTime === null) return refuse('game-not-completed');
  const deck = deckInPlay(edition, game);
  const told = toldOf(ballot, edition);
  return accept({
    ...accountsOf(ballot, edition),
    votedCards: cardVotesOf(deck, ledger).length,
    totalCards: deck.length,
    unsureCards: unsureCardsOf(deck, game),
    minutes: minutesPlayedOf(game),
    decided: decidedOf(ballot, edition),
    kept: largestFirst(told.kept),
    records: largestFirst(told.changes),
  });
}

export function decidedOf(ballot: Ballot, edition: Edition): Decided {
  const deal = dealOf(ballot, edition);
  const units = allDealtOf({ deal, ballot, edition, position: null });
  const open = units.filter((unit) => !isDecided(unit, ballot));
  const isUnsure = (unit: Unit) => answerOf(unit, ballot, edition) === 'unsure';
  return {
    deal,
    count: units.length - open.length,
    total: units.length,
    waiting: open.filter((unit) => !isUnsure(unit)),
    unsure: open.filter(isUnsure),
  };
}

export function accountsOf(votes: PlayedVotes, edition: Edition): Accounts {
  const { ledger } = votes;
  const { baseline, territory } = edition;
  const balance = balanceOf(ledger, baseline);
  const improvement = changeOf(ledger);
  return {
    initialBalance: baseline.balance,
    balance,
    improvement,
    improvementLabel: improvement === 0 ? null : improvementLabelOf(ledger, edition),
    allKept: toldOf(votes, edition).isAllKept
      ? {
          year: baseline.year,
          borrowedOfThousand: Math.round(perThousandOf(magnitudeOf(baseline.balance), baseline)),
        }
      : null,
    status: endStatusOf(balance),
    split: changeSplitOf(ledger, territory),
    moved: movedBeyondOf(ledger, territory),
    votesBeyond: largestBeyondFirst(ledger, territory),
    debt: baseline.debt,
    borrowing: borrowingOf(balance, baseline),
  };
}

/**
 * The words of the specification are for a ballot that only cuts spending, or only adds to it. A net
 * of the two is neither saved nor spent, and a tax never is.
 */
function improvementLabelOf(ledger: Ledger, edition: Edition): Accounts['improvementLabel'] {
  const isWorse = changeOf(ledger) < 0;
  const moving = [...ledger.values()].filter((vote) => impactOf(vote) !== 0);
  const isOneWay =
    moving.every((vote) => impactOf(vote) < 0 === isWorse) && moving.every(isSpendingIn(edition));
  if (isWorse) return isOneWay ? 'Coût supplémentaire' : 'Solde dégradé de';
  return isOneWay ? 'Économisés' : 'Solde amélioré de';
}

/** A year in deficit is borrowed whole and added to the debt. */
export function borrowingOf(balance: Millions, { debt, interestPercent }: Baseline): Borrowing {
  if (balance >= 0) return { kind: 'none', surplus: balance };
  const need = oppositeOf(balance);
  return {
    kind: 'needed',
    need,
    yearlyInterest: percentOf(need, interestPercent),
    finalDebt: sumOf([debt, need]),
  };
}

function largestBeyondFirst(ledger: Ledger, territory: Territory): readonly Vote[] {
  const sizeOf = (vote: Vote) => magnitudeOf(splitOf(vote, territory).beyond);
  return sorted(votesBeyondOf(ledger, territory), (a, b) => sizeOf(b) - sizeOf(a));
}
