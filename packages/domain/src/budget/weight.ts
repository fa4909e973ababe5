import type { Baseline } from './baseline.ts';
import { isCounted, type Line } from './line.ts';
import { formatPercent } from '../money/format.ts';
import { sumOf, type Millions } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';

/** As much of a line as says what it weighs. */
export type Weighed = Pick<Line, 'amount' | 'isNiche' | 'isTransfer'>;

type Accounts = Pick<Line, 'isNiche' | 'isTransfer'> & {
  readonly gross: Millions;
  readonly net: Millions;
};

type NoShare = 'base-not-positive' | 'not-counted';

/** Below, one decimal would write « 0,0 % » for money that is there. */
const SMALLEST_SHARE = 0.05;

/**
 * The one amount of a line. What it pays to another administration is counted there; what is
 * outside the total altogether is shown for what it is.
 */
export function weightOf({
  gross,
  net,
  ...line
}: Accounts): Pick<Line, 'amount' | 'amountBeforeTransfers'> {
  return net === gross || !isCounted(line)
    ? { amount: gross }
    : { amount: net, amountBeforeTransfers: gross };
}

/** The lines that the total counts; all of them where it counts none. */
export function weighingOf<L extends Weighed>(lines: readonly L[]): readonly L[] {
  const counted = lines.filter(isCounted);
  return counted.length > 0 ? counted : lines;
}

/** What lines weigh together. */
export function sumOfWeights(lines: readonly Weighed[]): Millions {
  return sumOf(weighingOf(lines).map(({ amount }) => amount));
}

/** In percent. */
export function shareOf(part: Millions, base: Millions): Result<number, 'base-not-positive'> {
  return base > 0 ? accept((part / base) * 100) : refuse('base-not-positive');
}

/** « 6,3 % ». */
export function formatShare(percent: number): string {
  const isTiny = percent > 0 && percent < SMALLEST_SHARE;
  return isTiny ? `moins de ${formatPercent(0.1)}` : formatPercent(percent);
}

/** In percent. Inside a line that is not counted, its parts are shared out all the same. */
export function shareWithin(parent: Weighed, child: Weighed): Result<number, NoShare> {
  if (isCounted(parent) && !isCounted(child)) return refuse('not-counted');
  return shareOf(child.amount, parent.amount);
}

/** In percent of its side of the budget. */
export function shareOfTotal(
  line: Weighed & Pick<Line, 'side'>,
  { netExpenses, netRevenues }: Baseline,
): Result<number, NoShare> {
  if (!isCounted(line)) return refuse('not-counted');
  return shareOf(line.amount, line.side === 'expense' ? netExpenses : netRevenues);
}

/** Largest first; what is outside the total comes after what is in it, technical lines last. */
export function byWeight(
  a: Weighed & Pick<Line, 'isTechnical'>,
  b: Weighed & Pick<Line, 'isTechnical'>,
): number {
  return (
    Number(a.isTechnical) - Number(b.isTechnical) ||
    Number(isCounted(b)) - Number(isCounted(a)) ||
    b.amount - a.amount
  );
}

/** By amount, among `siblings` already ranged by weight; `null` where there is nothing to rank. */
export function rankOf(
  id: string,
  siblings: readonly (Weighed & Pick<Line, 'id' | 'isTechnical'>)[],
): number | null {
  const ranked = weighingOf(siblings.filter(({ isTechnical }) => !isTechnical));
  const index = ranked.findIndex((sibling) => sibling.id === id);
  return index === -1 || ranked.length === 1 ? null : index + 1;
}
