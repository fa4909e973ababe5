import {
  bestOf,
  drawnFrom,
  HOME_COUNT,
  type ComparisonCategory,
  type NormalisedComparison,
} from './prebuilt.ts';
import { accept, refuse, type Result } from '../result.ts';

/** The home page's « Saviez-vous que… » card. */
export type Carousel<Item extends NormalisedComparison = NormalisedComparison> = {
  readonly items: readonly Item[];
  readonly current: Item;
  readonly seen: ReadonlySet<Item>;
};

export function carouselOf<Item extends NormalisedComparison>(
  comparisons: readonly Item[],
): Result<Carousel<Item>, 'no-comparison'> {
  const items = bestOf(comparisons, HOME_COUNT);
  const first = items[0];
  return first ? accept(startedAt(items, first)) : refuse('no-comparison');
}

/** `chance`, in [0, 1), serves only once everything has been seen. */
export function next<Item extends NormalisedComparison>(
  carousel: Carousel<Item>,
  chance: number,
): Carousel<Item> {
  const { items, current, seen } = carousel;
  const unseen = items.find((item) => !seen.has(item));
  if (unseen) return shown(carousel, unseen);
  // The same card again would make the button look broken.
  const others = items.filter((item) => item !== current);
  return startedAt(items, drawnFrom(others, chance) ?? current);
}

export function pickCategory<Item extends NormalisedComparison>(
  carousel: Carousel<Item>,
  category: ComparisonCategory,
  chance: number,
): Result<Carousel<Item>, 'empty-category'> {
  const candidates = carousel.items.filter((item) => item.category === category);
  const others = candidates.filter((item) => item !== carousel.current);
  const picked = drawnFrom(others.length > 0 ? others : candidates, chance);
  return picked ? accept(shown(carousel, picked)) : refuse('empty-category');
}

function startedAt<Item extends NormalisedComparison>(
  items: readonly Item[],
  current: Item,
): Carousel<Item> {
  return { items, current, seen: new Set([current]) };
}

function shown<Item extends NormalisedComparison>(
  carousel: Carousel<Item>,
  current: Item,
): Carousel<Item> {
  return { ...carousel, current, seen: new Set([...carousel.seen, current]) };
}
