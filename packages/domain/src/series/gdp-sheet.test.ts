import { expect, it } from 'vitest';
import { formatPerThousand, functionRunsOf, gdpSquaresOf } from './gdp-sheet.ts';

it('[U3] a square is one euro for 1 000 € of GDP', () => {
  expect([57.3, 8.9, 0].map(gdpSquaresOf)).toEqual([573, 89, 0]);
  expect([57.3, null].map(formatPerThousand)).toEqual(['573\u00A0€', 'non disponible']);
});

it('[U3] each function keeps its count, and the last ends with the total', () => {
  expect(functionRunsOf(100, [60, 20, 19])).toEqual([
    { start: 0, squares: 60 },
    { start: 60, squares: 20 },
    { start: 81, squares: 19 },
  ]);
});
