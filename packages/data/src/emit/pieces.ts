import type { BuiltFormulaTerm, BuiltPiece, BuiltSource } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { knownTermsOf, operandAmount, type Term } from '../derive/formula.ts';
import { known } from '../read/known.ts';
import { missionsUnder, proposedPlaceOf } from '../derive/next-law.ts';
import { pieceIdOf } from '../read/edition.ts';
import type { ExtractEntry } from '../read/records.ts';
import { millionsOf } from '../read/table.ts';
import type { LineRow, PieceRow } from '../read/tables.ts';
import { titleOf } from './methodology.ts';
import { yearsOf } from '../read/series.ts';

type Use = BuiltPiece['cells'][number]['uses'][number];

/** One page per piece; a large piece has one page per part. */
export function builtPiecesOf(
  dossier: Dossier,
  sources: Record<string, BuiltSource>,
): BuiltPiece[] {
  const { edition } = dossier;
  const uses = usesOf(dossier);
  const entries = new Map(Object.entries(edition.pieces.content.pieces));
  const bySource = new Map(Object.entries(sources));
  // A part is the code of a mission or a programme: its name is in a cell, or else in the history.
  const names = new Map([
    ...edition.history.rows.map((row) => [row.code_officiel, row.libelle] as const),
    ...edition.cells.flatMap(({ rows }) => rows.map((row) => [row.cle, row.libelle] as const)),
  ]);
  const partTitleOf = (part: string) => known(names, part);
  return edition.cells.flatMap(({ file, rows }) => {
    const id = pieceIdOf(file);
    const entry = known(entries, id);
    const { arrondi, etape } = entry;
    const document = known(bySource, entry.source);
    return [...Map.groupBy(rows, ({ partie }) => partie)].map(([part, cells]): BuiltPiece => ({
      page: pageOf(id, part),
      id,
      ...documentFieldsOf(entry, document, part === '' ? undefined : partTitleOf(part)),
      ...(arrondi === undefined ? {} : { rounding: arrondi }),
      isProposed: etape === 'propose',
      cells: cells.map((cell) => ({
        key: cell.cle,
        place: cell.cellule,
        label: cell.libelle,
        value: cell.valeur,
        unit: cell.unite,
        uses: uses.get(`${id}:${cell.cle}`) ?? [],
      })),
    }));
  });
}

/** What a page says of the document, whether it shows cells or years. */
function documentFieldsOf(
  { titre, adresse, fichier, copie, sha256, lecture, note }: ExtractEntry,
  source: BuiltSource,
  part: string | undefined,
) {
  return {
    title: part === undefined ? titre : `${titre}\u00A0: ${part}`,
    ...(part === undefined ? {} : { part }),
    pieceTitle: titre,
    address: adresse ?? source.url,
    ...(fichier === undefined ? {} : { file: fichier }),
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(copie === undefined ? {} : { copy: copie }),
    reading: lecture,
    note,
    source,
  };
}

/** The displayed terms of a formula; empty for a sum of children. */
export function builtFormulaOf(dossier: Dossier, row: LineRow): BuiltFormulaTerm[] {
  return knownTermsOf(row.formule).map((term) => ({
    isTaken: term.isTaken,
    amount: millionsOf(operandAmount(dossier, term) ?? 0),
    ...shownTermOf(dossier, term),
  }));
}

const SPENDERS = new Map([
  ['etat', 'Toutes les lignes de l’État'],
  ['securite_sociale', 'Toutes les lignes de la Sécurité sociale'],
  ['collectivites', 'Toutes les lignes des collectivités'],
]);

function shownTermOf(
  dossier: Dossier,
  term: Term,
): Pick<BuiltFormulaTerm, 'label' | 'cell' | 'lineId'> {
  switch (term.kind) {
    case 'cell': {
      const { libelle, cellule } = knownCell(dossier, term);
      return { label: libelle, cell: { ...cellPlaceOf(dossier, term), place: cellule } };
    }
    case 'line':
      return { label: dossier.knownLine(term.id).row.titre, lineId: term.id };
    case 'spender':
      return { label: known(SPENDERS, term.spender) };
    case 'figure':
      return { label: titleOf(dossier, term.id) };
  }
}

/** The page of a cell and its anchor there. */
export function cellPlaceOf(dossier: Dossier, { piece, key }: { piece: string; key: string }) {
  return { page: pageOf(piece, knownCell(dossier, { piece, key }).partie), key };
}

function knownCell(dossier: Dossier, place: { piece: string; key: string }): PieceRow {
  const cell = dossier.cellOf(place);
  if (cell === undefined) throw new Error(`Cellule inconnue : ${place.piece}:${place.key}`);
  return cell;
}

/** Slug of the page of a piece, or of one of its parts. */
export function pageOf(id: string, part: string): string {
  return part === '' ? id : `${id}_${part.toLowerCase()}`;
}

/** Cell → the lines and figures computed from it. */
function usesOf(dossier: Dossier): Map<string, Use[]> {
  const { edition, expenses, revenues } = dossier;
  const users = [
    ...[...expenses.all, ...revenues.all].map(({ row }) => ({
      use: { id: row.id, title: row.titre },
      terms: knownTermsOf(row.formule),
    })),
    ...Object.entries(edition.record.content.chiffres).map(([id, { libelle, formule = '' }]) => ({
      use: { id, title: libelle },
      terms: knownTermsOf(formule),
    })),
    ...expenses.roots.map((root) => ({
      use: { id: root.row.id, title: root.row.titre },
      terms: missionsUnder(dossier, root).flatMap((row) =>
        knownTermsOf(proposedPlaceOf(dossier, row.code_officiel)),
      ),
    })),
    ...edition.goals.rows.map(({ ligne, categorie, vote_suivant: next, propose }) => {
      const id = ligne === '' ? categorie : ligne;
      return {
        use: { id, title: titleOf(dossier, id) },
        terms: [next, propose].flatMap(knownTermsOf),
      };
    }),
  ];
  const uses = new Map<string, Use[]>();
  for (const { use, terms } of users) {
    for (const term of terms) {
      if (term.kind !== 'cell') continue;
      const cell = `${term.piece}:${term.key}`;
      uses.set(cell, [...(uses.get(cell) ?? []), use]);
    }
  }
  return uses;
}

/** The pages of the tables by year, one per part. */
export function builtSeriesPiecesOf(
  dossier: Dossier,
  sources: Record<string, BuiltSource>,
): BuiltPiece[] {
  const { series, seriesRecord } = dossier.edition;
  const entries = new Map(Object.entries(seriesRecord.content.series));
  const bySource = new Map(Object.entries(sources));
  return series.flatMap((table) => {
    const id = pieceIdOf(table.file);
    const entry = known(entries, id);
    const document = known(bySource, entry.source);
    const years = yearsOf(table);
    return [...Map.groupBy(table.rows, ({ partie }) => partie)].map(([part, rows]): BuiltPiece => ({
      page: pageOf(id, part),
      id,
      ...documentFieldsOf(entry, document, entry.parties?.[part]),
      isProposed: false,
      cells: [],
      table: {
        years,
        rows: rows.map((row) => {
          const line = dossier.seriesLine(`${id}:${row.cle}`);
          return {
            label: row.libelle,
            unit: row.unite,
            cells: years.map((year) => ({
              key: line?.cellOf(year) ?? '',
              value: row[`${year}`] ?? '',
            })),
          };
        }),
      },
    }));
  });
}
