/** Of an even count, the higher of the two in the middle; of none, later than any limit. */
export function medianOf(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Infinity;
}
