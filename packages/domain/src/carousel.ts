import {
  bestOf,
  drawnFrom,
  HOME_COUNT,
  type ComparisonCategory,
  type NormalisedComparison,
} from './prebuilt-comparison.ts';
import { accept, refuse, type Result } from './result.ts';

/** The home page's « Saviez-vous que… » card. */
export type Carousel = {
  readonly items: readonly NormalisedComparison[];
  readonly current: NormalisedComparison;
  readonly seen: ReadonlySet<NormalisedComparison>;
};

export function carouselOf(
  comparisons: readonly NormalisedComparison[],
): Result<Carousel, 'no-comparison'> {
  const items = bestOf(comparisons, HOME_COUNT);
  const first = items[0];
  return first ? accept(startedAt(items, first)) : refuse('no-comparison');
}

/** `chance`, in [0, 1), serves only once everything has been seen. */
export function next(carousel: Carousel, chance: number): Carousel {
  const { items, current, seen } = carousel;
  const unseen = items.find((item) => !seen.has(item));
  if (unseen) return shown(carousel, unseen);
  // The same card again would make the button look broken.
  const others = items.filter((item) => item !== current);
  return startedAt(items, drawnFrom(others, chance) ?? current);
}

export function pickCategory(
  carousel: Carousel,
  category: ComparisonCategory,
  chance: number,
): Result<Carousel, 'empty-category'> {
  const candidates = carousel.items.filter((item) => item.category === category);
  const picked = drawnFrom(candidates, chance);
  return picked ? accept(shown(carousel, picked)) : refuse('empty-category');
}

export function resetCarousel({ items, current }: Carousel): Carousel {
  return startedAt(items, items[0] ?? current);
}

function startedAt(
  items: readonly NormalisedComparison[],
  current: NormalisedComparison,
): Carousel {
  return { items, current, seen: new Set([current]) };
}

function shown(carousel: Carousel, current: NormalisedComparison): Carousel {
  return { ...carousel, current, seen: new Set([...carousel.seen, current]) };
}
