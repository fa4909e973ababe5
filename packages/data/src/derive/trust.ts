import { isCounted } from '@nosmilliards/domain/budget/line';
import { natureOfSum, type SumNature } from '@nosmilliards/domain/budget/nature';
import { fromEuros } from '@nosmilliards/domain/money/money';
import type { Dossier } from '../read/dossier.ts';
import type { Mixture } from '../built.ts';
import { knownTermsOf, spentLinesOf, type Term } from './formula.ts';
import { READINGS, type Nature, type Reading } from '../read/records.ts';
import { eurosOf, millionsOf } from '../read/table.ts';
import { NATURES } from '../read/tables.ts';
import { childrenSum, flagsOf, totalAmount, totalNet, weighed, type Line } from '../read/tree.ts';

/** `amount` in euros, `share` in percent of the total. */
export type Share<Kind> = { kind: Kind; amount: number; share: number };

/** Down to a tenth of a percent: no share is published above its value. */
export function flooredShare(share: number): number {
  return Math.floor(share * 10) / 10;
}

export function publishedShareOf<Kind>({ kind, amount, share }: Share<Kind>): Share<Kind> {
  return { kind, amount: millionsOf(amount), share: flooredShare(share) };
}

/** The roots that the total of each side counts. */
export function countedSidesOf({ expenses, revenues }: Dossier) {
  return [
    { side: 'expense' as const, roots: expenses.roots },
    { side: 'revenue' as const, roots: revenues.roots.filter((root) => !flagsOf(root).isNiche) },
  ];
}

/** How these lines were read, and of what years they are. */
export function mixtureOf(dossier: Dossier, roots: Line[]): Mixture {
  return {
    readings: readingSharesOf(dossier, roots).map(publishedShareOf),
    years: yearSharesOf(roots).map(publishedShareOf),
  };
}

export function isSum(line: Line): boolean {
  return line.children.length > 0 && childrenSum(line) === line.amount;
}

/** A sum shows the natures of its deepest lines; another line, its own. */
export function shownNatureOf(line: Line): SumNature {
  const { nature } = line.row;
  // An official amount net of transfers is calculated: no document contains it.
  const isWritten = nature === 'officiel' && weighed(line).amountBeforeTransfers === undefined;
  if (!isSum(line)) return { nature: nature === 'officiel' && !isWritten ? 'calcule' : nature };
  return natureOfSum(
    accountableOf(line).map((part) => ({
      amount: fromEuros(isCounted(flagsOf(line)) ? part.net : part.amount),
      nature: part.row.nature,
      doubt: fromEuros(uncertaintyOf(part)),
    })),
    { isWritten },
  );
}

/** Shares of the net amount by nature. */
export function natureSharesOf(roots: Line[]): Share<Nature>[] {
  return sharesOf(roots, NATURES, ({ row }) => row.nature);
}

/** Shares of the net amount by reading of the pieces. */
export function readingSharesOf(dossier: Dossier, roots: Line[]): Share<Reading>[] {
  return sharesOf(roots, READINGS, (line) => readingOf(dossier, line));
}

/** Shares of the net amount by year of the figures, the latest first. */
export function yearSharesOf(roots: Line[]): Share<number>[] {
  const years = new Set(roots.flatMap(accountableOf).map(yearOf));
  return sharesOf(
    roots,
    [...years].toSorted((a, b) => b - a),
    yearOf,
  );
}

/** `comptes_2024` → 2024. */
function yearOf({ row }: Line): number {
  const year = Number(row.millesime.slice(-4));
  if (!(year > 0)) throw new Error(`${row.id} : millésime sans année`);
  return year;
}

function sharesOf<Kind>(
  roots: Line[],
  kinds: readonly Kind[],
  kindOf: (line: Line) => Kind | null,
): Share<Kind>[] {
  const lines = roots.flatMap(accountableOf);
  // What is wholly paid to another administration has no net amount to share out.
  const sumOf = totalNet(lines) === 0 ? totalAmount : totalNet;
  const total = sumOf(lines);
  const byKind = Map.groupBy(lines, kindOf);
  return kinds.map((kind) => {
    const amount = sumOf(byKind.get(kind) ?? []);
    return { kind, amount, share: (amount / total) * 100 };
  });
}

/** The deepest lines; a parent stands for its children where they do not add up to its amount. */
export function accountableOf(line: Line): Line[] {
  return isSum(line) ? line.children.flatMap(accountableOf) : [line];
}

/** The weakest reading among the pieces a line is computed from; null without a piece. */
export function readingOf(dossier: Dossier, line: Line): Reading | null {
  const terms = knownTermsOf(line.row.formule);
  return weakestOf(
    terms.length === 0
      ? line.children.map((child) => readingOf(dossier, child))
      : terms.flatMap((term) => termReadings(dossier, term)),
  );
}

function termReadings(dossier: Dossier, term: Term): (Reading | null)[] {
  switch (term.kind) {
    case 'cell':
      return [dossier.edition.pieces.content.pieces[term.piece]?.lecture ?? null];
    case 'line': {
      const line = dossier.lineOf(term.id);
      return line === undefined ? [] : [readingOf(dossier, line)];
    }
    case 'spender':
      return (spentLinesOf(dossier, term.spender) ?? []).map((line) => readingOf(dossier, line));
    case 'figure':
      return [];
  }
}

function weakestOf(readings: readonly (Reading | null)[]): Reading | null {
  return READINGS.findLast((reading) => readings.includes(reading)) ?? null;
}

/** Margin of error (±) in euros: its own, or the sum of those of its children. */
export function uncertaintyOf({ row, children }: Line): number {
  return row.incertitude === ''
    ? children.reduce((sum, child) => sum + uncertaintyOf(child), 0)
    : eurosOf(row.incertitude);
}
