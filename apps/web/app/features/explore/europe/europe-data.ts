import { areaValueOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import type { DrawnGdpSheet } from './europe-drawing.ts';
import type { DrawnSeries } from './series-drawing.ts';

/** One value per area, in the order of the domain. */
type Values = readonly (number | null)[];

/** A function or a group, as Eurostat publishes it for one year. */
export type AreaRow = {
  readonly code: string;
  readonly title: string;
  /** In millions of euros. */
  readonly amounts: Values;
  readonly percents: Values;
};

export type AreaFigures = {
  readonly year: number;
  readonly population: Values;
  readonly parity: Values;
  /** All functions. */
  readonly total: AreaRow;
};

/** What a category of the edition has in common with functions of Eurostat. */
export type Correspondence = {
  readonly id: string;
  readonly title: string;
  readonly functions: readonly { readonly code: string; readonly title: string }[];
  readonly reason: string;
};

/** Percent of GDP by year: one list per area. */
export type AreaSeries = { readonly first: number; readonly percents: readonly Values[] };

type Common = {
  readonly figures: AreaFigures;
  readonly sheets: readonly DrawnGdpSheet[];
  /** Of the total of France, in the table of totals. */
  readonly revisedPercent: number;
  readonly correspondences: readonly Correspondence[];
  /** Address of the whole table. */
  readonly file: string;
};

export type EuropeData = Common & {
  readonly functions: readonly AreaRow[];
  readonly sentences: readonly string[];
};

export type FunctionData = Common & {
  readonly own: AreaRow;
  readonly sentence: string;
  readonly groups: readonly AreaRow[];
  readonly functions: readonly Pick<AreaRow, 'code' | 'title'>[];
  readonly series: AreaSeries;
  readonly drawn: DrawnSeries;
};

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
