import { combined, type Series } from './series.ts';

/**
 * What one euro of each year is worth in euros of the last year, from the yearly rise of prices in
 * percent. The series starts one year before the first rise.
 */
export function priceCoefficientsOf(rises: Series): Series {
  let next: number | null = 1;
  const values: (number | null)[] = [next];
  for (let index = rises.values.length - 1; index >= 0; index -= 1) {
    const rise = rises.values[index] ?? null;
    // Without one rise, no earlier euro can be converted.
    next = rise === null || next === null ? null : next * (1 + rise / 100);
    values.unshift(next);
  }
  return { first: rises.first - 1, values };
}

export function atConstantPrices(amounts: Series, coefficients: Series): Series {
  return combined([amounts, coefficients], ([amount = 0, coefficient = 0]) => amount * coefficient);
}
