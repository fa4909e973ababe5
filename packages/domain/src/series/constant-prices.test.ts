import { expect, it } from 'vitest';
import { atConstantPrices, priceCoefficientsOf } from './constant-prices.ts';

it('[H5] a euro of the last year is worth one, an earlier one what prices made of it', () => {
  const coefficients = priceCoefficientsOf({ first: 2001, values: [10, 50] });
  expect(coefficients.first).toBe(2000);
  expect(coefficients.values[0]).toBeCloseTo(1.65, 10);
  expect(coefficients.values.slice(1)).toEqual([1.5, 1]);
});

it('[H5] no euro is converted over a year without a price', () => {
  const coefficients = priceCoefficientsOf({ first: 2001, values: [10, null, 50] });
  expect(coefficients.values).toEqual([null, null, 1.5, 1]);
  const amounts = { first: 2001, values: [100, 100, 100] };
  expect(atConstantPrices(amounts, coefficients).values).toEqual([null, 150, 100]);
});
