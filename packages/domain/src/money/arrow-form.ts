import { formatAmount, formatCount, speakAmount } from './format.ts';
import type { Millions } from './money.ts';

/** From this size on, in millions of euros, both amounts are in billions. */
const BILLION = 1000;

/** « 23,1 → 0 Md€ »: what becomes of one line, without a sign of its own. */
export function arrowOf(
  before: Millions,
  after: Millions,
): { readonly text: string; readonly spoken: string } {
  const isLarge = Math.max(Math.abs(before), Math.abs(after)) >= BILLION;
  const [from, to] = [before, after].map((amount) => figureOf(amount, isLarge));
  return {
    text: `${from}\u00A0→\u00A0${to}\u00A0${isLarge ? 'Md€' : 'M€'}`,
    spoken: `de ${speakAmount(before)} à ${speakAmount(after)}`,
  };
}

function figureOf(amount: Millions, isLarge: boolean): string {
  if (amount === 0) return '0';
  if (!isLarge) return formatCount(amount);
  return formatAmount(amount, { form: 'billions' }).replace(/\u00A0Md€$/, '');
}
