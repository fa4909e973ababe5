/** In [0, 1). The only call to `Math.random`; the rules take it as an argument. */
export function chance(): number {
  return Math.random();
}
