import type { TimeUnit } from '@nosmilliards/domain/series/time-title';
import type { readTimeData } from '#page-data/time.server.ts';

/** The texts and figures of a tab, read at build time. */
export type TimeFigures = ReturnType<typeof readTimeData>;

export function yearsOf({ first, last }: Pick<TimeFigures, 'first' | 'last'>): number[] {
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

export function valuesOf(
  { lines }: TimeFigures,
  id: string,
  unit: TimeUnit,
): readonly (number | null)[] {
  return lines.find((line) => line.id === id)?.values[unit] ?? [];
}

export function valueOf(figures: TimeFigures, id: string, unit: TimeUnit, year: number) {
  return valuesOf(figures, id, unit)[year - figures.first] ?? null;
}

/** The place of the first value. */
export function startOf(values: readonly (number | null)[]): number {
  return values.findIndex((value) => value !== null);
}
