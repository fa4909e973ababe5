import type { Dossier } from '../read/dossier.ts';
import { formulaAmount, termsOf } from '../derive/formula.ts';
import { inMillions, problemsAt, problemsIn, type Fault, type Problem } from '../read/problem.ts';
import { lineIdsOf } from '../read/edition.ts';
import { eurosOf } from '../read/table.ts';
import type { CardRow, HistoryRow } from '../read/tables.ts';
import { weighed, type Line } from '../read/tree.ts';
import { creditsIn, isProgrammePart } from './history.ts';

/** In euros: marks are rounded to a tenth of a million. */
const PRECISION = 50_001;

const LINES = 'la somme de ses lignes';
const CELLS = 'depense_formule';

type Expected = { column: 'vote' | 'depense'; euros: number; year: string; from: string };

/** The marks of a card (`vote`, `depense`) are recomputed from its lines. */
export function checkMarks(dossier: Dossier): Problem[] {
  const { cards, gaps } = dossier.edition;
  const drifted = cards.rows.flatMap((row) =>
    problemsAt(cards, row, [...incompleteMarks(row), ...driftedMarks(row, dossier)]),
  );
  const stale = gaps.content.reperes.flatMap(({ objet, repere }, index) => {
    const row = cards.rows.find(({ id }) => id === objet);
    if (row?.[repere] === '' && row[`${repere}_source`] !== '') return [];
    const message = `L’exception du repère « ${repere} » de ${objet} n’a plus lieu d’être, ou la carte ne dit pas pourquoi il manque.`;
    return problemsIn(gaps, ['reperes', index], [message]);
  });
  return [...drifted, ...stale];
}

function isExcused({ edition }: Dossier, { id }: CardRow, column: 'vote' | 'depense'): boolean {
  return edition.gaps.content.reperes.some(
    ({ objet, repere }) => objet === id && repere === column,
  );
}

function incompleteMarks(row: CardRow): string[] {
  return (['vote', 'depense'] as const).flatMap((column) => {
    if ((row[column] === '') === (row[`${column}_annee`] === '')) return [];
    return [`${column} et ${column}_annee vont ensemble : remplissez ou videz les deux.`];
  });
}

function driftedMarks(row: CardRow, dossier: Dossier): Fault[] {
  const lines = lineIdsOf(row).flatMap((id) => dossier.lineOf(id) ?? []);
  return expectedMarks(row, lines, dossier).flatMap(({ column, euros, year, from }): Fault[] => {
    if (row[column] === '' && isExcused(dossier, row, column)) return [];
    if (Math.abs(eurosOf(row[column]) - euros) > PRECISION || row[column] === '') {
      const written = row[column] === '' ? 'vide' : inMillions(eurosOf(row[column]));
      const message = `${column} est ${written}, ${from} donne ${inMillions(euros)} : reprenez ce montant.`;
      return [{ message, right: { [column]: Math.round(euros / 100_000) / 10 } }];
    }
    if (year === '' || row[`${column}_annee`] === year) return [];
    return [`${column}_annee est ${row[`${column}_annee`]}, ${from} est de ${year}.`];
  });
}

function expectedMarks(row: CardRow, lines: Line[], dossier: Dossier): Expected[] {
  const { record, history } = dossier.edition;
  const { millesime_etat: law } = record.content.controles;
  const byCode = new Map(history.rows.map((one) => [one.code_officiel, one]));
  const execution = lastExecutionIn(history.headers);
  const vintages = new Set(lines.map((line) => line.row.millesime));
  const year = vintages.size === 1 ? yearOf([...vintages].join('')) : '';
  const voted = netOf(lines, (line) => creditsOf(line, byCode, law));
  const spent = netOf(lines, (line) => foundOf(line, byCode, execution));
  const terms = termsOf(row.depense_formule);
  const expected: (Omit<Expected, 'euros'> & { euros: number | undefined })[] = [
    voted === undefined
      ? { column: 'vote', euros: row.vote === '' ? undefined : amountOf(lines), year, from: LINES }
      : { column: 'vote', euros: voted, year: yearOf(law), from: `${law} dans historique.csv` },
    spent === undefined
      ? { column: 'depense', euros: terms && formulaAmount(dossier, terms), year: '', from: CELLS }
      : voted === undefined
        ? { column: 'depense', euros: spent, year, from: LINES }
        : {
            column: 'depense',
            euros: spent,
            year: yearOf(execution),
            from: `${execution} dans historique.csv`,
          },
  ];
  return expected.flatMap(({ euros, ...mark }) =>
    euros === undefined ? [] : [{ ...mark, euros }],
  );
}

/** In euros, what a law votes for these lines, net of transfers; undefined outside the State. */
export function votedFor(lines: Line[], law: string, { edition }: Dossier): number | undefined {
  const byCode = new Map(edition.history.rows.map((one) => [one.code_officiel, one]));
  return netOf(lines, (line) => creditsOf(line, byCode, law));
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

function amountOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + eurosOf(weighed(line).amount), 0);
}

/** The sum of the lines minus the transfers among them and their descendants. */
function netOf(lines: Line[], grossOf: (line: Line) => number | undefined): number | undefined {
  const passedOn = (line: Line): number =>
    line.net === 0 && line.amount !== 0
      ? (grossOf(line) ?? 0)
      : line.children.reduce((sum, child) => sum + passedOn(child), 0);
  const gross = totalOf(lines.map(grossOf));
  return gross && lines.reduce((rest, line) => rest - passedOn(line), gross);
}

/** In euros, what a law votes for the line; undefined outside the State. */
function creditsOf(line: Line, byCode: Map<string, HistoryRow>, law: string): number | undefined {
  const row = isProgrammePart(line) ? undefined : byCode.get(line.row.code_officiel);
  if (row !== undefined) return creditsIn(row, law);
  return totalOf(line.children.map((child) => creditsOf(child, byCode, law)));
}

/** In euros, what was spent: the State's execution, or the amount of a line read in accounts. */
function foundOf(
  line: Line,
  byCode: Map<string, HistoryRow>,
  execution: string,
): number | undefined {
  const credits = creditsOf(line, byCode, execution);
  if (credits !== undefined) return credits;
  if (line.row.millesime.startsWith('comptes_')) return line.amount;
  return totalOf(line.children.map((child) => foundOf(child, byCode, execution)));
}

/** Undefined without terms, or when a term is undefined. */
function totalOf(terms: (number | undefined)[]): number | undefined {
  const known = terms.filter((term) => term !== undefined);
  if (known.length === 0 || known.length < terms.length) return undefined;
  return known.reduce((sum, term) => sum + term, 0);
}
