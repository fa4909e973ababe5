import { eurosOf, fromEuros, roundHalfAway, ZERO, type Millions } from './money.ts';

/** `adaptive` picks Md€, M€ or €; the others keep one unit so that amounts compare. */
export type AmountForm = 'adaptive' | 'billions' | 'millions';
export type NumberOptions = { readonly signed?: boolean; readonly decimals?: number };
export type AmountOptions = { readonly signed?: boolean; readonly form?: AmountForm };

type Scale = {
  readonly euros: number;
  readonly decimals: number;
  readonly symbol: string;
  readonly singular: string;
  readonly plural: string;
};

const NARROW_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';
const MINUS = '\u2212';

const BILLIONS = {
  euros: 1e9,
  decimals: 1,
  symbol: 'Md€',
  singular: 'milliard d’euros',
  plural: 'milliards d’euros',
} satisfies Scale;
const MILLIONS = {
  euros: 1e6,
  decimals: 0,
  symbol: 'M€',
  singular: 'million d’euros',
  plural: 'millions d’euros',
} satisfies Scale;
const EUROS = {
  euros: 1,
  decimals: 0,
  symbol: '€',
  singular: 'euro',
  plural: 'euros',
} satisfies Scale;

const FIXED_SCALES = { adaptive: null, billions: BILLIONS, millions: MILLIONS } as const;

const SPOKEN_SIGN = { '': '', '+': 'plus ', [MINUS]: 'moins ' } as const;

const SMALLEST_BILLIONS = 1e8;

/** Takes any number: a non-number prints as zero rather than « NaN » on a public page. */
export function formatAmount(
  amount: number,
  { signed = false, form = 'adaptive' }: AmountOptions = {},
): string {
  const euros = eurosOf(readable(amount));
  const size = Math.abs(euros);
  const scale = FIXED_SCALES[form] ?? scaleOf(size);
  if (form === 'billions' && size > 0 && size < SMALLEST_BILLIONS) {
    const bound = signOf(euros, signed) + withUnit(numeralOf(0.1, 1), scale.symbol);
    return `${euros > 0 ? '<' : '>'}${NO_BREAK_SPACE}${bound}`;
  }
  const number = numeralOf(size / scale.euros, scale.decimals);
  return signOf(euros, signed) + withUnit(number, scale.symbol);
}

/** The amount in words, for a sentence one reads: « 1 734,2 milliards d’euros ». */
export function spellAmount(
  amount: number,
  { signed = false, form = 'adaptive' }: AmountOptions = {},
): string {
  const euros = eurosOf(readable(amount));
  const size = Math.abs(euros);
  const scale = size === 0 ? EUROS : form === 'millions' ? MILLIONS : scaleOf(size);
  const value = roundedTo(size / scale.euros, scale.decimals);
  const noun = value < 2 ? scale.singular : scale.plural;
  const sign = SPOKEN_SIGN[signOf(euros, signed)];
  return sign + withUnit(shortNumeralOf(value, scale.decimals), noun);
}

/**
 * The same for assistive technology, thousands unspaced: « 1 734 » may be heard as two numbers.
 * Never forced in billions: « moins de 0,1 milliard » would be heard as a negative amount.
 */
export function speakAmount(amount: number, options?: AmountOptions): string {
  return spellAmount(amount, options).replaceAll(NARROW_SPACE, '');
}

export function formatEuros(euros: number, options?: NumberOptions): string {
  return withUnit(formatCount(euros, options), '€');
}

export function formatPercent(percent: number, options?: NumberOptions): string {
  return withUnit(formatCount(percent, { decimals: 1, ...options }), '%');
}

/** With the decimals it is given with: « 3 % », « 3,2 % ». */
export function formatRate(percent: number): string {
  return formatPercent(percent, { decimals: String(percent).split('.')[1]?.length ?? 0 });
}

/** Two significant figures: « 110 fois », as the amounts are rounded too. */
export function formatRatio(ratio: number): string {
  const value = Number.isFinite(ratio) ? ratio : 0;
  return withUnit(shortNumeralOf(Number(value.toPrecision(2)), 1), 'fois');
}

/** The people behind a denominator, as they are said: « 53 millions », « 67,4 millions ». */
export function formatPopulation(people: number): string {
  return withUnit(shortNumeralOf(people / 1e6, 1), 'millions');
}

export function formatCount(
  count: number,
  { signed = false, decimals = 0 }: NumberOptions = {},
): string {
  const value = Number.isFinite(count) ? roundedTo(count, decimals) : 0;
  return signOf(value, signed) + numeralOf(Math.abs(value), decimals);
}

/** The unit is chosen on the rounded amount: 999,6 M€ is « 1,0 Md€ », never « 1 000 M€ ». */
function scaleOf(size: number): Scale {
  if (size === 0 || roundHalfAway(size / 1e6) >= 1000) return BILLIONS;
  return size >= 1e6 ? MILLIONS : EUROS;
}

function readable(amount: number): Millions {
  const euros = amount * 1e6;
  return Math.abs(euros) <= Number.MAX_SAFE_INTEGER ? fromEuros(euros) : ZERO;
}

function signOf(value: number, signed: boolean): '' | '+' | typeof MINUS {
  if (value < 0) return MINUS;
  return signed && value > 0 ? '+' : '';
}

function withUnit(number: string, unit: string): string {
  return `${number}${NO_BREAK_SPACE}${unit}`;
}

function roundedTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return roundHalfAway(value * factor) / factor;
}

function numeralOf(value: number, decimals: number): string {
  const [whole = '', fraction] = roundedTo(value, decimals).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, NARROW_SPACE);
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

function shortNumeralOf(value: number, decimals: number): string {
  return numeralOf(value, decimals).replace(/,0+$/, '');
}
