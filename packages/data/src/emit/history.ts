import type {
  BuiltDetail,
  BuiltMission,
  BuiltProgramme,
  FinanceLaw,
  HistoryPoint,
} from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { known } from '../read/known.ts';
import { eurosOf, millionsOf } from '../read/table.ts';
import type { HistoryRow } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';

type History = NonNullable<BuiltDetail['history']>;
type Point = Pick<HistoryPoint, 'year' | 'kind'>;
export type Archive = {
  series: Point[];
  byCode: Map<string, HistoryRow>;
  /** Code of a mission → codes of its programmes in the tree. */
  programmes: Map<string, string[]>;
  laws: FinanceLaw[];
};

const ORDER: HistoryPoint['kind'][] = ['plf', 'lfi', 'execution'];

export function archiveOf({ edition, expenses }: Dossier): Archive {
  const { headers, rows } = edition.history;
  const planted = new Set(expenses.all.map(({ row }) => row.code_officiel));
  const members = rows.filter((row) => row.mission !== '' && planted.has(row.code_officiel));
  const missions = Map.groupBy(members, ({ mission }) => mission);
  return {
    series: seriesOf(headers),
    byCode: new Map(rows.map((row) => [row.code_officiel, row])),
    programmes: new Map(
      [...missions].map(([code, own]) => [code, own.map(({ code_officiel: one }) => one)]),
    ),
    laws: edition.financeLaws.rows
      .map(({ annee, titre, source }) => ({ year: Number(annee), title: titre, source }))
      .toSorted((a, b) => a.year - b.year),
  };
}

/** Every mission, including those that are not one line of the tree. */
export function builtMissionsOf({ edition }: Dossier, { series }: Archive): BuiltMission[] {
  return edition.history.rows
    .filter(({ niveau }) => niveau === 'mission')
    .map((row) => pastOf(row, series));
}

export function builtProgrammesOf({ edition }: Dossier, { series }: Archive): BuiltProgramme[] {
  return edition.history.rows
    .filter(({ niveau }) => niveau === 'programme')
    .map((row) => ({ ...pastOf(row, series), mission: row.mission }));
}

function pastOf(row: HistoryRow, series: Point[]): BuiltMission {
  return {
    code: row.code_officiel,
    title: row.libelle,
    points: series.flatMap((point) => pointOf(point, [row])),
    break: row.rupture,
  };
}

/**
 * The official series of a State line, or else the sum of those of its children, for the years
 * where every child has a figure: a missing child would look like a cut. A line made of whole
 * missions takes the voted amounts of the missions, which include closed programmes.
 */
export function historyOf(line: Line, archive: Archive): History | null {
  const own = isWhole(line) ? archive.byCode.get(line.row.code_officiel) : undefined;
  const rows = own === undefined ? childRowsOf(line, archive.byCode) : [own];
  if (rows.length === 0) return null;
  const missions = own === undefined ? wholeMissionsOf(line, archive) : [];
  const points = archive.series.flatMap((point) => {
    const voted = point.kind === 'lfi' ? pointOf(point, missions) : [];
    return voted.length > 0 ? voted : pointOf(point, rows);
  });
  if (points.length === 0) return null;
  const voted = new Set(points.filter(({ kind }) => kind === 'lfi').map(({ year }) => year));
  return {
    points,
    break: breaksOf([...rows, ...missions]),
    isSum: own === undefined,
    laws: archive.laws.filter(({ year }) => voted.has(year)),
  };
}

/** Without duplicates: a mission repeats the breaks of its programmes. */
function breaksOf(rows: HistoryRow[]): string {
  const breaks = [...new Set(rows.map(({ rupture }) => rupture))].filter((text) => text !== '');
  return breaks
    .filter((text) => !breaks.some((other) => other !== text && other.includes(text)))
    .join(' ');
}

/** The yearly columns, oldest first. */
function seriesOf(headers: string[]): Point[] {
  return headers
    .flatMap((column) => {
      const { kind, year } = /^(?<kind>[a-z]+)_(?<year>\d{4})$/.exec(column)?.groups ?? {};
      const series = ORDER.find((candidate) => candidate === kind);
      return series === undefined ? [] : [{ year: Number(year), kind: series }];
    })
    .toSorted((a, b) => a.year - b.year || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

function pointOf(point: Point, rows: HistoryRow[]): HistoryPoint[] {
  const cells = rows.map((row) => cellOf(row, point));
  if (cells.length === 0 || cells.includes('')) return [];
  const euros = cells.reduce((sum, cell) => sum + eurosOf(cell), 0);
  return [{ year: point.year, kind: point.kind, amount: millionsOf(euros) }];
}

function cellOf(row: HistoryRow, { kind, year }: Point): string {
  return row[`${kind}_${year}`] ?? '';
}

/** False for a part of a programme, which has the same code: its history is that of its actions. */
function isWhole({ row }: Line): boolean {
  return row.code_officiel !== '' && !(row.niveau === '3' && row.montant === '');
}

function childRowsOf(line: Line, byCode: Archive['byCode']): HistoryRow[] {
  const rows = line.children.flatMap((child) => {
    const own = isWhole(child) ? byCode.get(child.row.code_officiel) : undefined;
    return own === undefined ? childRowsOf(child, byCode) : [own];
  });
  const isComplete = line.children.every(
    (child) => isWhole(child) || childRowsOf(child, byCode).length > 0,
  );
  return isComplete ? rows : [];
}

/** The missions that make up this line exactly; empty when a programme is missing or added. */
function wholeMissionsOf(line: Line, { byCode, programmes }: Archive): HistoryRow[] {
  const codes = new Set(programmesUnder(line));
  const missions = [...programmes].filter(([, own]) => own.some((code) => codes.has(code)));
  const members = missions.flatMap(([, own]) => own);
  const isUnion = members.length === codes.size && members.every((code) => codes.has(code));
  return isUnion ? missions.map(([code]) => known(byCode, code)) : [];
}

/** A leaf that is not a whole programme gives its id, which matches no mission. */
function programmesUnder(line: Line): string[] {
  const { code_officiel: code, id } = line.row;
  if (code.startsWith('P') && isWhole(line)) return [code];
  return line.children.length === 0 || code.startsWith('P')
    ? [id]
    : line.children.flatMap(programmesUnder);
}
