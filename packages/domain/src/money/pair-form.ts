import type { AmountForm } from './format.ts';
import { roundHalfAway, type Millions } from './money.ts';

/** Half a point: nobody recomputes a percentage closer than that. */
const TOLERANCE = 0.005;
/** Half of the last digit of a percentage: below it, « soit autant ». */
const ALIKE = 0.0005;

/** « 3,9 Md€ votés et 4,0 Md€ dépensés, soit 0,3 % de plus »: the unit must not contradict the gap. */
export function pairFormOf(before: Millions, after: Millions): AmountForm {
  if (Math.min(before, after) < 1) return 'adaptive';
  const actual = after / before;
  const seen = printed(after) / printed(before);
  const hidesGap = seen === 1 && Math.abs(actual - 1) >= ALIKE;
  return hidesGap || Math.abs(seen - actual) > TOLERANCE ? 'millions' : 'adaptive';
}

/** In M€, as the adaptive form rounds it. */
function printed(amount: Millions): number {
  const whole = roundHalfAway(amount);
  return whole < 1000 ? whole : roundHalfAway(amount / 100) * 100;
}
