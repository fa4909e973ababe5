import type { BuiltDetail, HistoryPoint } from '../built.ts';
import type { HistoryColumn } from '../read.ts';
import { eurosOf, millionsOf, type Row } from '../table.ts';
import type { Line } from '../tree.ts';

type History = NonNullable<BuiltDetail['history']>;
export type HistoryByCode = Map<string, Row<HistoryColumn>>;
export type Series = { year: number; kind: HistoryPoint['kind'] }[];

const ORDER: HistoryPoint['kind'][] = ['plf', 'lfi', 'execution'];

/** The columns of the table that are points of a series, oldest first. */
export function seriesOf(columns: string[]): Series {
  return columns
    .flatMap((column) => {
      const { kind, year } = /^(?<kind>[a-z]+)_(?<year>\d{4})$/.exec(column)?.groups ?? {};
      const known = ORDER.find((candidate) => candidate === kind);
      return known === undefined ? [] : [{ year: Number(year), kind: known }];
    })
    .toSorted((a, b) => a.year - b.year || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/**
 * The official series of a State line; without one, the sum of its children's, year by year, only
 * where every child has a figure: a year with a hole would look like a cut.
 */
export function historyOf(
  line: Line,
  { series, byCode }: { series: Series; byCode: HistoryByCode },
): History | null {
  const own = isWhole(line) ? byCode.get(line.row.code_officiel) : undefined;
  const rows = own === undefined ? childRowsOf(line, byCode) : [own];
  if (rows.length === 0) return null;
  const points = series.flatMap(({ kind, year }): HistoryPoint[] => {
    const cells = rows.map((row) => row[`${kind}_${year}`] ?? '');
    if (cells.includes('')) return [];
    const euros = cells.reduce((sum, cell) => sum + eurosOf(cell), 0);
    return [{ year, kind, amount: millionsOf(euros) }];
  });
  if (points.length === 0) return null;
  const breaks = [...new Set(rows.map((row) => row.rupture))].filter((text) => text !== '');
  return { points, break: breaks.join(' '), isSum: own === undefined };
}

/** A part of a programme shares its code; its own history is that of its actions. */
function isWhole({ row }: Line): boolean {
  return row.code_officiel !== '' && !(row.niveau === '3' && row.montant === '');
}

function childRowsOf(line: Line, byCode: HistoryByCode): Row<HistoryColumn>[] {
  const rows = line.children.flatMap((child) => {
    const own = isWhole(child) ? byCode.get(child.row.code_officiel) : undefined;
    return own === undefined ? childRowsOf(child, byCode) : [own];
  });
  const isComplete = line.children.every(
    (child) => isWhole(child) || childRowsOf(child, byCode).length > 0,
  );
  return isComplete ? rows : [];
}
