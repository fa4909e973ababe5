import { formatCount } from '../money/format.ts';
import { isOverseas, PARIS } from './code.ts';
import { rowOf, seriesOf, type Aggregate, type Commune, type Row } from './commune.ts';

/** The middle half of the communes of one size. */
export type Band = { readonly q1: number; readonly median: number; readonly q3: number };

/** The rows of the table, by group, stratum and aggregate. */
export type Bands = ReadonlyMap<string, Row>;

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

export function bandsIn(table: string): Bands {
  const [header = '', ...lines] = table.trimEnd().split('\n');
  return new Map(
    lines.map((line) => {
      const row = rowOf(header, line);
      return [['type', 'strate', 'agregat'].map((name) => row.get(name)).join(' '), row];
    }),
  );
}

/** For each year, the band of the stratum the commune was in that year. */
export function bandSeriesOf(
  bands: Bands,
  commune: Commune,
  aggregate: Aggregate,
): (Band | undefined)[] {
  return commune.years.map((_, index) => bandAt(bands, commune, aggregate, index));
}

/** `isMean`: the band of the means over the years. */
export function bandAt(
  bands: Bands,
  { code, population, years }: Commune,
  aggregate: Aggregate,
  index: number,
  isMean = false,
): Band | undefined {
  const inhabitants = population[index];
  const stratum = inhabitants === undefined ? undefined : stratumOf(code, inhabitants);
  const row = bands.get(`${stratum?.group} ${stratum?.rank} ${aggregate}`);
  if (row === undefined || Number(row.get('communes')) < FEWEST) return undefined;
  const [q1, median, q3] = ['q1', 'mediane', 'q3'].map(
    (name) => seriesOf(row.get(isMean ? `${name}_moyenne` : name) ?? 'x', years)[index],
  );
  return q1 === undefined || median === undefined || q3 === undefined
    ? undefined
    : { q1, median, q3 };
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
