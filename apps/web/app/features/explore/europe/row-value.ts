import { areaValueOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import type { AreaFigures, AreaRow } from '#page-data/europe.server.ts';

export function rowValueOf(
  { figures, row }: { readonly figures: AreaFigures; readonly row: AreaRow },
  unit: AreaUnit,
  index: number,
): number | null {
  return areaValueOf(unit, {
    amount: row.amounts[index] ?? null,
    percentOfGdp: row.percents[index] ?? null,
    total: figures.total.amounts[index] ?? null,
    population: figures.population[index] ?? null,
    parity: figures.parity[index] ?? null,
  });
}
