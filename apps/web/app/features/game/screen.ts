import type { Nature } from '@nosmilliards/domain/budget/line';
import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { NamedMark } from '@nosmilliards/domain/game/card-face';
import type { Sitting } from '@nosmilliards/domain/game/deal';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Answer } from '@nosmilliards/domain/game/unit';
import type { ChoiceType } from '@nosmilliards/domain/vote/vote';
import type { Paint } from '#ui/sector-rect.tsx';
import type { SheetChange } from '#ui/sheet/plan.ts';

/** What lies on the table to be decided: a card, or a group of them. All of it is worded. */
export type Face = {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly paint: Paint;
  readonly isRevenue: boolean;
  /** « Sécurité sociale », then where in it. */
  readonly sector: string;
  readonly path: string;
  /** What holds its amount from one year to the next; empty where it was not read. */
  readonly margin: string;
  readonly amount: Millions;
  /** None for a group. */
  readonly marks: readonly NamedMark[];
  /** Out of the 1 000 of the sheet, not rounded. */
  readonly squares: number;
  readonly scales: readonly LensView[];
  readonly description: string;
  /** How a vote on it works, where it is not plain. */
  readonly note: string;
  readonly nature: Nature | null;
  /** Why a choice is closed, in few words. */
  readonly closed: Readonly<Partial<Record<ChoiceType, string>>>;
  /** Cards of a group; 1 for a card. */
  readonly cardCount: number;
};

/** The last line written in the register. */
export type EchoLine = {
  readonly id: string;
  readonly title: string;
  readonly paint: Paint;
  readonly answer: Answer;
  readonly impact: Millions;
  /** What « Annuler » takes back. */
  readonly isLast: boolean;
};

/** All that a screen of the game is made of. */
export type View = Sitting & {
  /** What was answered last, and can be undone. */
  readonly lastId: string | null;
};

/** What changes with every gesture. */
export type Screen = {
  /** « Carte 27 sur 64 ». */
  readonly place: string;
  /** « Plan des cartes », or of the decisions. */
  readonly plan: string;
  readonly initial: Millions;
  readonly balance: Millions;
  /** Of the change, what goes past the limits. */
  readonly beyond: Millions;
  readonly decided: number;
  readonly total: number;
  /** « 26 cartes », then « sur 64 ». */
  readonly decidedWords: string;
  readonly examined: Millions;
  readonly echo: EchoLine | null;
  readonly face: Face;
  readonly answer: Answer;
  readonly isFirst: boolean;
  /** Stands at the end of the deck. */
  readonly isAtEnd: boolean;
  /** Nothing else waits for an answer. */
  readonly isLast: boolean;
};

export type RegisterRow = {
  readonly id: string;
  readonly rank: number;
  readonly title: string;
  readonly paint: Paint;
  readonly state: 'past' | 'current' | 'coming';
  /** The vote, or how far one may go. */
  readonly words: string;
  readonly isVote: boolean;
  /** The effect of the vote, or the amount. */
  readonly amount: Millions;
};

/** What follows a gesture a moment later, beside the card. */
export type Desk = {
  readonly rows: readonly RegisterRow[];
  readonly others: number;
  readonly amountToVote: Millions;
  readonly changes: readonly SheetChange[];
};

/** The table as it is before anybody has voted, worded when the page is written. */
export type Opening = {
  readonly screen: Screen;
  readonly desk: Desk;
  /** The drawing of its card's icon: nothing to fetch before the first paint. */
  readonly icon: string | null;
};
