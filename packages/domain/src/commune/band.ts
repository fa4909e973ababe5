import { formatCount } from '../money/format.ts';
import { isOverseas, PARIS } from './code.ts';
import { rowOf, seriesOf, type Aggregate, type Commune, type Series } from './commune.ts';

/** The middle half of the communes of one size. */
export type Band = { readonly q1: number; readonly median: number; readonly q3: number };

type Quartiles = Readonly<Record<keyof Band, Series>>;
type BandRow = {
  readonly communes: number;
  readonly byYear: Quartiles;
  /** Of the means of each commune over its known years. */
  readonly mean: Band | undefined;
};

/** By group, stratum and aggregate. */
export type Bands = ReadonlyMap<string, BandRow>;

/** The first number of inhabitants of each stratum but the lowest. */
const BOUNDS = [100, 200, 500, 2000, 3500, 5000, 10_000, 20_000, 50_000, 100_000];
const OVERSEAS_BOUNDS = [10_000];

/** Fewer communes make no band. */
const FEWEST = 20;

export type Stratum = { readonly group: 'metropole' | 'outre-mer'; readonly rank: number };

/** The communes of the same size; Paris, at once a commune and a department, has none. */
export function stratumOf(code: string, inhabitants: number): Stratum | undefined {
  if (code === PARIS) return undefined;
  const group = isOverseas(code) ? 'outre-mer' : 'metropole';
  return { group, rank: sizeRankOf(inhabitants, boundsOf(group)) };
}

export function sizeRankOf(inhabitants: number, bounds = BOUNDS): number {
  const rank = bounds.findIndex((bound) => bound > inhabitants);
  return rank === -1 ? bounds.length : rank;
}

function boundsOf(group: Stratum['group']): number[] {
  return group === 'metropole' ? BOUNDS : OVERSEAS_BOUNDS;
}

export function bandsIn(table: string, years: readonly number[]): Bands {
  const [header = '', ...lines] = table.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const row = rowOf(header, line);
      const cellOf = (name: string) => row.get(name) ?? '';
      const [q1, median, q3] = ['q1_moyenne', 'mediane_moyenne', 'q3_moyenne'].map(
        (name) => seriesOf(cellOf(name), years)[0],
      );
      return [
        keyOf({ group: cellOf('type'), rank: cellOf('strate') }, cellOf('agregat')),
        {
          communes: Number(cellOf('communes')),
          byYear: {
            q1: seriesOf(cellOf('q1'), years),
            median: seriesOf(cellOf('mediane'), years),
            q3: seriesOf(cellOf('q3'), years),
          },
          mean: bandOf(q1, median, q3),
        },
      ];
    }),
  );
}

/** For each year, the band of the stratum the commune was in that year. */
export function bandSeriesOf(
  bands: Bands,
  { code, population, years }: Commune,
  aggregate: Aggregate,
): (Band | undefined)[] {
  return years.map((_, index) => {
    const quartiles = bandRowOf(bands, code, population[index], aggregate)?.byYear;
    return bandOf(quartiles?.q1[index], quartiles?.median[index], quartiles?.q3[index]);
  });
}

/** The band of the means over the years, of the stratum of the last year. */
export function meanBandOf(
  bands: Bands,
  { code, population }: Commune,
  aggregate: Aggregate,
): Band | undefined {
  return bandRowOf(bands, code, population.at(-1), aggregate)?.mean;
}

function bandRowOf(
  bands: Bands,
  code: string,
  inhabitants: number | undefined,
  aggregate: Aggregate,
): BandRow | undefined {
  const stratum = inhabitants === undefined ? undefined : stratumOf(code, inhabitants);
  const row = stratum && bands.get(keyOf(stratum, aggregate));
  return row && row.communes >= FEWEST ? row : undefined;
}

function bandOf(q1?: number, median?: number, q3?: number): Band | undefined {
  return q1 === undefined || median === undefined || q3 === undefined
    ? undefined
    : { q1, median, q3 };
}

function keyOf({ group, rank }: { group: string; rank: number | string }, aggregate: string) {
  return `${group} ${rank} ${aggregate}`;
}

/** « des communes de 10 000 à 19 999 habitants ». */
export function stratumWords({ group, rank }: Stratum): string {
  const bounds = boundsOf(group);
  const [from, to] = [bounds[rank - 1], bounds[rank]];
  const people = '\u00A0habitants';
  const size =
    from === undefined
      ? `de moins de ${formatCount(to ?? 0)}${people}`
      : to === undefined
        ? `de ${formatCount(from)}${people} et plus`
        : `de ${formatCount(from)} à ${formatCount(to - 1)}${people}`;
  if (group === 'outre-mer') return `des communes d’outre-mer ${size}`;
  return `des communes ${size}${to === undefined ? ', sauf Paris,' : ''}`;
}
