import type { readTimeData } from '#page-data/time.server.ts';

/** The texts and figures of a tab, read at build time. */
export const TIME_UNITS = ['percent', 'constant', 'current'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

export type TimeFigures = ReturnType<typeof readTimeData>;

export function yearsOf({ first, last }: TimeFigures): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** The cell that proves the value of a line. */
export function cellOf(
  { cells, shareCells }: TimeFigures['lines'][number],
  unit: TimeUnit,
  index: number,
): string {
  return (unit === 'percent' ? shareCells?.[index] : undefined) ?? cells[index] ?? '';
}
