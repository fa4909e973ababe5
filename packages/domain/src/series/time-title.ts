import { formatAmount, formatPercent } from '../money/format.ts';
import type { Point } from './series.ts';

/** Percent of GDP, millions of euros of the last year, millions of current euros. */
export const TIME_UNITS = ['percent', 'constant', 'current'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

type TimeTitle = {
  /** « Dépense publique ». */
  readonly subject: string;
  /** « en », or « à la fin de » for a stock. */
  readonly at: string;
  readonly start: Point;
  readonly end: Point;
};

/** « Dépense publique : 57,3 % du PIB en 2025, contre 36,5 % en 1959 » */
export function timeTitleOf(
  { subject, at, start, end }: TimeTitle,
  unit: TimeUnit,
  priceYear: number,
): string {
  const written = ({ value }: Point) =>
    unit === 'percent' ? formatPercent(value) : formatAmount(value, { form: 'billions' });
  const after = {
    percent: '',
    constant: `, en euros de ${priceYear}`,
    current: ', en euros courants',
  };
  const ofGdp = unit === 'percent' ? ' du PIB' : '';
  return `${subject}\u00A0: ${written(end)}${ofGdp} ${at} ${end.year}, contre ${written(start)} ${at} ${start.year}${after[unit]}`;
}
