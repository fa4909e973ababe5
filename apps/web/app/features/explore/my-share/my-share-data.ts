import type { Paint } from '@nosmilliards/domain/budget/line';
import type { LevyParameters } from '@nosmilliards/domain/levy/parameters';
import type { Spread } from '@nosmilliards/domain/levy/spread';

/** What the page computes with. */
export type MyShareData = {
  /** The months when the law was in force: « mai à décembre 2025 ». */
  readonly period: string;
  /** The day of what has replaced it, what that is, and where that is written. */
  readonly sinceDay: string;
  readonly since: readonly { readonly text: string; readonly url: string }[];
  readonly parameters: LevyParameters;
  readonly spread: Spread;
  readonly lines: ReadonlyMap<string, { readonly title: string; readonly paint: Paint }>;
  /** Formatted: « Sur 1 734 Md€ dépensés, 155 sont empruntés : 9 centimes par euro. » */
  readonly borrowed: string;
  readonly year: number;
};
