import { lineTablesOf, type Dossier } from '../dossier.ts';
import { formulaAmount, knownTermsOf, operandAmount, termsOf, type Term } from '../formula.ts';
import { inMillions, problemAt, type Problem } from '../problem.ts';
import { eurosOf } from '../read/table.ts';
import type { Line } from '../read/tree.ts';

/** From this sum of roundings on, in millions of euros, a calculated amount says its own doubt. */
const DOUBT_FROM = 10;

/** Every amount is worked out again from the cells it was read in. */
export function checkFormulas(dossier: Dossier): Problem[] {
  const { edition } = dossier;
  const lines = lineTablesOf(dossier).flatMap(({ table, tree }) =>
    tree.all.flatMap((line) =>
      lineFaultsOf(dossier, line).map((message) => problemAt(table, line.row, message)),
    ),
  );
  const { file, content, lineOf } = edition.sheet;
  const figures = Object.entries(content.chiffres).flatMap(([id, figure]) => {
    const { nature, formule = '', unite, valeur, arrondi } = figure;
    if (unite !== 'M€' || (nature === 'estime' && formule === '')) return [];
    const claim = {
      id,
      formule,
      nature,
      amount: eurosOf(valeur),
      roundedTo: eurosOf(arrondi ?? 0),
    };
    return faultsOf(dossier, claim).map((message) => ({
      file,
      line: lineOf(['chiffres', id]),
      message: `Chiffre « ${id} » : ${message}`,
    }));
  });
  return [...lines, ...figures];
}

/** How many official and calculated amounts the check has worked out again. */
export function recomputedCount(dossier: Dossier): number {
  const figures = Object.values(dossier.edition.sheet.content.chiffres);
  return (
    lineTablesOf(dossier).flatMap(({ tree }) =>
      tree.all.filter(({ row }) => row.nature !== 'estime'),
    ).length + figures.filter(({ formule }) => formule !== undefined).length
  );
}

function lineFaultsOf(dossier: Dossier, line: Line): string[] {
  const { row, amount, children } = line;
  const { id, nature, formule } = row;
  if (formule === '' && row.montant === '' && children.length > 0) return [];
  const faults = faultsOf(dossier, { id, formule, nature, amount });
  return faults.length > 0 ? faults : doubtFaultsOf(dossier, line);
}

type Claim = { id: string; formule: string; nature: string; amount: number; roundedTo?: number };

function faultsOf(dossier: Dossier, claim: Claim): string[] {
  const { id, formule, nature, amount, roundedTo = 0 } = claim;
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
  if (terms.some((term) => term.kind === 'line' && term.id === id)) {
    return ['La formule se cite elle-même.'];
  }
  const found = formulaAmount(dossier, terms) ?? Number.NaN;
  if (Math.abs(found - amount) > roundedTo / 2) {
    return [
      `Le montant est de ${inMillions(amount)}, ses pièces donnent ${inMillions(found)} : corrigez l’un ou l’autre.`,
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

/** No difference of rounded figures without its ±, no estimate without one. */
function doubtFaultsOf({ edition }: Dossier, { row }: Line): string[] {
  const terms = knownTermsOf(row.formule);
  const rounding = terms.reduce(
    (sum, term) =>
      sum + (term.kind === 'cell' ? (edition.pieces.content.pieces[term.piece]?.arrondi ?? 0) : 0),
    0,
  );
  const said = row.incertitude === '' ? undefined : Number(row.incertitude);
  if (row.nature === 'estime' && said === undefined) {
    return ['Un montant estimé dit de combien il peut s’écarter du vrai : remplissez incertitude.'];
  }
  return terms.length > 1 && rounding >= DOUBT_FROM && (said ?? 0) < rounding
    ? [
        `Les termes sont arrondis à ${rounding} M€ près en tout : incertitude doit être d’au moins ${rounding}.`,
      ]
    : [];
}

function isSoft({ edition, lineOf }: Dossier, term: Term): boolean {
  if (term.kind === 'line') return lineOf(term.id)?.row.nature === 'estime';
  return term.kind === 'figure' && edition.sheet.content.chiffres[term.id]?.nature === 'estime';
}

function nameOf(term: Term): string {
  switch (term.kind) {
    case 'cell':
      return `« ${term.piece}:${term.key} »`;
    case 'line':
      return `« @${term.id} »`;
    case 'spender':
      return `« @niveau:${term.spender} »`;
    case 'figure':
      return `« edition:${term.id} »`;
  }
}
