import type { Dossier } from './dossier.ts';
import { knownTermsOf, spentLinesOf, type Term } from './formula.ts';
import { READINGS, type Nature, type Reading } from './read/sheets.ts';
import { eurosOf } from './read/table.ts';
import { NATURES } from './read/tables.ts';
import { childrenSum, totalNet, type Line } from './read/tree.ts';

/** `amount` in euros, `share` in percent of the total. */
export type Share<Kind> = { kind: Kind; amount: number; share: number };

export const NATURE_WORDS: Record<Nature, string> = {
  officiel: 'officiel',
  calcule: 'calculé',
  estime: 'estimé',
};

/** Shares of the net amount by nature. */
export function natureSharesOf(roots: Line[]): Share<Nature>[] {
  return sharesOf(roots, NATURES, ({ row }) => row.nature);
}

/** Shares of the net amount by reading of the pieces. */
export function readingSharesOf(dossier: Dossier, roots: Line[]): Share<Reading>[] {
  return sharesOf(roots, READINGS, (line) => readingOf(dossier, line));
}

function sharesOf<Kind>(
  roots: Line[],
  kinds: readonly Kind[],
  kindOf: (line: Line) => Kind | null,
): Share<Kind>[] {
  const lines = roots.flatMap(accountableOf);
  const total = totalNet(lines);
  const byKind = Map.groupBy(lines, kindOf);
  return kinds.map((kind) => {
    const amount = totalNet(byKind.get(kind) ?? []);
    return { kind, amount, share: (amount / total) * 100 };
  });
}

/** The deepest lines; a parent stands for its children where they do not add up to its amount. */
function accountableOf(line: Line): Line[] {
  const isSum = line.children.length > 0 && childrenSum(line) === line.amount;
  return isSum ? line.children.flatMap(accountableOf) : [line];
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
