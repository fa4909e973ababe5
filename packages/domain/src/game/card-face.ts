import type { Baseline } from '../budget/baseline.ts';
import { viewOf, type LensView, type Whole } from '../budget/lens.ts';
import { formatPercent } from '../money/format.ts';
import { isNicheCard, sideOf, type Card, type Mark, type Marks } from '../vote/card.ts';
import type { Constraints } from '../vote/vote.ts';

/** A niche is revenue that does not come in: it can only be set against what does. */
export function cardWholeOf(card: Card): Whole {
  return isNicheCard(card)
    ? { side: 'revenue', isPart: false }
    : { side: sideOf(card), isPart: true };
}

/** What a card weighs for the country and for one adult. */
export function scalesOf(card: Card, baseline: Baseline): readonly LensView[] {
  return [
    viewOf(card.amount, 'per-thousand', baseline, cardWholeOf(card)),
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

/** The official figures that stand beside the amount of a card; no law votes or spends a niche. */
export function namedMarksOf(
  card: Pick<Card, 'type'> & { readonly marks: Marks },
): readonly NamedMark[] {
  const [voted, spent] = isNicheCard(card) ? ['Prévu', 'Estimé'] : ['Voté', 'Dépensé'];
  return [
    { word: voted, ...card.marks.voted },
    { word: spent, ...card.marks.spent },
  ];
}
