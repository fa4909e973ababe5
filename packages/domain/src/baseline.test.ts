import { describe, expect, it } from 'vitest';
import { BASELINE } from './baseline.ts';

describe('baseline', () => {
  it('[D12] the 2025 figures agree with each other', () => {
    expect(BASELINE).toMatchObject({
      netRevenues: 1_579_200,
      netExpenses: 1_734_200,
      balance: -155_000,
      debt: 3_100_000,
      interestPercent: 3,
    });
    expect(BASELINE.netRevenues - BASELINE.netExpenses).toBe(BASELINE.balance);
  });
});
