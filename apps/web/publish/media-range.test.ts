import { expect, it } from 'vitest';
import { withoutRanges } from './media-range.ts';

it.each([
  ['@media (width < 48rem) {', '@media (max-width: 47.99875rem) {'],
  [
    '@media (width < 22.5rem) and (height > 400px) {',
    '@media (max-width: 22.49875rem) and (min-height: 400.02px) {',
  ],
  ['@media (width >= 48rem) {', '@media (width >= 48rem) {'],
  ['@container card (width < 30rem) {', '@container card (width < 30rem) {'],
])('%s is written %s', (range, written) => {
  expect(withoutRanges(`a{}${range} b{} }`)).toBe(`a{}${written} b{} }`);
});
