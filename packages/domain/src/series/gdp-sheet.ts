import { formatEuros } from '../money/format.ts';

export type Run = { readonly start: number; readonly squares: number };

/** One square per euro, for 1 000 € of GDP: a tenth of a percent. */
export function gdpSquaresOf(percentOfGdp: number): number {
  return Math.round(percentOfGdp * 10);
}

/** « 573 € », for 1 000 € of GDP. */
export function formatPerThousand(percentOfGdp: number | null): string {
  return percentOfGdp === null ? 'non disponible' : formatEuros(gdpSquaresOf(percentOfGdp));
}

/**
 * The place of each function in the squares of the total. Published roundings do not add up: every
 * function keeps its own count, and the last ends where the total ends.
 */
export function functionRunsOf(total: number, functions: readonly number[]): Run[] {
  let end = 0;
  return functions.map((squares, index) => {
    const start = index === functions.length - 1 ? total - squares : end;
    end = start + squares;
    return { start, squares };
  });
}
