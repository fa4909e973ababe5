import { carouselOf, next, pickCategory } from '@nosmilliards/domain/comparison/carousel';
import type {
  ComparisonCategory,
  NormalisedComparison,
} from '@nosmilliards/domain/comparison/prebuilt';
import { chance } from '#browser/chance.ts';

/** The carousel of one visit to the home page, from its first card. */
export function startCarousel<Item extends NormalisedComparison>(comparisons: readonly Item[]) {
  const started = carouselOf(comparisons);
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
