import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import {
  dailyOrderOf,
  guessCeilingOf,
  guessErrorOf,
  guessStripOf,
  placeOfDay,
} from './day-card.ts';

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

it('[J2] the scale of a guess is round and never ends near the answer', () => {
  expect(guessCeilingOf(millions(60_900))).toBe(200);
  expect(guessCeilingOf(millions(900))).toBe(5);
  expect(guessCeilingOf(millions(400_000))).toBe(800);
});

it('[J2] what is shared tells the error of the guess and nothing else', () => {
  const [low, right, high] = [millions(30_000), millions(60_900), millions(200_000)];
  const amount = millions(60_900);
  expect(guessErrorOf(low, amount)).toBe('51\u00A0% au-dessous');
  expect(guessErrorOf(right, amount)).toBe('juste');
  expect(guessErrorOf(high, amount)).toBe('228\u00A0% au-dessus');
  expect(guessStripOf(low, amount)).toBe('◻◻◼◻◻◻◻◻◻◻◻');
  expect(guessStripOf(right, amount)).toBe('◻◻◻◻◻◼◻◻◻◻◻');
  expect(guessStripOf(high, amount)).toBe('◻◻◻◻◻◻◻◻◻◻◼');
});
