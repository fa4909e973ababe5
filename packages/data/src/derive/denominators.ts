import { sumOf } from '@nosmilliards/domain/money/money';
import type { Dossier } from '../read/dossier.ts';
import { READINGS, type Reading } from '../read/records.ts';
import type { DenominatorRow } from '../read/tables.ts';
import { bareCardOf } from './deck.ts';

/** A cell that makes a count: no amount is computed from it. */
export type CountTerm = {
  isTaken: boolean;
  value: number;
  reading: Reading;
  /** None for an indicator. */
  place?: { piece: string; part: string; key: string };
};

/** The programmes and their results were read in the document (`rap-synthese-2025`). */
const INDICATORS = 'indicateurs';

/** The terms of `piece:cell + series:line.2024 - indicateurs:103-3-1`; undefined when one is unknown. */
export function countTermsOf(dossier: Dossier, formula: string): CountTerm[] | undefined {
  const terms = `+ ${formula}`.split(/ (?=[+-] )/).map((signed) => {
    const [table = '', key = ''] = signed.slice(2).split(':');
    const term = cellTerm(dossier, table, key);
    return term && { isTaken: signed.startsWith('-'), ...term };
  });
  return terms.every((term) => term !== undefined) ? terms : undefined;
}

function cellTerm(
  dossier: Dossier,
  table: string,
  key: string,
): Omit<CountTerm, 'isTaken'> | undefined {
  const { pieces, seriesRecord, indicators } = dossier.edition;
  if (table === INDICATORS) {
    const rows = indicators.rows.filter(({ indicateur_code: code }) => code === key);
    const [only] = rows;
    if (only === undefined || rows.length > 1) return undefined;
    return { value: Number(only.realise), reading: 'document' };
  }
  const cell = dossier.cellOf({ piece: table, key });
  const piece = pieces.content.pieces[table];
  if (cell && piece) {
    const place = { piece: table, part: cell.partie, key };
    return { value: Number(cell.valeur), reading: piece.lecture, place };
  }
  const [, line = '', year = ''] = /^(.+)\.(\d{4})$/.exec(key) ?? [];
  const found = dossier.seriesLine(`${table}:${line}`);
  const series = seriesRecord.content.series[table];
  if (found === undefined || series === undefined) return undefined;
  const place = { piece: table, part: found.part, key: found.cellOf(Number(year)) };
  return { value: Number(found.written(Number(year))), reading: series.lecture, place };
}

export function countOf(terms: readonly CountTerm[]): number {
  return terms.reduce((sum, { isTaken, value }) => (isTaken ? sum - value : sum + value), 0);
}

/** The weakest reading of its terms. */
export function countReadingOf(terms: readonly CountTerm[]): Reading {
  return READINGS.findLast((one) => terms.some(({ reading }) => reading === one)) ?? 'citation';
}

/** Those that have a sentence. */
export function denominatorRowsOf({ edition }: Dossier): DenominatorRow[] {
  return edition.denominators.rows.filter(({ statut }) => statut !== 'non');
}

/** In millions of euros; undefined for an unknown card or group. */
export function votedAmountOf({ edition }: Dossier, id: string): number | undefined {
  const group = edition.groups.content.paquets.find((one) => one.id === id);
  const cards = edition.cards.rows.filter((row) => (group?.cartes ?? [id]).includes(row.id));
  return cards.length === 0 ? undefined : sumOf(cards.map((row) => bareCardOf(row).amount));
}
