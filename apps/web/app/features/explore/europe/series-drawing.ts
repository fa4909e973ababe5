import { AREAS, type Area } from '@nosmilliards/domain/series/area';
import { axisEndOf } from '@nosmilliards/domain/series/area-value';
import type { EuropeData } from '#page-data/europe.server.ts';

export type DrawnSeries = {
  /** In percent of GDP, the same for the five. */
  readonly end: number;
  /** Surfaces, in a box of 100 by 100 stretched to the figure. */
  readonly surfaces: readonly { readonly area: Area; readonly d: string }[];
};

/** Runs at build time. From zero; a missing year is a blank. */
export function drawnSeriesOf({ percents }: EuropeData['series']): DrawnSeries {
  const end = axisEndOf(percents.flat().filter((value) => value !== null));
  const length = percents[0]?.length ?? 1;
  const across = (index: number) => rounded((index / (length - 1)) * 100);
  const down = (value: number) => rounded(100 - (value / end) * 100);
  return {
    end,
    surfaces: AREAS.map((area, place) => {
      const values = percents[place] ?? [];
      const d = values.map((value, index) => {
        if (value === null) return '';
        const isFirst = (values[index - 1] ?? null) === null;
        const isLast = (values[index + 1] ?? null) === null;
        const point = `${across(index)} ${down(value)}`;
        return `${isFirst ? `M${across(index)} 100` : ''}L${point}${isLast ? 'V100z' : ''}`;
      });
      return { area, d: d.join('') };
    }),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
