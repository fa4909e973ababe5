import { known } from './known.ts';
import { pieceIdOf, readEdition, type Edition } from './edition.ts';
import { seriesLinesOf, type SeriesLine } from './series.ts';
import type { PieceRow } from './tables.ts';
import type { EditionFiles } from './text-file.ts';
import { treeOf, type Line, type Tree } from './tree.ts';

/** An edition and its two trees: the input of every check and every output. */
export type Dossier = {
  edition: Edition;
  expenses: Tree;
  revenues: Tree;
  /** Finds a line in either tree. */
  lineOf: (id: string) => Line | undefined;
  cellOf: (place: { piece: string; key: string }) => PieceRow | undefined;
  /** A row of a table by year, by `table:key`. */
  seriesLine: (place: string) => SeriesLine | undefined;
  /** Throws on an unknown id: outputs run after the checks. */
  knownLine: (id: string) => Line;
};

/** Whether a line is one of `lignes_interets`, or a descendant. */
export function isInterest(id: string, { edition }: Pick<Dossier, 'edition'>): boolean {
  const { lignes_interets: interests } = edition.record.content.controles;
  return interests.some((line) => id === line || id.startsWith(`${line}_`));
}

/** The two tables of lines, each with its tree. */
export function lineTablesOf({ edition, expenses, revenues }: Dossier) {
  return [
    { table: edition.expenses, tree: expenses },
    { table: edition.revenues, tree: revenues },
  ];
}

export function openDossier(files: EditionFiles): Dossier {
  const edition = readEdition(files);
  const expenses = treeOf(edition.expenses.rows);
  const revenues = treeOf(edition.revenues.rows);
  const lines = new Map([...revenues.byId, ...expenses.byId]);
  const cells = new Map(
    edition.cells.flatMap(({ file, rows }) =>
      rows.map((row) => [`${pieceIdOf(file)}:${row.cle}`, row] as const),
    ),
  );
  let series: Map<string, SeriesLine> | undefined;
  return {
    edition,
    expenses,
    revenues,
    lineOf: (id) => lines.get(id),
    cellOf: ({ piece, key }) => cells.get(`${piece}:${key}`),
    // On demand: the record of the series is not checked yet.
    seriesLine: (place) => (series ??= seriesLinesOf(edition)).get(place),
    knownLine: (id) => known(lines, id),
  };
}
