import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Side } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Constraints } from '@nosmilliards/domain/vote/vote';

/** The data of the card embed, read by `script/card.ts` from `data-card`. */
export type CardData = {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
  readonly moves: Side;
  readonly amount: Millions;
  readonly constraints: Constraints;
  readonly baseline: Baseline;
  /** Millions of euros per square. */
  readonly square: number;
  /** Number of the card in a budget code, and the first edition with this numbering. */
  readonly number: number;
  readonly since: number;
  /** Address of a shared budget, to which the code is appended. */
  readonly budget: string;
};
