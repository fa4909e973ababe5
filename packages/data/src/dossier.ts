import { known } from './known.ts';
import { pieceIdOf, readEdition, type Edition } from './read/edition.ts';
import type { PieceRow } from './read/tables.ts';
import { treeOf, type Line, type Tree } from './read/tree.ts';

/** An edition with its two trees grown: what every check and every output reads. */
export type Dossier = {
  edition: Edition;
  expenses: Tree;
  revenues: Tree;
  /** A line of either tree. */
  lineOf: (id: string) => Line | undefined;
  /** A cell of a piece. */
  cellOf: (place: { piece: string; key: string }) => PieceRow | undefined;
  /** The same for the outputs, once the checks have read every id. */
  knownLine: (id: string) => Line;
};

/** A line of interest, or one below it. */
export function isInterest(id: string, { edition }: Pick<Dossier, 'edition'>): boolean {
  const { lignes_interets: interests } = edition.sheet.content.controles;
  return interests.some((line) => id === line || id.startsWith(`${line}_`));
}

/** Each of the two tables of lines, with the tree that grows from it. */
export function lineTablesOf({ edition, expenses, revenues }: Dossier) {
  return [
    { table: edition.expenses, tree: expenses },
    { table: edition.revenues, tree: revenues },
  ];
}

export function openDossier(directory: string): Dossier {
  const edition = readEdition(directory);
  const expenses = treeOf(edition.expenses.rows);
  const revenues = treeOf(edition.revenues.rows);
  const lines = new Map([...revenues.byId, ...expenses.byId]);
  const cells = new Map(
    edition.cells.flatMap(({ file, rows }) =>
      rows.map((row) => [`${pieceIdOf(file)}:${row.cle}`, row] as const),
    ),
  );
  return {
    edition,
    expenses,
    revenues,
    lineOf: (id) => lines.get(id),
    cellOf: ({ piece, key }) => cells.get(`${piece}:${key}`),
    knownLine: (id) => known(lines, id),
  };
}
