import type { LensView } from '@nosmilliards/domain/budget/lens';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Constraints } from '@nosmilliards/domain/vote/vote';

/** One of the sixteen decisions, as it is cut out of a sheet of paper. */
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
  /** Where every budget starts. */
  readonly balance: Millions;
};
