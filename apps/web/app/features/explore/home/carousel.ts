import { carouselOf, next, pickCategory } from '@nosmilliards/domain/comparison/carousel';
import type {
  ComparisonCategory,
  NormalisedComparison,
} from '@nosmilliards/domain/comparison/prebuilt';
import { chance } from '#browser/chance.ts';
import { ribbonOf } from '#ui/sheet/squares-drawing.ts';
import type { DrawnComparison, HomeComparison } from './comparison-card.tsx';

/** The order of the comparisons for one visit, from the first card. */
export function startCarousel(
  comparisons: readonly (HomeComparison & NormalisedComparison)[],
  square: number,
) {
  const started = carouselOf(comparisons.map((comparison) => drawn(comparison, square)));
  if (!started.ok) throw new Error('The home page has no comparison to show');
  let carousel = started.value;
  return {
    next: () => {
      carousel = next(carousel, chance());
      return carousel.current;
    },
    pick: (category: ComparisonCategory) => {
      const picked = pickCategory(carousel, category, chance());
      if (picked.ok) carousel = picked.value;
      return carousel.current;
    },
  };
}

/** Adds the squares of the two budgets; `square` is in millions of euros. */
export function drawn<Item extends HomeComparison>(
  comparison: Item,
  square: number,
): Item & DrawnComparison {
  const { budgetA, budgetB, paints } = comparison;
  const [paintA, paintB] = paints;
  return {
    ...comparison,
    ribbons: [ribbonOf(paintA, budgetA.amount / square), ribbonOf(paintB, budgetB.amount / square)],
  };
}
