import { TIME_UNITS, type TimeUnit } from '@nosmilliards/domain/series/time-title';
import { formatAmount, formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import { useUnit } from '../series/use-unit.ts';
import { startOf, valuesOf, type TimeFigures } from './time-data.ts';

type UnitWords = {
  /** `year`: the year of constant euros. */
  readonly label: (year: number) => string;
  /** In the address; none for the first. */
  readonly query: string;
  /** After « en », in captions. */
  readonly unit: (year: number) => string;
  readonly denominator: string;
};

export const UNIT_WORDS: Readonly<Record<TimeUnit, UnitWords>> = {
  percent: {
    label: () => '% du PIB',
    query: '',
    unit: () => '% du PIB',
    denominator: 'Rapporté au PIB de l’année.',
  },
  constant: {
    label: (year) => `Euros de ${year}`,
    query: '?unite=constants',
    unit: (year) => `euros de ${year}`,
    denominator: 'Corrigé de la hausse des prix à la consommation.',
  },
  current: {
    label: () => 'Euros courants',
    query: '?unite=courants',
    unit: () => 'euros courants',
    denominator: 'Les euros de l’année, sans correction.',
  },
};

export const useTimeUnit = (): TimeUnit => useUnit(TIME_UNITS, UNIT_WORDS);

export function formatTimeValue(unit: TimeUnit, value: number | null): string {
  if (value === null) return 'non disponible';
  return unit === 'percent' ? formatPercent(value) : formatAmount(value, { form: 'billions' });
}

/** A graduation: without decimals, nor unit. */
export function formatTick(unit: TimeUnit, value: number): string {
  const shown = unit === 'percent' ? value : value / 1000;
  return formatCount(shown, { decimals: Number.isInteger(shown) ? 0 : 1 });
}

/** « 1 % du PIB », « 50 Md€ ». */
export function formatSquare(unit: TimeUnit, square: number): string {
  return `${formatTick(unit, square)}\u00A0${unit === 'percent' ? '% du PIB' : 'Md€'}`;
}

/** The year read, or the last one, then the first of the line: « 26,9 % en 2025 », « 19,0 % en 1978 ». */
export function endsOf(figures: TimeFigures, id: string, unit: TimeUnit, year: number): string[] {
  const { first, last } = figures;
  const values = valuesOf(figures, id, unit);
  const read = values[year - first] == null ? last - first : year - first;
  return [...new Set([read, startOf(values)])].map(
    (at) => `${formatTimeValue(unit, values[at] ?? null)} en ${first + at}`,
  );
}

/** « 26,9 % en 2025, 19,0 % en 1978 » */
export function endsWords(figures: TimeFigures, id: string, unit: TimeUnit): string {
  return endsOf(figures, id, unit, figures.last).join(', ');
}
