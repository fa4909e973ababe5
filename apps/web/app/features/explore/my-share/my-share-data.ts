import type { Paint } from '@nosmilliards/domain/budget/line';
import type { LevyParameters } from '@nosmilliards/domain/levy/parameters';
import type { Spread } from '@nosmilliards/domain/levy/spread';

/** What the page computes with. */
export type MyShareData = {
  readonly parameters: LevyParameters;
  readonly spread: Spread;
  readonly lines: ReadonlyMap<string, { readonly title: string; readonly paint: Paint }>;
  /** Formatted: « Sur 1 734 Md€ dépensés, 155 sont empruntés : 9 centimes par euro. » */
  readonly borrowed: string;
  readonly year: number;
};
