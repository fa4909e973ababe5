import { fromEuros, ZERO, type Millions } from './money.ts';
import { accept, refuse, type Result } from '../result.ts';

const AMOUNT =
  /^(?<sign>[-\u2212+]?)\s*(?<whole>\d{1,3}(?:\s\d{3})+|\d+)(?:,(?<fraction>\d+))?\s*(?<unit>Mds?€|M€|€)$/u;

const EUROS_PER_UNIT: Readonly<Record<string, number>> = {
  'Md€': 1e9,
  'Mds€': 1e9,
  'M€': 1e6,
  '€': 1,
};

export function parseAmount(text: string): Result<Millions, 'unreadable'> {
  const groups = AMOUNT.exec(text.trim())?.groups;
  if (!groups) return refuse('unreadable');
  const { sign, whole = '', fraction = '0', unit = '' } = groups;
  const size = Number(`${whole.replaceAll(/\s/gu, '')}.${fraction}`) * (EUROS_PER_UNIT[unit] ?? 0);
  if (size > Number.MAX_SAFE_INTEGER) return refuse('unreadable');
  return accept(fromEuros(sign === '' || sign === '+' ? size : -size));
}

/** For prebuilt comparisons, whose text amounts count as zero when unreadable. */
export function parseAmountOrZero(text: string): Millions {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : ZERO;
}
