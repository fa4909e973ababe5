import { areaValueOf, type AreaUnit } from '@nosmilliards/domain/series/area-value';
import type { Area } from '@nosmilliards/domain/series/area';
import { piecePath } from '#browser/path.ts';
import type { DrawnGdpSheet } from './europe-drawing.ts';

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

/** What a function of Eurostat and a category of the edition have in common. */
export type Correspondence = {
  readonly id: string;
  readonly title: string;
  readonly functions: readonly { readonly code: string; readonly title: string }[];
  readonly reason: string;
};

export type EuropeData = {
  readonly figures: AreaFigures;
  readonly functions: readonly AreaRow[];
  readonly sheets: readonly DrawnGdpSheet[];
  readonly sentences: readonly string[];
  readonly correspondences: readonly Correspondence[];
  readonly file: string;
};

export type FunctionData = Pick<EuropeData, 'figures' | 'sheets' | 'correspondences' | 'file'> & {
  readonly own: AreaRow;
  readonly sentence: string;
  readonly groups: readonly AreaRow[];
  readonly others: readonly Pick<AreaRow, 'code' | 'title'>[];
  readonly series: AreaSeries;
};

/** Percent of GDP by year: one list per area. */
export type AreaSeries = {
  readonly first: number;
  readonly percents: readonly Values[];
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

/** The published cell behind a value: its percentage of GDP, or its amount. */
export function cellPathOf(code: string, area: Area, unit: AreaUnit, year: number): string {
  const published = unit === 'gdp' ? 'PC_GDP' : 'MIO_EUR';
  return piecePath(
    `eurostat_fonctions_${code.toLowerCase()}`,
    `${code}.${area}.${published}.${year}`,
  );
}

