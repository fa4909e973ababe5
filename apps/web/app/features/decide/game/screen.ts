import type { Answer } from '@nosmilliards/domain/game/unit';
import type { Target } from '@nosmilliards/domain/game/target';
import type { Deck } from '@nosmilliards/domain/game/deck';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Paint } from '#ui/sector.ts';
import type { SheetChange } from '#ui/sheet/plan.ts';

/** The last answer. */
export type EchoLine = {
  readonly title: string;
  readonly paint: Paint;
  readonly answer: Answer;
  readonly impact: Millions;
  /** True when « Annuler » takes it back. */
  readonly isLast: boolean;
  /** What the finance laws did to the same card; `null` when unknown, or without a vote. */
  readonly law: string | null;
};

export type StepState = 'done' | 'current' | 'open';

/** What changes with every action. */
export type Screen = {
  /** Id of the card or group shown. */
  readonly id: string;
  /** « Carte 27 sur 64 ». */
  readonly place: string;
  /** « Plan des cartes » or « Plan des décisions ». */
  readonly plan: string;
  /** « Relire mes 16 décisions ». */
  readonly reread: string;
  readonly initial: Millions;
  readonly balance: Millions;
  /** The part of the change beyond the limits (V14): a texture on the line, no figure. */
  readonly beyond: Millions;
  /** Of everything dealt, in order. */
  readonly steps: readonly StepState[];
  readonly decided: number;
  readonly total: number;
  /** « 26 cartes ». */
  readonly decidedWords: string;
  /** « 8 minutes restantes ». */
  readonly timeLeft: string;
  /** With the votes. */
  readonly totalExpenses: Millions;
  readonly target: Target;
  /** Of the cards voted, by side: they do not add up. */
  readonly examined: {
    readonly spending: Millions;
    readonly niches: Millions;
    readonly revenue: Millions;
  };
  readonly echo: EchoLine | null;
  /** Without an answer, or come back after « Je ne sais pas ». */
  readonly isOpen: boolean;
  /** Left without an answer, it comes back after the end of the deck. */
  readonly isPassed: boolean;
  /** Still to decide, the one in hand included. */
  readonly left: number;
  readonly isFirst: boolean;
  /** At the end of the deck. */
  readonly isAtEnd: boolean;
  /** None after it waits for an answer: the others to come were passed. */
  readonly isLastOfRound: boolean;
  /** No other card or group is left to answer. */
  readonly isLast: boolean;
};

export type RegisterRow = {
  readonly id: string;
  readonly rank: number;
  readonly title: string;
  /** « Niche fiscale », « Recette »; `null` for spending. */
  readonly kind: string | null;
  readonly paint: Paint;
  readonly icon: string;
  /** Of a card; empty for a group. */
  readonly category: string;
  readonly state: 'past' | 'current' | 'coming';
  /** The answer, or the limits of the card. */
  readonly words: string;
  readonly isVote: boolean;
  /** The impact of the vote, or the amount. */
  readonly amount: Millions;
};

/** The list of answers and the squares, rendered after the card. */
export type Desk = {
  readonly rows: readonly RegisterRow[];
  /** How the cards or decisions are ordered. */
  readonly order: string;
  readonly others: number;
  /** « 13 décisions »: what is left, in what is played. */
  readonly left: string;
  /** Cards in play without a vote. */
  readonly toVote: Deck;
  readonly changes: readonly SheetChange[];
};
