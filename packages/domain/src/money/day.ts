const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

/** « 2026-11-15 » reads « 15 novembre 2026 », the first of a month « 1er »; a month stays one. */
export function formatDay(isoDay: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(isoDay) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return isoDay;
  if (day === undefined) return `${name} ${year}`;
  return `${Number(day) === 1 ? '1er' : Number(day)}\u00A0${name} ${year}`;
}
