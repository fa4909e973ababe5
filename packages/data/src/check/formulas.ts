import { lineTablesOf, type Dossier } from '../read/dossier.ts';
import {
  formulaAmount,
  knownTermsOf,
  operandAmount,
  spentLinesOf,
  termsOf,
  type Operand,
  type Term,
} from '../derive/formula.ts';
import { inMillions, problemsAt, problemsIn, type Fault, type Problem } from '../read/problem.ts';
import { eurosOf, millionsOf } from '../read/table.ts';
import type { Line } from '../read/tree.ts';

/** In millions of euros: from this sum of roundings on, an amount needs a margin of error. */
const DOUBT_FROM = 10;

/** Every amount is recomputed from its formula. */
export function checkFormulas(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const lines = lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.all.flatMap((line) => problemsAt(table, line.row, lineFaultsOf(dossier, line))),
  );
  const figures = Object.entries(edition.record.content.chiffres).flatMap(([id, figure]) => {
    const { nature, formule = '', unite, valeur, arrondi } = figure;
    if (unite !== 'M€' || (nature === 'estime' && formule === '')) return [];
    const claim: Claim = {
      subject: { kind: 'figure', id },
      formule,
      nature,
      amount: eurosOf(valeur),
      column: 'valeur',
      roundedTo: eurosOf(arrondi ?? 0),
    };
    return problemsIn(
      edition.record,
      ['chiffres', id],
      faultsOf(dossier, claim),
      `Chiffre « ${id} » : `,
    );
  });
  return [...lines, ...figures];
}

function lineFaultsOf(dossier: Dossier, line: Line): Fault[] {
  const { row, amount, children } = line;
  const { nature, formule } = row;
  if (formule === '' && row.montant === '' && children.length > 0) return [];
  const faults = faultsOf(dossier, {
    subject: lineOperand(line),
    formule,
    nature,
    amount,
    column: 'montant',
  });
  return faults.length > 0 ? faults : doubtFaultsOf(dossier, line);
}

type Claim = {
  subject: Operand;
  formule: string;
  nature: string;
  amount: number;
  /** Where it is written. */
  column: string;
  roundedTo?: number;
};

function faultsOf(dossier: Dossier, claim: Claim): Fault[] {
  const { subject, formule, nature, amount, column, roundedTo = 0 } = claim;
  if (formule === '') {
    return [
      'Aucune pièce ne porte ce montant : donnez sa formule, ou laissez-le vide s’il est une somme.',
    ];
  }
  const terms = termsOf(formule);
  if (terms === undefined) {
    return [
      `La formule « ${formule} » ne se lit pas : écrivez « piece:cellule », « @ligne » ou « edition:chiffre », séparés par « + » ou « - » entre deux espaces.`,
    ];
  }
  const lost = terms.find((term) => operandAmount(dossier, term) === undefined);
  if (lost !== undefined) return [`La formule cite ${nameOf(lost)}, qui n’existe pas en euros.`];
  if (isAmong(dossier, subject, terms)) {
    return [
      'La formule se cite elle-même, directement ou par ce qu’elle cite : partez d’une cellule.',
    ];
  }
  const found = formulaAmount(dossier, terms) ?? Number.NaN;
  if (Math.abs(found - amount) > roundedTo / 2) {
    const unit = roundedTo || 1;
    const right = { [column]: millionsOf(Math.round(found / unit) * unit) };
    return [
      {
        right,
        message: `Le montant est de ${inMillions(amount)}, ses pièces donnent ${inMillions(found)} : corrigez l’un ou l’autre.`,
      },
    ];
  }
  const [only] = terms;
  if (nature === 'officiel' && (terms.length > 1 || only?.kind !== 'cell')) {
    return ['Un montant officiel se lit dans une seule cellule : mettez calcule.'];
  }
  const soft = nature === 'estime' ? undefined : terms.find((term) => isSoft(dossier, term));
  return soft === undefined
    ? []
    : [`${nameOf(soft)} est estimé, donc le résultat aussi : mettez estime.`];
}

/** Whether an operand is cited, directly or by the formulas of what is cited. */
function isAmong(dossier: Dossier, subject: Operand, cited: readonly Operand[]): boolean {
  const seen = new Set<string>();
  const reaches = (operands: readonly Operand[]): boolean =>
    operands.some((operand) => {
      const name = nameOf(operand);
      if (name === nameOf(subject)) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return reaches(inputsOf(dossier, operand));
    });
  return reaches(cited);
}

/** What the amount of an operand is computed from; a line without a formula sums its children. */
function inputsOf(dossier: Dossier, operand: Operand): readonly Operand[] {
  switch (operand.kind) {
    case 'cell':
      return [];
    case 'line': {
      const line = dossier.lineOf(operand.id);
      const terms = knownTermsOf(line?.row.formule ?? '');
      return terms.length > 0 ? terms : (line?.children ?? []).map(lineOperand);
    }
    case 'spender':
      return (spentLinesOf(dossier, operand.spender) ?? []).map(lineOperand);
    case 'figure':
      return knownTermsOf(dossier.edition.record.content.chiffres[operand.id]?.formule ?? '');
  }
}

function lineOperand({ row }: Line): Operand {
  return { kind: 'line', id: row.id };
}

/** An estimate, and a sum of rounded terms, must have a margin of error (`incertitude`). */
function doubtFaultsOf({ edition }: Dossier, { row }: Line): string[] {
  const terms = knownTermsOf(row.formule);
  const rounding = terms.reduce(
    (sum, term) =>
      sum + (term.kind === 'cell' ? (edition.pieces.content.pieces[term.piece]?.arrondi ?? 0) : 0),
    0,
  );
  const margin = row.incertitude === '' ? undefined : Number(row.incertitude);
  if (row.nature === 'estime' && margin === undefined) {
    return ['Un montant estimé dit de combien il peut s’écarter du vrai : remplissez incertitude.'];
  }
  return terms.length > 1 && rounding >= DOUBT_FROM && (margin ?? 0) < rounding
    ? [
        `Les termes sont arrondis à ${rounding} M€ près en tout : incertitude doit être d’au moins ${rounding}.`,
      ]
    : [];
}

function isSoft({ edition, lineOf }: Dossier, term: Term): boolean {
  if (term.kind === 'line') return lineOf(term.id)?.row.nature === 'estime';
  return term.kind === 'figure' && edition.record.content.chiffres[term.id]?.nature === 'estime';
}

function nameOf(operand: Operand): string {
  switch (operand.kind) {
    case 'cell':
      return `« ${operand.piece}:${operand.key} »`;
    case 'line':
      return `« @${operand.id} »`;
    case 'spender':
      return `« @niveau:${operand.spender} »`;
    case 'figure':
      return `« edition:${operand.id} »`;
  }
}
