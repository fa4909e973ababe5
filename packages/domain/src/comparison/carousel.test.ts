import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aComparison, must } from '../testing.ts';
import { carouselOf, next, pickCategory } from './carousel.ts';

const some = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    aComparison({ id: `c${i}`, category: i % 2 ? 'scale' : 'surprising' }),
  );

describe('carousel', () => {
  it('[C10] holds fifteen', () => {
    expect(must(carouselOf(some(20))).items).toHaveLength(15);
    expect(carouselOf([])).toEqual({ ok: false, reason: 'no-comparison' });
  });

  it('[C11] starts with the first, then the first unseen', () => {
    const start = must(carouselOf(some(4)));
    expect(start.current.id).toBe('c0');
    expect(next(start, 0.9).current.id).toBe('c2');
    expect(next(next(start, 0.9), 0.9).current.id).toBe('c1');
  });

  it('[C11] shows everything before repeating, then something else, afresh', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 15 }),
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
          minLength: 40,
          maxLength: 40,
        }),
        (count, chances) => {
          let carousel = must(carouselOf(some(count)));
          let shown = new Set([carousel.current.id]);
          for (const chance of chances) {
            const before = carousel.current.id;
            carousel = next(carousel, chance);
            expect(carousel.current.id).not.toBe(before);
            if (shown.size === count) shown = new Set();
            expect(shown.has(carousel.current.id)).toBe(false);
            shown.add(carousel.current.id);
          }
        },
      ),
    );
  });

  it('[C11] a single comparison stays', () => {
    expect(next(must(carouselOf(some(1))), 0.5).current.id).toBe('c0');
  });

  it('[C12] a category pick draws within the category', () => {
    const start = must(carouselOf(some(4)));
    expect(must(pickCategory(start, 'scale', 0)).current.id).toBe('c1');
    expect(must(pickCategory(start, 'scale', 0.99)).current.id).toBe('c3');
    expect(pickCategory(start, 'equivalent', 0)).toEqual({ ok: false, reason: 'empty-category' });
  });

  it('[C12] a pick changes the card whenever its category holds another', () => {
    const start = must(carouselOf(some(3)));
    expect(start.current.id).toBe('c0');
    expect(must(pickCategory(start, 'surprising', 0)).current.id).toBe('c2');
    const alone = must(carouselOf(some(1)));
    expect(must(pickCategory(alone, 'surprising', 0)).current.id).toBe('c0');
  });

  it('[C12] what a pick showed is seen', () => {
    const picked = must(pickCategory(must(carouselOf(some(4))), 'surprising', 0.99));
    expect(picked.current.id).toBe('c2');
    expect(next(picked, 0).current.id).toBe('c1');
  });
});
