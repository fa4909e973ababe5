import type { BuiltParts } from '../built.ts';
import type { Dossier } from '../read/dossier.ts';
import { countedSidesOf, mixtureOf, natureSharesOf, publishedShareOf } from '../derive/trust.ts';
import type { Line } from '../read/tree.ts';

/** How the amounts are known: each side, then each of its categories. */
export function builtPartsOf(dossier: Dossier): BuiltParts[] {
  const partsOf = (id: string, roots: Line[]): BuiltParts => ({
    id,
    natures: natureSharesOf(roots).map(publishedShareOf),
    ...mixtureOf(dossier, roots),
  });
  return countedSidesOf(dossier).flatMap(({ side, roots }) => [
    partsOf(side === 'expense' ? 'depense' : 'recette', roots),
    ...roots.map((root) => partsOf(root.row.id, [root])),
  ]);
}
