import type { Dossier } from '../read/dossier.ts';
import { knownTermsOf, operandAmount } from './formula.ts';
import { pieceIdOf } from '../read/edition.ts';
import type { HistoryRow } from '../read/tables.ts';
import type { Line } from '../read/tree.ts';

/** The column of `historique.csv` with the votes of the year after the edition. */
export function nextColumnOf({ edition }: Dossier): string {
  return `lfi_${edition.record.content.annee + 1}`;
}

/** Whether the law of the next year is voted: the history has its column. */
export function isNextVoted(dossier: Dossier): boolean {
  return dossier.edition.history.headers.includes(nextColumnOf(dossier));
}

/** The missions of the general budget, whose total is that of the law. */
export function generalMissionsOf({ edition, expenses }: Dossier): HistoryRow[] {
  const general = new Set(
    expenses.all
      .filter(({ row }) => row.budget_etat === 'general')
      .map(({ row }) => row.code_officiel),
  );
  const missions = new Set(
    edition.history.rows
      .filter(({ code_officiel: code }) => general.has(code))
      .map(({ mission }) => mission),
  );
  return edition.history.rows.filter(
    (row) => row.niveau === 'mission' && missions.has(row.code_officiel),
  );
}

/** Those with a programme in the line. */
export function missionsUnder({ edition }: Dossier, line: Line): HistoryRow[] {
  const codes = new Set(codesUnder(line));
  const missions = new Set(
    edition.history.rows
      .filter((row) => codes.has(row.code_officiel))
      .map(({ mission }) => mission),
  );
  return edition.history.rows.filter(
    (row) => row.niveau === 'mission' && missions.has(row.code_officiel),
  );
}

function codesUnder({ row, children }: Line): string[] {
  return [row.code_officiel, ...children.flatMap(codesUnder)];
}

/** Keys of the last monthly balance of the State, and of the same month a year before. */
export function balanceKeysOf({ edition }: Dossier): [now: string, before: string] | undefined {
  const { soldes } = edition.record.content.suite;
  const cells = edition.cells.find(({ file }) => pieceIdOf(file) === soldes);
  const keys = (cells?.rows ?? []).map(({ cle }) => cle).filter((key) => BALANCE.test(key));
  const now = keys.toSorted().at(-1);
  const before = now?.replace(BALANCE, (_key, year: string, month: string) =>
    ['solde', Number(year) - 1, month].join('_'),
  );
  if (now === undefined || before === undefined || !keys.includes(before)) return undefined;
  return [now, before];
}

const BALANCE = /^solde_(\d{4})_(\d{2})$/;

/** The cell of a mission in the bill; '' once there is no bill. */
export function proposedPlaceOf({ edition }: Dossier, mission: string): string {
  const { projet } = edition.record.content.suite;
  return projet === undefined ? '' : `${projet}:${mission}`;
}

/** In euros; undefined where `piece:key` names no cell of euros. */
export function cellAmountAt(dossier: Dossier, place: string): number | undefined {
  const [term] = knownTermsOf(place);
  return term && operandAmount(dossier, term);
}
