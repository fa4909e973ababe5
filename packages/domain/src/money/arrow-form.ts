import { formatAmount, speakAmount } from './format.ts';
import { differenceOf, millions, roundHalfAway, sumOf, type Millions } from './money.ts';

/** An amount, its change and the amount after, rounded in one unit: what is read adds up. */
export type Reading = {
  readonly before: Millions;
  /** Positive when the amount grows. */
  readonly change: Millions;
  readonly after: Millions;
  readonly form: Form;
};

type Form = 'billions' | 'millions';

const BILLION = 1000;
/** The smallest amount that is not written « < 0,1 Md€ ». */
const SMALLEST_BILLIONS = 100;

/**
 * The unit of a column of changes: billions when the largest reaches one and the smallest can still
 * be read in it.
 */
export function columnFormOf(changes: readonly Millions[]): Form {
  const sizes = changes.filter((change) => change !== 0).map((one) => roundHalfAway(Math.abs(one)));
  const isLarge = Math.max(0, ...sizes) >= BILLION && Math.min(...sizes) >= SMALLEST_BILLIONS;
  return isLarge ? 'billions' : 'millions';
}

/** The amount after gives way: the other two are read elsewhere, on the card and in the total. */
export function readingOf(
  amount: Millions,
  newAmount: Millions,
  form = columnFormOf([newAmount === amount ? amount : differenceOf(newAmount, amount)]),
): Reading {
  const step = form === 'billions' ? SMALLEST_BILLIONS : 1;
  const read = (one: Millions) => millions(roundHalfAway(one / step) * step);
  const before = read(amount);
  const change = read(differenceOf(newAmount, amount));
  return { before, change, after: sumOf([before, change]), form };
}

/** « 23,1 → 0 Md€ »: what becomes of one line, without a sign of its own. */
export function arrowOf(
  amount: Millions,
  newAmount: Millions,
  form?: Form,
): { readonly text: string; readonly spoken: string } {
  const reading = readingOf(amount, newAmount, form);
  const from = figureOf(reading.before, amount, reading.form);
  const to = figureOf(reading.after, newAmount, reading.form);
  return {
    text: `${from}\u00A0→\u00A0${to}\u00A0${reading.form === 'billions' ? 'Md€' : 'M€'}`,
    spoken: `de ${speakAmount(reading.before)} à ${speakAmount(reading.after)}`,
  };
}

/** « 0 » is for what is nothing: a small rest is « < 0,1 ». */
function figureOf(read: Millions, amount: Millions, form: Form): string {
  if (amount === 0) return '0';
  return formatAmount(read === 0 ? amount : read, { form }).replace(/\u00A0Md?€$/, '');
}
