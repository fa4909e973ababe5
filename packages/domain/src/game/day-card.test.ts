import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { dailyOrderOf, numberOfDay, placeOfDay } from './day-card.ts';

const IDS = ['ET01', 'ET02', 'SS01', 'CO01', 'DP01'];

it('[J1] the order holds each card once, and depends on the cards and the seed alone', () => {
  expect(dailyOrderOf(IDS, 2025)).toEqual(['ET01', 'ET02', 'CO01', 'DP01', 'SS01']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.integer(), (ids, seed) => {
      const order = dailyOrderOf(ids, seed);
      expect(order.toSorted()).toEqual(ids.toSorted());
      expect(dailyOrderOf(ids.toReversed(), seed)).toEqual(order);
    }),
  );
});

it('[J1] a day has one card, the next day the next one, and the order begins again', () => {
  expect(placeOfDay('2026-01-01', 5)).toBe(0);
  expect(placeOfDay('2026-01-05', 5)).toBe(4);
  expect(placeOfDay('2026-01-06', 5)).toBe(0);
  // Clocks change in the night of 28 to 29 March.
  expect(placeOfDay('2026-03-30', 76) - placeOfDay('2026-03-28', 76)).toBe(2);
  expect(placeOfDay('2025-12-31', 5)).toBe(4);
  // A leap day, then the end of a year.
  expect(placeOfDay('2028-03-01', 1000) - placeOfDay('2028-02-28', 1000)).toBe(2);
  expect(placeOfDay('2027-01-01', 1000)).toBe(365);
});

it('[J1] the number of a day is 1 on the first, and one more each day', () => {
  expect(numberOfDay('2026-01-01')).toBe(1);
  expect(numberOfDay('2026-11-18')).toBe(322);
  const month = fc.integer({ min: 1, max: 12 });
  const days = fc.tuple(
    fc.integer({ min: 2000, max: 2999 }),
    month,
    fc.integer({ min: 1, max: 27 }),
  );
  fc.assert(
    fc.property(days, ([year, inYear, day]) => {
      const on = (one: number) => `${year}-${two(inYear)}-${two(one)}`;
      expect(numberOfDay(on(day + 1)) - numberOfDay(on(day))).toBe(1);
    }),
  );
});

function two(number: number): string {
  return String(number).padStart(2, '0');
}
