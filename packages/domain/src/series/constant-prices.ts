import { combined, type Series } from './series.ts';

/**
 * What one euro of each year is worth in euros of the last year, from the yearly rise of prices in
 * percent. The series starts one year before the first rise.
 */
export function priceCoefficientsOf(rises: Series): Series {
  const coefficients = rises.values.reduceRight<(number | null)[]>(
    (later, rise) => {
      const [next = null] = later;
      // Without one rise, no earlier euro can be converted.
      return [rise === null || next === null ? null : next * (1 + rise / 100), ...later];
    },
    [1],
  );
  return { first: rises.first - 1, values: coefficients };
}

export function atConstantPrices(amounts: Series, coefficients: Series): Series {
  return combined([amounts, coefficients], ([amount = 0, coefficient = 0]) => amount * coefficient);
}
