import { formatAmount, formatCount, formatEuros } from '@nosmilliards/domain/money/format';
import { millions } from '@nosmilliards/domain/money/money';

const UNSAID = new Set(['', 'Nb']);
const MOST_DECIMALS = 2;

/** The value of an indicator, in the unit its ministry gives; money uses the shared formatter. */
export function formatMeasure(value: number, unit: string): string {
  if (unit === 'M€') return formatAmount(millions(value));
  if (unit === 'Md€') return formatAmount(millions(value * 1000));
  const decimals = decimalsOf(value);
  if (unit === '€') return formatEuros(value, { decimals });
  const number = formatCount(value, { decimals });
  return UNSAID.has(unit) ? number : `${number}\u00A0${unit.replace(/^Nombre\//, 'par ')}`;
}

/** A cell as its document prints it: all digits, original unit. */
export function formatAsWritten(value: string, unit: string): string {
  const [, fraction = ''] = value.split('.');
  return `${formatCount(Number(value), { decimals: fraction.length })}\u00A0${unit}`;
}

/** In millions, to the tenth, so that the terms of a sum add up; below one million, in euros. */
export function formatTerm(amount: number): string {
  if (Math.abs(amount) < 1) return formatAmount(millions(amount));
  return `${formatCount(amount, { decimals: 1 })}\u00A0M€`;
}

function decimalsOf(value: number): number {
  const [, fraction = ''] = String(value).split('.');
  return Math.min(fraction.length, MOST_DECIMALS);
}
