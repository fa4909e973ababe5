import { millions, type Millions } from './money.ts';

/** The figures of an edition that the rules lean on; another year brings another baseline. */
export type Baseline = {
  readonly year: number;
  /** Negative: the edition starts in deficit. */
  readonly balance: Millions;
  readonly netExpenses: Millions;
  readonly netRevenues: Millions;
  readonly debt: Millions;
  readonly interestPercent: number;
  readonly adults: number;
  readonly inhabitants: number;
};

export const BASELINE = {
  year: 2025,
  balance: millions(-155_000),
  netExpenses: millions(1_734_200),
  netRevenues: millions(1_579_200),
  debt: millions(3_100_000),
  interestPercent: 3,
  adults: 53_000_000,
  inhabitants: 67_400_000,
} satisfies Baseline;
