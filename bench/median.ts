/** The upper one of the two in the middle when the count is even; Infinity of an empty list. */
export function medianOf(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? Infinity;
}
