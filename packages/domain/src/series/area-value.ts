import { formatCount, formatEuros, formatPercent } from '../money/format.ts';

/** The order in which they are offered. */
export const AREA_UNITS = ['gdp', 'pps', 'euros', 'share'] as const;
export type AreaUnit = (typeof AREA_UNITS)[number];

/** What one area spent on one function in one year, as published; null when it was not. */
export type AreaYear = {
  /** In millions of euros. */
  readonly amount: number | null;
  readonly percentOfGdp: number | null;
  /** Of all functions, in millions of euros. */
  readonly total: number | null;
  readonly population: number | null;
  /** Purchasing power parity of GDP; 1 for the Union. */
  readonly parity: number | null;
};

/** The published percentage is kept: GDP was revised since, and is not in the same table. */
export function areaValueOf(unit: AreaUnit, year: AreaYear): number | null {
  const { amount, percentOfGdp, total, population, parity } = year;
  switch (unit) {
    case 'gdp':
      return percentOfGdp;
    case 'euros':
      return quotientOf(amount, population, 1e6);
    case 'pps':
      return quotientOf(areaValueOf('euros', year), parity, 1);
    case 'share':
      return quotientOf(amount, total, 100);
  }
}

export function formatAreaValue(unit: AreaUnit, value: number | null): string {
  if (value === null) return 'non disponible';
  switch (unit) {
    case 'gdp':
    case 'share':
      return formatPercent(value);
    case 'euros':
      return formatEuros(value);
    case 'pps':
      return formatCount(value);
  }
}

/** Ends of an axis, times a power of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The end of an axis that starts at zero. */
export function axisEndOf(values: readonly number[]): number {
  const highest = Math.max(0, ...values);
  if (highest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(highest));
  return Math.min(...ROUND.map((one) => one * power).filter((one) => one >= highest));
}

function quotientOf(value: number | null, by: number | null, factor: number): number | null {
  return value === null || by === null ? null : (value / by) * factor;
}
