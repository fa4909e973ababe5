import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../testing.ts';
import { formatAmount } from './format.ts';
import { eurosOf, fromEuros, millions } from './money.ts';
import { parseAmount, parseAmountOrZero } from './parse-amount.ts';

describe('parser', () => {
  it.each([
    ['17,8 Mds€', 17_800],
    ['17,8\u00A0Md€', 17_800],
    ['1 734,2 Md€', 1_734_200],
    ['1\u202F734,2\u202FMd€', 1_734_200],
    ['\u2212143,6 Md€', -143_600],
    ['-143,6Md€', -143_600],
    ['+5 M€', 5],
    [' 2 053 € ', 0.002_053],
  ])('[F9] reads %s', (text, amount) => {
    expect(must(parseAmount(text))).toBe(amount);
  });

  it.each([
    '',
    '17,8',
    '17.8 Mds€',
    '1 73 Md€',
    'Md€',
    '< 0,1 Md€',
    'dix €',
    '9'.repeat(30) + ' €',
  ])('[F9] refuses « %s », [F10] which counts as zero', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'unreadable' });
    expect(parseAmountOrZero(text)).toBe(0);
  });

  it('[F10] a readable text keeps its amount', () => {
    expect(parseAmountOrZero('17,8 Mds€')).toBe(17_800);
  });

  it('[F9] reads back what was written, within what was shown', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5e12, max: 5e12 }), fc.boolean(), (euros, signed) => {
        const amount = fromEuros(euros);
        const read = eurosOf(must(parseAmount(formatAmount(amount, { signed }))));
        const size = Math.abs(euros);
        const precision = size >= 999.5e6 ? 0.5e8 : size >= 1e6 ? 0.5e6 : 0;
        expect(Math.abs(read - euros)).toBeLessThanOrEqual(precision);
        expect(formatAmount(fromEuros(read), { signed })).toBe(formatAmount(amount, { signed }));
      }),
    );
  });

  it('[F9] reads back the billions form too, once it shows a figure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5_000_000 }), (amount) => {
        const text = formatAmount(amount, { form: 'billions' });
        const gap = must(parseAmount(text)) - millions(amount);
        expect(Math.abs(gap)).toBeLessThanOrEqual(50);
      }),
    );
  });
});
