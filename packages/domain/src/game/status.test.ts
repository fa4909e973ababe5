import { describe, expect, it } from 'vitest';
import { millions } from '../money/money.ts';
import { statusMessageOf, statusOf } from './status.ts';

const EURO = 0.000_001;

describe('status', () => {
  it.each([
    ['[S1] one euro under −100 000 M€', -100_000 - EURO, 'deficit_critical'],
    ['[S2] exactly −100 000 M€', -100_000, 'deficit_moderate'],
    ['[S2] one euro under −10 000 M€', -10_000 - EURO, 'deficit_moderate'],
    ['[S3] exactly −10 000 M€', -10_000, 'equilibrium'],
    ['[S3] exactly zero', 0, 'equilibrium'],
    ['[S3] exactly 10 000 M€', 10_000, 'equilibrium'],
    ['[S4] one euro over 10 000 M€', 10_000 + EURO, 'surplus'],
  ])('%s', (_, balance, status) => {
    expect(statusOf(millions(balance))).toBe(status);
  });

  it.each([
    ['[S1]', 'deficit_critical', 'Déficit critique\u202F! La dette explose...'],
    ['[S2]', 'deficit_moderate', 'Déficit modéré. Vous progressez\u202F!'],
    ['[S3]', 'equilibrium', 'Presque équilibré\u202F! Encore un effort\u202F!'],
    ['[S4]', 'surplus', 'Excédent\u202F! Vous pouvez réduire les impôts\u202F!'],
  ] as const)('%s %s says its message', (_, status, message) => {
    expect(statusMessageOf(status)).toBe(message);
  });
});
