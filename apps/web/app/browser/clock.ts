/** The rules take the time as a parameter; this is where it is read. Milliseconds since 1970. */
export function now(): number {
  return Date.now();
}
