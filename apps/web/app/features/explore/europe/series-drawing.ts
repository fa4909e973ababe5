import { AREA_NAMES, AREAS, type Area } from '@nosmilliards/domain/series/area';
import { axisEndOf, formatAreaValue } from '@nosmilliards/domain/series/area-value';
import { formatPercent } from '@nosmilliards/domain/money/format';
import type { FunctionData } from '#page-data/europe.server.ts';

export type DrawnSeries = {
  /** In a box of 100 by 100, stretched to the figure. */
  readonly curves: readonly { readonly area: Area; readonly d: string }[];
  /** At the right end; `at` is a percentage of the height. */
  readonly labels: readonly { readonly area: Area; readonly text: string; readonly at: number }[];
  readonly levels: readonly { readonly text: string; readonly at: number }[];
  readonly years: readonly { readonly year: number; readonly at: number }[];
};

/** Percent of the height between two labels. */
const LABEL_GAP = 7.5;
const YEAR_STEP = 5;

/** Runs at build time. From zero; a missing year interrupts the curve. */
export function drawnSeriesOf({ first, percents }: FunctionData['series']): DrawnSeries {
  const length = percents[0]?.length ?? 1;
  const end = axisEndOf(percents.flat().filter((value) => value !== null));
  const across = (index: number) => rounded((index / (length - 1)) * 100);
  const down = (value: number) => rounded(100 - (value / end) * 100);
  return {
    curves: AREAS.map((area, index) => ({ area, d: curveOf(percents[index] ?? [], across, down) })),
    labels: spread(
      AREAS.map((area, index) => {
        const values = percents[index] ?? [];
        const text = `${AREA_NAMES[area].name} ${formatAreaValue('gdp', values.at(-1) ?? null)}`;
        // A curve that stops early has its name at its last height.
        return { area, text, at: down(values.findLast((value) => value !== null) ?? 0) };
      }),
    ),
    levels: [0, end / 2, end].map((value) => ({
      text: formatPercent(value, { decimals: Number.isInteger(value) ? 0 : 2 }).replace(
        /(,\d)0/,
        '$1',
      ),
      at: down(value),
    })),
    years: Array.from({ length }, (_, index) => first + index)
      .filter((year) => year % YEAR_STEP === 0)
      .map((year) => ({ year, at: across(year - first) })),
  };
}

function curveOf(
  values: readonly (number | null)[],
  across: (index: number) => number,
  down: (value: number) => number,
): string {
  return values
    .map((value, index) => {
      if (value === null) return '';
      const isStart = index === 0 || values[index - 1] === null;
      return `${isStart ? 'M' : 'L'}${across(index)} ${down(value)}`;
    })
    .join('');
}

/** Moves labels apart, from the top, then back from the bottom when they leave the figure. */
function spread<Label extends { readonly at: number }>(labels: readonly Label[]): Label[] {
  const ordered = labels.toSorted((a, b) => a.at - b.at);
  let limit = 0;
  const lowered = ordered.map((label) => {
    const at = Math.max(label.at, limit);
    limit = at + LABEL_GAP;
    return { ...label, at };
  });
  let floor = 100;
  return lowered
    .toReversed()
    .map((label) => {
      const at = rounded(Math.min(label.at, floor));
      floor = at - LABEL_GAP;
      return { ...label, at };
    })
    .toReversed();
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
