import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrowOf, columnFormOf, readingOf } from './arrow-form.ts';
import { formatAmount } from './format.ts';
import { millions } from './money.ts';

it.each([
  [23_098, 0, '23,1\u00A0→\u00A00\u00A0Md€', 'de 23,1 milliards d’euros à 0 euro'],
  [
    960,
    1056,
    '960\u00A0→\u00A01\u202F056\u00A0M€',
    'de 960 millions d’euros à 1,1 milliard d’euros',
  ],
  [500, 450, '500\u00A0→\u00A0450\u00A0M€', 'de 500 millions d’euros à 450 millions d’euros'],
  [0, 20, '0\u00A0→\u00A020\u00A0M€', 'de 0 euro à 20 millions d’euros'],
  [2000, 40, '2,0\u00A0→\u00A0<\u00A00,1\u00A0Md€', 'de 2 milliards d’euros à 0 euro'],
])('[F14] %d then %d is written with one unit and no sign', (before, after, text, spoken) => {
  const words = arrowOf(millions(before), millions(after));
  expect(words.text).toBe(text);
  expect(words.spoken.replaceAll('\u00A0', ' ')).toBe(spoken);
});

it('[F15] what does not change is read in its own unit', () => {
  expect(readingOf(millions(60_900), millions(60_900)).form).toBe('billions');
});

it('[F15] before, effect and after are read in one unit, and add up', () => {
  // 11 757,6 are read 11,8: 380 162,4 alone would be read 380,2.
  expect(arrowOf(millions(391_920), millions(380_162.4)).text).toBe(
    '391,9\u00A0→\u00A0380,1\u00A0Md€',
  );
  const anAmount = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(anAmount, fc.integer({ min: -100, max: 100 }), (amount, percent) => {
      const newAmount = millions(amount * (1 + percent / 100));
      const { before, change, after, form } = readingOf(millions(amount), newAmount);
      const [from = 0, by = 0, to = 0] = [before, change, after].map((one) => inTenths(one, form));
      expect(from + by).toBe(to);
    }),
  );
});

it.each([
  [[39_192, -6090], 'billions'],
  [[39_192, -99], 'millions'],
  [[39_192, 0], 'billions'],
  [[999], 'millions'],
  [[999.6], 'billions'],
  [[], 'millions'],
])('[F15] a column of %j is in one unit', (changes, form) => {
  expect(columnFormOf(changes.map(millions))).toBe(form);
});

/** What is written, in its last digit; a whole number, so that the sum is exact. */
function inTenths(amount: number, form: 'billions' | 'millions'): number {
  if (amount === 0) return 0;
  const text = formatAmount(amount, { form });
  return Number(text.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''));
}
