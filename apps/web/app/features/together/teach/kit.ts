import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Constraints } from '@nosmilliards/domain/vote/vote';

/** One of the sixteen groups, as a card to print and cut out. */
export type PaperCard = {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  readonly kind: 'expense' | 'niche' | 'revenue';
  readonly amount: Millions;
  readonly share: LensView;
  readonly limits: Constraints;
};

export type TeachingKit = {
  readonly cards: readonly PaperCard[];
  readonly year: number;
  /** The starting balance. */
  readonly balance: Millions;
};
