import { shareOf } from './breakdown.ts';
import { netAmountOf, type Line } from './line.ts';
import type { Millions } from '../money/money.ts';
import { refuse, type Result } from '../result.ts';

/** What a line is shown for, and whether that is part of its side's total. */
export type Weight = { readonly amount: Millions; readonly isCounted: boolean };

/** A niche or a transfer weighs nothing in the total: it is shown for its own amount, apart. */
export function weightOf(line: Line): Weight {
  const net = netAmountOf(line);
  const isCounted = !line.isNiche && (net !== 0 || line.amount === 0);
  return { amount: isCounted ? net : line.amount, isCounted };
}

/** In percent. Inside a line that is not counted, its parts are shared out all the same. */
export function shareWithin(
  parent: Line,
  child: Line,
): Result<number, 'base-not-positive' | 'not-counted'> {
  const whole = weightOf(parent);
  const part = weightOf(child);
  if (whole.isCounted && !part.isCounted) return refuse('not-counted');
  return shareOf(part.amount, whole.amount);
}

/** Largest first; what is outside the total comes after what is in it, technical lines last. */
export function byWeight(a: Line, b: Line): number {
  const [left, right] = [weightOf(a), weightOf(b)];
  return (
    Number(a.isTechnical) - Number(b.isTechnical) ||
    Number(right.isCounted) - Number(left.isCounted) ||
    right.amount - left.amount
  );
}
