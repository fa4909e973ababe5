import type { Dossier } from '../read/dossier.ts';
import type { Problem } from '../read/problem.ts';
import { extractProblems } from './extracts.ts';

/** Every file of `pieces/` has an entry in `pieces.yaml`, and every entry a file and a source. */
export function checkPieces(dossier: Dossier): Problem[] {
  const { cells, pieces } = dossier.edition;
  return extractProblems(dossier, 'pieces', cells, pieces, pieces.content.pieces);
}
