import { differenceOf, oppositeOf, percentOf, sumOf, ZERO, type Millions } from '../money/money.ts';
import type { Side } from '../budget/line.ts';
import { accept, refuse, type Result } from '../result.ts';

export type ChoiceType = 'keep' | 'increase' | 'decrease' | 'remove';
export type Adjustment = 'increase' | 'decrease';
export type Choice =
  | { readonly type: 'keep' }
  | { readonly type: 'remove' }
  | { readonly type: Adjustment; readonly percent: number };

export type Effect = {
  readonly newAmount: Millions;
  /** Positive when the balance improves, on either side of the budget. */
  readonly impact: Millions;
};

export type Constraints = {
  /** Negative percent: the largest cut retained for the card. */
  readonly minReduction: number;
  readonly maxIncrease: number;
};
export type Bounds = { readonly min: number; readonly max: number };
export type ChoiceRefusal = 'percent-unreadable' | 'percent-out-of-bounds';

export const DEFAULT_PERCENT = 10;
export const SMALLEST_PERCENT = 1;
const WHOLE_PERCENT = 100;
/** Half of the last digit of a percentage, which has one decimal. */
const UNREAD = 0.05;

/** A cut cannot take more than the line; a rise stops where amounts would leave exact integers. */
const LARGEST_PERCENT: Readonly<Record<Adjustment, number>> = {
  increase: 10_000,
  decrease: WHOLE_PERCENT,
};

const PRESETS: Readonly<Record<Adjustment, readonly number[]>> = {
  increase: [5, 10, 20, 50],
  decrease: [5, 10, 25, 50],
};

const LABELS: ReadonlyMap<string, string> = new Map<ChoiceType, string>([
  ['keep', 'Maintenu'],
  ['increase', 'Augmenté'],
  ['decrease', 'Réduit'],
  ['remove', 'Supprimé'],
]);

export function effectOf(choice: Choice, line: { side: Side; amount: Millions }): Effect {
  const newAmount = newAmountOf(choice, line.amount);
  const change = differenceOf(newAmount, line.amount);
  return { newAmount, impact: line.side === 'revenue' ? change : oppositeOf(change) };
}

/** Takes any string: a stored or foreign type is « Inconnu », not a crash. */
export function choiceLabelOf(type: string): string {
  return LABELS.get(type) ?? 'Inconnu';
}

/** The stored `value`: a percent, 0 for keep and remove. */
export function percentOfChoice(choice: Choice): number {
  return 'percent' in choice ? choice.percent : 0;
}

/** `null` when the card leaves no space that way, as a niche that cannot be increased. */
export function boundsOf(type: Adjustment, constraints: Constraints): Bounds | null {
  const max = type === 'increase' ? constraints.maxIncrease : Math.abs(constraints.minReduction);
  return max < SMALLEST_PERCENT ? null : { min: SMALLEST_PERCENT, max };
}

/**
 * What a screen offers. A line of the tree has no limits, a slider does: all of the line, or as much
 * again. A vote already cast stays within reach. A niche is never increased.
 */
export function offeredBoundsOf(
  type: Adjustment,
  { constraints, limits }: { constraints: Constraints | null; limits: Constraints },
  cast?: Choice,
): Bounds | null {
  if (constraints !== null) return boundsOf(type, constraints);
  if (boundsOf(type, limits) === null) return null;
  const reached = cast?.type === type ? Math.ceil(percentOfChoice(cast)) : 0;
  return { min: SMALLEST_PERCENT, max: Math.max(WHOLE_PERCENT, reached) };
}

export function presetsOf(type: Adjustment, { min, max }: Bounds): readonly number[] {
  return PRESETS[type].filter((preset) => preset >= min && preset <= max);
}

export function initialPercentOf({ max }: Bounds): number {
  return Math.min(DEFAULT_PERCENT, max);
}

/** Lines of the tree have no constraints: their votes are accepted without bounds. */
export function checkChoice(
  choice: Choice,
  constraints: Constraints | null,
): Result<Choice, ChoiceRefusal> {
  if (!('percent' in choice)) return accept(choice);
  const { type, percent } = choice;
  if (!(percent > 0 && percent <= LARGEST_PERCENT[type])) return refuse('percent-unreadable');
  if (constraints === null) return accept(choice);
  const bounds = boundsOf(type, constraints);
  const fits = bounds !== null && percent >= bounds.min && percent <= bounds.max;
  return fits ? accept(choice) : refuse('percent-out-of-bounds');
}

/**
 * The nearest choice a card leaves space for, same percentage otherwise; where there is no space that
 * way, it is kept. A removal stays one: it is not held by the limits.
 */
export function clippedTo(choice: Choice, constraints: Constraints): Choice {
  if (!('percent' in choice)) return choice;
  const bounds = boundsOf(choice.type, constraints);
  if (bounds === null) return { type: 'keep' };
  return { ...choice, percent: Math.max(bounds.min, Math.min(choice.percent, bounds.max)) };
}

/**
 * What a choice does to an amount, in the percentage that is read. The cards of a group each hold it
 * to their own limits (G25): asked to fall by 40 %, a group may fall by 32,8 %.
 */
export function appliedChoiceOf(asked: Choice, before: Millions, after: Millions): Choice {
  if (!('percent' in asked)) return asked;
  const change = Math.abs(after / before - 1) * WHOLE_PERCENT;
  const isAsked = Math.abs(change - asked.percent) < UNREAD;
  return isAsked ? asked : { ...asked, percent: Math.round(change * 10) / 10 };
}

/** The same decision: a percentage counts where there is one. */
export function isSameChoice(a: Choice, b: Choice): boolean {
  return a.type === b.type && percentOfChoice(a) === percentOfChoice(b);
}

/** A removal goes past the largest cut retained, unless that cut is already the whole line. */
export function goesPastLimits(choice: Choice, constraints: Constraints): boolean {
  return choice.type === 'remove' && constraints.minReduction > -100;
}

function newAmountOf(choice: Choice, amount: Millions): Millions {
  switch (choice.type) {
    case 'keep':
      return amount;
    case 'remove':
      return ZERO;
    case 'increase':
      return sumOf([amount, percentOf(amount, choice.percent)]);
    case 'decrease':
      return differenceOf(amount, percentOf(amount, choice.percent));
  }
}

/** Signed, of the amount: 0 for what is kept, −100 for what is removed. */
export function changePercentOf(choice: Choice): number {
  switch (choice.type) {
    case 'keep':
      return 0;
    case 'remove':
      return -100;
    case 'increase':
      return choice.percent;
    case 'decrease':
      return -percentOfChoice(choice);
  }
}
