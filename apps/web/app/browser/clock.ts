/** The only place that reads the device's clock, in milliseconds since 1970. */
export function now(): number {
  return Date.now();
}

/** The local day of an instant, as « 2026-11-15 ». */
export function isoDayOf(instant: number): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
