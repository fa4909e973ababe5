import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import type { Side } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import type { Constraints } from '@nosmilliards/domain/vote/vote';

/** What the page of a card in a frame hands to its script: the rules then do the rest. */
export type CardData = {
  readonly id: string;
  readonly title: string;
  readonly side: Side;
  readonly amount: Millions;
  readonly constraints: Constraints;
  readonly baseline: Baseline;
  /** What one square is worth, in millions of euros. */
  readonly square: number;
  /** Of the card, in the code of a budget, and the editions that code is read with. */
  readonly number: number;
  readonly since: number;
  /** Where a budget is opened: its code follows. */
  readonly budget: string;
};
