import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { bestOf, HOME_COUNT } from '@nosmilliards/domain/comparison/prebuilt';
import type { BuiltComparison, HomeComparison, Spender } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { spenderOf } from './sectors.ts';

/** Those somebody has written, best score first: a pair found by rule reads like one. */
export function homeComparisonsOf(
  comparisons: readonly BuiltComparison[],
  dossier: Dossier,
): HomeComparison[] {
  const written = comparisons.filter(({ origin }) => origin === 'redaction');
  return bestOf(written, HOME_COUNT).map((comparison) => homeComparisonOf(comparison, dossier));
}

function homeComparisonOf(
  { lineIdsA, lineIdsB, sources: _sources, origin: _origin, ...comparison }: BuiltComparison,
  { edition, expenses, revenues }: Dossier,
): HomeComparison {
  const lineOf = (id: string) => {
    const line = expenses.byId.get(id) ?? revenues.byId.get(id);
    if (line === undefined) throw new Error(`Ligne inconnue : ${id}`);
    return line;
  };
  const sideSpenderOf = ([id = '']: string[]): Spender['id'] => {
    const line = lineOf(id);
    return Number(line.row.niveau) > 2
      ? sideSpenderOf([line.row.parent_id])
      : spenderOf(line, edition.sheet.content.controles);
  };
  const ids = [...lineIdsA, ...lineIdsB];
  return {
    ...comparison,
    spenders: [sideSpenderOf(lineIdsA), sideSpenderOf(lineIdsB)],
    address: comparisonPathOf(ids),
    lines: ids.map((id) => ({ id, title: lineOf(id).row.titre })),
  };
}
