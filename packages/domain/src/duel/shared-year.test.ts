import { expect, it } from 'vitest';
import { sharedYearOf } from './shared-year.ts';

it('[T1] reads budgets on the amounts of their year, and those of two years on today’s', () => {
  expect(sharedYearOf([2025], 2026)).toBe(2025);
  expect(sharedYearOf([2025, 2025], 2026)).toBe(2025);
  expect(sharedYearOf([2025, 2026], 2026)).toBe(2026);
  expect(sharedYearOf([2024, 2025], 2026)).toBe(2026);
  expect(sharedYearOf([], 2026)).toBe(2026);
});
