import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { balanceWordOf, statusBoundsOf, statusMessageOf, statusToneOf } from './status.ts';

const EURO = 0.000_001;
const CRITICAL = 'Déficit critique\u202F! La dette explose...';
const MODERATE = 'Déficit modéré. Vous progressez\u202F!';
const NEARLY = 'Presque équilibré\u202F! Encore un effort\u202F!';
const BALANCED = 'Équilibre atteint.';
const SURPLUS = 'Excédent\u202F! Vous pouvez réduire les impôts, la dette, ou dépenser plus.';

describe('status', () => {
  it.each([
    ['[S1] one euro under −100 000 M€', -100_000 - EURO, CRITICAL],
    ['[S2] exactly −100 000 M€', -100_000, MODERATE],
    ['[S2] one euro under −10 000 M€', -10_000 - EURO, MODERATE],
    ['[S3] exactly −10 000 M€', -10_000, NEARLY],
    ['[S3] one euro under zero', -EURO, NEARLY],
    ['[S3] exactly zero', 0, BALANCED],
    ['[S3] exactly 10 000 M€', 10_000, BALANCED],
    ['[S4] one euro over 10 000 M€', 10_000 + EURO, SURPLUS],
  ])('%s', (_, balance, message) => {
    expect(statusMessageOf(millions(balance))).toBe(message);
  });

  it.each([
    [-100_000 - EURO, 'déficit de plus de 100\u00A0Md€'],
    [-100_000, 'déficit de 10 à 100\u00A0Md€'],
    [-10_000, 'à 10\u00A0Md€ de zéro au plus'],
    [10_000, 'à 10\u00A0Md€ de zéro au plus'],
    [10_000 + EURO, 'excédent de plus de 10\u00A0Md€'],
  ])('[S5] at %d M€ it says « %s »', (balance, bounds) => {
    expect(statusBoundsOf(millions(balance))).toBe(bounds);
  });

  it('[S6] the balance is named after its sign', () => {
    const words = [-EURO, 0, EURO].map((at) => balanceWordOf(millions(at)));
    expect(words).toEqual(['Déficit', 'Équilibre', 'Excédent']);
  });

  it('[S5] each status has its colour', () => {
    const tones = [-100_001, -100_000, 0, 10_001].map((at) => statusToneOf(millions(at)));
    expect(tones).toEqual(['critical', 'deficit', 'balanced', 'surplus']);
  });
});
