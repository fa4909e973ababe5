import { perThousandOf } from '@nosmilliards/domain/budget/lens';
import type { Nature } from '@nosmilliards/domain/budget/line';
import { sumOf } from '@nosmilliards/domain/money/money';
import type { BuiltQuestion } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { lineIdsOf } from '../read/edition.ts';
import type { GuessRow } from '../read/tables.ts';
import { weighed } from '../read/tree.ts';
import { netTotalsOf } from './edition.ts';

export function builtQuestionsOf(dossier: Dossier): BuiltQuestion[] {
  return dossier.edition.guesses.rows.map((row) => ({
    id: row.id,
    question: row.question,
    cardId: row.carte,
    answer: guessedShareOf(row, dossier),
    min: Number(row.curseur_min),
    max: Number(row.curseur_max),
    step: Number(row.pas),
    note: row.note,
    nature: natureOf(row, dossier),
    ...(row.jamais_premiere === 'oui' ? { isNeverFirst: true } : {}),
    lineIds: lineIdsOf(row),
  }));
}

/** In euros out of 1 000 of public spending, rounded to a tenth. */
export function guessedShareOf(row: Pick<GuessRow, 'lignes'>, dossier: Dossier): number {
  const totals = netTotalsOf(dossier.edition.sheet.content);
  const amount = sumOf(linesOf(row, dossier).map((line) => weighed(line).amount));
  return Math.round(perThousandOf(amount, totals, { side: 'expense' }) * 10) / 10;
}

/** The least certain nature of its lines; a sum is at best calculated. */
function natureOf(row: GuessRow, dossier: Dossier): Nature {
  const natures = linesOf(row, dossier).map((line) => line.row.nature);
  if (natures.includes('estime')) return 'estime';
  return natures.length === 1 && natures[0] === 'officiel' ? 'officiel' : 'calcule';
}

function linesOf(row: Pick<GuessRow, 'lignes'>, { knownLine }: Dossier) {
  return lineIdsOf(row).map(knownLine);
}
