import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import { eurosOf } from '../read/table.ts';
import type { PieceRow, UNITS } from '../read/tables.ts';
import { leavesOf, weighed, type Line } from '../read/tree.ts';

/** An operand with its sign. */
export type Term = { readonly isTaken: boolean } & Operand;
export type Operand =
  | { readonly kind: 'cell'; readonly piece: string; readonly key: string }
  | { readonly kind: 'line'; readonly id: string }
  | { readonly kind: 'spender'; readonly spender: string }
  | { readonly kind: 'figure'; readonly id: string };

const OPERAND =
  /^(?:@niveau:(?<spender>\w+)|@(?<line>\w+)|edition:(?<figure>\w+)|(?<piece>\w+):(?<key>[\w-]+))$/;

/** Parses `a:b + @c - d:e`; undefined on a syntax error. */
export function termsOf(formula: string): Term[] | undefined {
  const terms = (formula.startsWith('- ') ? formula : `+ ${formula}`)
    .split(/ (?=[+-] )/)
    .map((signed) => {
      const operand = operandOf(signed.slice(2));
      return operand && { isTaken: signed.startsWith('-'), ...operand };
    });
  return terms.every((term) => term !== undefined) ? terms : undefined;
}

function operandOf(text: string): Operand | undefined {
  const { spender, line, figure, piece, key } = OPERAND.exec(text)?.groups ?? {};
  if (spender !== undefined) return { kind: 'spender', spender };
  if (line !== undefined) return { kind: 'line', id: line };
  if (figure !== undefined) return { kind: 'figure', id: figure };
  return piece === undefined || key === undefined ? undefined : { kind: 'cell', piece, key };
}

/** In euros, without the sign of the term; undefined for an unknown operand or one not in euros. */
export function operandAmount(dossier: Dossier, operand: Operand): number | undefined {
  switch (operand.kind) {
    case 'cell':
      return cellAmount(dossier.cellOf(operand));
    case 'line': {
      const line = dossier.lineOf(operand.id);
      return line && eurosOf(weighed(line).amount);
    }
    case 'spender':
      return spentLinesOf(dossier, operand.spender)?.reduce((sum, line) => sum + line.net, 0);
    case 'figure': {
      const figure = dossier.edition.record.content.chiffres[operand.id];
      return figure?.unite === 'M€' ? eurosOf(figure.valeur) : undefined;
    }
  }
}

/** In euros; undefined when a term is unknown. */
export function formulaAmount(dossier: Dossier, terms: readonly Term[]): number | undefined {
  let sum = 0;
  for (const term of terms) {
    const amount = operandAmount(dossier, term);
    if (amount === undefined) return undefined;
    sum += term.isTaken ? -amount : amount;
  }
  return sum;
}

/** The amount of a written formula, in euros; undefined on a syntax error or an unknown term. */
export function writtenAmount(dossier: Dossier, formula: string): number | undefined {
  const terms = termsOf(formula);
  return terms && formulaAmount(dossier, terms);
}

/** The leaves paid by an administration (`source_niveau`); undefined when it has none. */
export function spentLinesOf({ expenses }: Dossier, spender: string): Line[] | undefined {
  const lines = leavesOf(expenses.roots).filter(({ row }) => row.source_niveau === spender);
  return lines.length === 0 ? undefined : lines;
}

const MILLIONS: Record<(typeof UNITS)[number], number | undefined> = {
  '€': 0.000_001,
  'M€': 1,
  'Md€': 1000,
  '% du PIB': undefined,
  personnes: undefined,
  nombre: undefined,
};

function cellAmount(cell: PieceRow | undefined): number | undefined {
  const factor = cell && MILLIONS[cell.unite];
  return factor === undefined ? undefined : eurosOf(Number(cell?.valeur) * factor);
}

/** The terms of a valid formula; empty for a sum of children or a syntax error. */
export function knownTermsOf(formula: string): Term[] {
  return termsOf(formula) ?? [];
}

/** Number of official and calculated amounts that the check recomputes. */
export function recomputedCount(dossier: Dossier): number {
  const figures = Object.values(dossier.edition.record.content.chiffres);
  return (
    lineTablesOf(dossier).flatMap(({ tree }) =>
      tree.all.filter(({ row }) => row.nature !== 'estime'),
    ).length + figures.filter(({ formule }) => formule !== undefined).length
  );
}

type BridgedNumber =
  Dossier['edition']['bridges']['content']['passerelles'][string]['montants'][number];

/** In euros: a formula, or the amount of a card or of a group of cards, which no formula may cite. */
export function bridgedAmount(
  { formule, carte, paquet }: Pick<BridgedNumber, 'formule' | 'carte' | 'paquet'>,
  dossier: Dossier,
): number | undefined {
  if (formule !== undefined) return writtenAmount(dossier, formule);
  const { cards, groups } = dossier.edition;
  const group = groups.content.paquets.find(({ id }) => id === paquet);
  const ids = group?.cartes ?? [carte];
  const rows = cards.rows.filter(({ id }) => ids.includes(id));
  if (rows.length < ids.length) return undefined;
  return rows.reduce((sum, { montant }) => sum + eurosOf(montant), 0);
}
