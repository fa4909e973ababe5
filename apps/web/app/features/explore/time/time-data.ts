import type { BridgeData } from '#ui/bridge.tsx';

/** The texts and figures of a tab, read at build time. */
export const TIME_UNITS = ['percent', 'constant', 'current'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

export type TimeLine = {
  readonly id: string;
  readonly label: string;
  /** Slug of the page of its cells. */
  readonly page: string;
  readonly cells: readonly string[];
  /** Of the share of GDP, where it is published and not computed. */
  readonly shareCells?: readonly string[];
  readonly values: Readonly<Record<TimeUnit, readonly (number | null)[]>>;
};

export type TimeFigures = {
  readonly first: number;
  readonly last: number;
  /** The year of the euros of `constant`. */
  readonly priceYear: number;
  readonly lines: readonly TimeLine[];
  readonly sentences: readonly string[];
  readonly bridges: readonly BridgeData[];
  /** Address of the CSV of the tab. */
  readonly file: string;
};

export function yearsOf({ first, last }: TimeFigures): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The cell that proves the value of a line. */
export function cellOf({ cells, shareCells }: TimeLine, unit: TimeUnit, index: number): string {
  return (unit === 'percent' ? shareCells?.[index] : undefined) ?? cells[index] ?? '';
}
