import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { placesOf, sharedOut, sheetPlacesOf, squareOf } from './squares.ts';

const amounts = fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 40 });
const portionsOf = (sizes: readonly number[]) =>
  sizes.map((size, index) => ({ id: `c${index}`, amount: millions(size) }));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('sheet of 1 000 squares', () => {
  it('[K1] gives each its whole part, then the squares left to the largest remainders', () => {
    expect(sharedOut([839_498.6, 459_351.1, 329_389.8, 54_207, 51_753.5], 1000)).toEqual([
      484, 265, 190, 31, 30,
    ]);
    expect(sharedOut([1, 1, 1], 1000)).toEqual([334, 333, 333]);
  });

  it('[K1] always adds up, and none is one square off its share', () => {
    fc.assert(
      fc.property(amounts, (weights) => {
        const shares = sharedOut(weights, 1000);
        expect(sum(shares)).toBe(1000);
        weights.forEach((weight, index) => {
          const exact = (weight / sum(weights)) * 1000;
          expect(Math.abs((shares[index] ?? 0) - exact)).toBeLessThan(1);
        });
      }),
    );
  });

  it('[K1] nothing, or less than nothing, cannot be shared out', () => {
    expect(() => sharedOut([], 1000)).toThrow(RangeError);
    expect(() => sharedOut([0, 0], 1000)).toThrow(RangeError);
    expect(() => sharedOut([3, -1], 1000)).toThrow(RangeError);
  });

  it('[K1] a square is a thousandth of net spending', () => {
    expect(squareOf(millions(1_734_200))).toBeCloseTo(1734.2);
  });

  it('[K2] bounds are rounded, not sizes', () => {
    const places = placesOf(portionsOf([14, 14, 12]), { start: 100, squares: 4, amount: 40 });
    expect(places).toEqual([
      { id: 'c0', start: 100, squares: 1 },
      { id: 'c1', start: 101, squares: 2 },
      { id: 'c2', start: 103, squares: 1 },
    ]);
  });

  it('[K2] places follow one another over the 1 000, and none is one square off', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 6 }), (sectors) => {
        const bands = sectors.map((sizes) => ({
          amount: millions(sum(sizes)),
          portions: portionsOf(sizes),
        }));
        const places = sheetPlacesOf(bands);
        const shares = sharedOut(sectors.map(sum), 1000);
        let start = 0;
        let rank = 0;
        sectors.forEach((sizes, band) => {
          for (const size of sizes) {
            const place = places[rank];
            const exact = (size * (shares[band] ?? 0)) / sum(sizes);
            expect(place?.start).toBe(start);
            expect(Math.abs((place?.squares ?? 0) - exact)).toBeLessThan(1);
            start += place?.squares ?? 0;
            rank += 1;
          }
        });
        expect(start).toBe(1000);
      }),
    );
  });
});
