import type { Baseline } from '../budget/baseline.ts';
import { viewOf, type LensView } from '../budget/lens.ts';
import { formatAmount, formatPercent } from '../money/format.ts';
import type { Millions } from '../money/money.ts';
import type { Card, CardType, Mark, Marks } from '../vote/card.ts';
import type { Constraints } from '../vote/vote.ts';

/** What a card weighs for the country and for one adult. */
export function scalesOf(card: Card, baseline: Baseline): readonly LensView[] {
  return [
    viewOf(card.amount, 'per-thousand', baseline),
    viewOf(card.amount, 'per-adult', baseline),
  ];
}

/** « −30 % à +80 % », never cut at the end of a line: how far a card may go each way. */
export function limitsOf({ minReduction, maxIncrease }: Constraints): string {
  const [lowest, highest] = [minReduction, maxIncrease].map((percent) =>
    formatPercent(percent, { decimals: 0, signed: true }),
  );
  return `${lowest}\u00A0à\u00A0${highest}`;
}

export type NamedMark = Partial<Mark> & { readonly word: string };

/** No law votes or spends a niche, nor a tax. */
const MARK_WORDS: Readonly<Record<CardType, readonly [voted: string, spent: string]>> = {
  expense: ['Voté', 'Dépensé'],
  debt: ['Voté', 'Dépensé'],
  tax_expenditure: ['Prévu', 'Estimé'],
  revenue: ['Prévu', 'Perçu'],
};

/** The official figures that stand beside the amount of a card. */
export function namedMarksOf(
  card: Pick<Card, 'type'> & { readonly marks: Marks },
): readonly NamedMark[] {
  const [voted, spent] = MARK_WORDS[card.type];
  return [
    { word: voted, ...card.marks.voted },
    { word: spent, ...card.marks.spent },
  ];
}

/** True when a vote is known and no mark reads as the amount: it must not be quoted as official. */
export function isOwnAmount(amount: Millions, marks: readonly NamedMark[]): boolean {
  const read = marks.map((mark) => mark.amount && formatAmount(mark.amount));
  return read[0] !== undefined && !read.includes(formatAmount(amount));
}
