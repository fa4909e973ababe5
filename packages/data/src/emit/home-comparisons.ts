import { comparisonPathOf } from '@nosmilliards/domain/comparison/path';
import { bestOf, HOME_COUNT } from '@nosmilliards/domain/comparison/prebuilt';
import type { BuiltComparison, HomeComparison } from '../built.ts';
import type { Dossier } from '../dossier.ts';
import { linePaintOf } from './lines.ts';

/**
 * The cards of the home page, best score first. By score alone, pairs found by rule would push two
 * of the nine written ones out of the fifteen: those always have their place, the rest completes.
 */
export function homeComparisonsOf(
  comparisons: readonly BuiltComparison[],
  dossier: Dossier,
): HomeComparison[] {
  const written = comparisons.filter(({ origin }) => origin === 'redaction');
  const found = comparisons.filter(({ origin }) => origin === 'regle');
  const kept = [...written, ...bestOf(found, Math.max(0, HOME_COUNT - written.length))];
  return bestOf(kept, HOME_COUNT).map((comparison) => homeComparisonOf(comparison, dossier));
}

function homeComparisonOf(
  { lineIdsA, lineIdsB, sources: _sources, origin: _origin, ...comparison }: BuiltComparison,
  dossier: Dossier,
): HomeComparison {
  const lineOf = (id: string) => {
    const line = dossier.lineOf(id);
    if (line === undefined) throw new Error(`Ligne inconnue : ${id}`);
    return line;
  };
  const sidePaintOf = ([id = '']: string[]) => linePaintOf(lineOf(id), dossier);
  const ids = [...lineIdsA, ...lineIdsB];
  return {
    ...comparison,
    paints: [sidePaintOf(lineIdsA), sidePaintOf(lineIdsB)],
    address: comparisonPathOf(ids),
    lines: ids.map((id) => ({ id, title: lineOf(id).row.titre })),
  };
}
