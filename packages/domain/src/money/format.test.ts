import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCount,
  formatEuros,
  formatPercent,
  formatPopulation,
  formatRate,
  formatRatio,
  speakAmount,
  spellAmount,
} from './format.ts';
import { must } from '../testing.ts';
import { fromEuros } from './money.ts';
import { parseAmount } from './parse-amount.ts';

describe('adaptive form', () => {
  it.each([
    [1_734_200, '1\u202F734,2\u00A0Md€'],
    [1000, '1,0\u00A0Md€'],
    [999.96, '1,0\u00A0Md€'],
    [999.5, '1,0\u00A0Md€'],
    [999.499_999, '999\u00A0M€'],
    [1, '1\u00A0M€'],
    [0.999_999, '999\u202F999\u00A0€'],
    [0.000_001, '1\u00A0€'],
    [-143_600, '\u2212143,6\u00A0Md€'],
    [-999.96, '\u22121,0\u00A0Md€'],
  ])('[F3] %d M€ is written %s', (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it.each([0, -0, NaN, Infinity, -Infinity, 1e300])('[F5] %d is written as zero', (amount) => {
    expect(formatAmount(amount)).toBe('0,0\u00A0Md€');
    expect(formatAmount(amount, { form: 'billions', signed: true })).toBe('0,0\u00A0Md€');
  });

  it('[F3] a larger amount never reads as a smaller one', () => {
    const anAmount = fc.integer({ min: 1, max: 5e12 });
    fc.assert(
      fc.property(anAmount, anAmount, (a, b) => {
        const [small, large] = [Math.min(a, b), Math.max(a, b)].map((euros) =>
          must(parseAmount(formatAmount(fromEuros(euros)))),
        );
        expect(Number(small)).toBeLessThanOrEqual(Number(large));
      }),
    );
  });
});

describe('billions form', () => {
  it.each([
    [108_800, '108,8\u00A0Md€'],
    [100, '0,1\u00A0Md€'],
    [99.999_999, '<\u00A00,1\u00A0Md€'],
    [0.000_001, '<\u00A00,1\u00A0Md€'],
    [-50, '>\u00A0\u22120,1\u00A0Md€'],
    [-100, '\u22120,1\u00A0Md€'],
  ])('[F4] %d M€ is written %s', (amount, text) => {
    expect(formatAmount(amount, { form: 'billions' })).toBe(text);
  });
});

describe('signs and plain numbers', () => {
  it('[F6] the plus sign is written on request, never before zero', () => {
    expect(formatAmount(55_000, { signed: true })).toBe('+55,0\u00A0Md€');
    expect(formatAmount(-55_000, { signed: true })).toBe('\u221255,0\u00A0Md€');
    expect(formatAmount(0, { signed: true })).toBe('0,0\u00A0Md€');
    expect(formatPercent(-0.04, { signed: true })).toBe('0,0\u00A0%');
  });

  it('[F6] groups start at a thousand', () => {
    expect(formatCount(999)).toBe('999');
    expect(formatCount(1000)).toBe('1\u202F000');
    expect(formatCount(-1_234_567)).toBe('\u22121\u202F234\u202F567');
  });

  it('[F7] euros, percents, ratios and populations', () => {
    expect(formatEuros(2052.83)).toBe('2\u202F053\u00A0€');
    expect(formatEuros(70.492, { decimals: 2 })).toBe('70,49\u00A0€');
    expect(formatPercent(6.273)).toBe('6,3\u00A0%');
    expect(formatPercent(10, { decimals: 0, signed: true })).toBe('+10\u00A0%');
    expect(formatRate(3)).toBe('3\u00A0%');
    expect(formatRate(3.2)).toBe('3,2\u00A0%');
    expect(formatRatio(1.54)).toBe('1,5\u00A0fois');
    expect(formatRatio(2)).toBe('2\u00A0fois');
    expect(formatRatio(9.96)).toBe('10\u00A0fois');
    expect(formatRatio(24.43)).toBe('24\u00A0fois');
    expect(formatRatio(110.7)).toBe('110\u00A0fois');
    expect(formatRatio(1262)).toBe('1\u202F300\u00A0fois');
    expect(formatRatio(Infinity)).toBe('0\u00A0fois');
    expect(formatPopulation(67_400_000)).toBe('67,4\u00A0millions');
    expect(formatPopulation(53_000_000)).toBe('53\u00A0millions');
    expect(formatEuros(NaN)).toBe('0\u00A0€');
  });
});

describe('spoken form', () => {
  it.each([
    [108_800, '108,8\u00A0milliards d’euros'],
    [-143_600, 'moins 143,6\u00A0milliards d’euros'],
    [1700, '1,7\u00A0milliard d’euros'],
    [1950, '2\u00A0milliards d’euros'],
    [155_000, '155\u00A0milliards d’euros'],
    [999.96, '1\u00A0milliard d’euros'],
    [45, '45\u00A0millions d’euros'],
    [1, '1\u00A0million d’euros'],
    [0.002_053, '2053\u00A0euros'],
    [1_734_200, '1734,2\u00A0milliards d’euros'],
    [0.000_001, '1\u00A0euro'],
    [0, '0\u00A0euro'],
    [NaN, '0\u00A0euro'],
  ])('[F8] %d M€ is said %s', (amount, text) => {
    expect(speakAmount(amount)).toBe(text);
  });

  it('[F8] in a sentence, thousands are grouped', () => {
    expect(spellAmount(1_734_200)).toBe('1\u202F734,2\u00A0milliards d’euros');
  });

  it('[F8] a sign asked for is said', () => {
    expect(speakAmount(3000, { signed: true })).toBe('plus 3\u00A0milliards d’euros');
  });
});
