/** Of an even count, the higher of the two in the middle. */
export function medianOf(measured: readonly number[]): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length / 2)] ?? NaN;
}
