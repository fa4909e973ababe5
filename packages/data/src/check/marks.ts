import type { Dossier } from '../dossier.ts';
import { inMillions, problemAt, type Problem } from '../problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import { eurosOf } from '../read/table.ts';
import type { CardRow, HistoryRow } from '../read/tables.ts';
import { weighed, type Line } from '../read/tree.ts';
import { creditsIn, isProgrammePart } from './history.ts';

/** Marks are written to a tenth of a million. */
const PRECISION = 50_001;

type Expected = { column: 'vote' | 'depense'; euros: number; year: string; from: string };

/** The official marks of a card are those of its lines: typed for the reader, worked out again here. */
export function checkMarks(dossier: Dossier): Problem[] {
  const { cards } = dossier.edition;
  return cards.rows.flatMap((row) =>
    [...incompleteMarks(row), ...driftedMarks(row, dossier)].map((message) =>
      problemAt(cards, row, message),
    ),
  );
}

function incompleteMarks(row: CardRow): string[] {
  return (['vote', 'depense'] as const).flatMap((column) => {
    if ((row[column] === '') === (row[`${column}_annee`] === '')) return [];
    return [`${column} et ${column}_annee vont ensemble : remplissez ou videz les deux.`];
  });
}

function driftedMarks(row: CardRow, dossier: Dossier): string[] {
  const lines = lineIdsOf(row).flatMap((id) => dossier.lineOf(id) ?? []);
  return expectedMarks(row, lines, dossier).flatMap(({ column, euros, year, from }) => {
    if (Math.abs(eurosOf(row[column]) - euros) > PRECISION || row[column] === '') {
      const said = row[column] === '' ? 'vide' : inMillions(eurosOf(row[column]));
      return [`${column} est ${said}, ${from} donne ${inMillions(euros)} : reprenez ce montant.`];
    }
    if (year === '' || row[`${column}_annee`] === year) return [];
    return [`${column}_annee est ${row[`${column}_annee`]}, ${from} est de ${year}.`];
  });
}

function expectedMarks(row: CardRow, lines: Line[], { edition }: Dossier): Expected[] {
  const { millesime_etat: voted } = edition.sheet.content.controles;
  const byCode = new Map(edition.history.rows.map((one) => [one.code_officiel, one]));
  const credits = [
    { column: 'vote', law: voted },
    { column: 'depense', law: lastExecutionIn(edition.history.headers) },
  ] as const;
  const ofState = credits.flatMap(({ column, law }) => {
    const gross = totalOf(lines.map((line) => creditsOf(line, byCode, law)));
    if (gross === undefined) return [];
    const euros = lines.reduce((rest, line) => rest - passedOnOf(line, byCode, law), gross);
    return [{ column, euros, year: yearOf(law), from: `${law} dans historique.csv` }];
  });
  if (ofState.length > 0) return ofState;
  const euros = lines.reduce((sum, line) => sum + eurosOf(weighed(line).amount), 0);
  const vintages = new Set(lines.map((line) => line.row.millesime));
  const [vintage = ''] = vintages.size === 1 ? vintages : [];
  const column = vintage.startsWith('comptes_') ? 'depense' : row.vote === '' ? undefined : 'vote';
  return column === undefined
    ? []
    : [{ column, euros, year: yearOf(vintage), from: 'la somme de ses lignes' }];
}

/** The year of `lfi_2025` or `comptes_2024`; '' without one. */
export function yearOf(vintage: string): string {
  return /20\d{2}$/.exec(vintage)?.[0] ?? '';
}

function lastExecutionIn(headers: string[]): string {
  return (
    headers
      .filter((header) => header.startsWith('execution_'))
      .toSorted()
      .at(-1) ?? ''
  );
}

/** What the line and those below hand over whole to another administration. */
function passedOnOf(line: Line, byCode: Map<string, HistoryRow>, law: string): number {
  if (line.net === 0 && line.amount !== 0) return creditsOf(line, byCode, law) ?? 0;
  return line.children.reduce((sum, child) => sum + passedOnOf(child, byCode, law), 0);
}

/** What a law gives the line, transfers included; nothing outside the State. */
function creditsOf(line: Line, byCode: Map<string, HistoryRow>, law: string): number | undefined {
  const row = isProgrammePart(line) ? undefined : byCode.get(line.row.code_officiel);
  if (row !== undefined) return creditsIn(row, law);
  return totalOf(line.children.map((child) => creditsOf(child, byCode, law)));
}

/** A sum that is known only when it has terms and each is known. */
function totalOf(terms: (number | undefined)[]): number | undefined {
  const known = terms.filter((term) => term !== undefined);
  if (known.length === 0 || known.length < terms.length) return undefined;
  return known.reduce((sum, term) => sum + term, 0);
}
