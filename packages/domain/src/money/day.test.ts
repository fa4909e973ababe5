import { expect, it } from 'vitest';
import { formatDay } from './day.ts';

it.each([
  ['2026-11-15', '15\u00A0novembre 2026'],
  ['2025-01-01', '1er\u00A0janvier 2025'],
  ['2025-02-14', '14\u00A0février 2025'],
  ['2024-10', 'octobre 2024'],
  ['2026', '2026'],
  ['2025-13-01', '2025-13-01'],
  ['demain', 'demain'],
])('[F11] %s is written %s', (isoDay, text) => {
  expect(formatDay(isoDay)).toBe(text);
});
