import type { Millions } from '../money/money.ts';

/** The figures of an edition that the rules lean on; another year brings another baseline. */
export type Baseline = {
  readonly year: number;
  /** Negative: the edition starts in deficit. */
  readonly balance: Millions;
  readonly netExpenses: Millions;
  readonly netRevenues: Millions;
  readonly debt: Millions;
  readonly gdp: Millions;
  readonly interestPercent: number;
  readonly adults: number;
  readonly inhabitants: number;
};
