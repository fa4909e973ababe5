import type { Dossier } from '../read/dossier.ts';

/** Whether the lines are of one law, or of one year of accounts: their amounts compare. */
export function isOneVintage(ids: readonly string[], { lineOf }: Pick<Dossier, 'lineOf'>): boolean {
  const [first, ...others] = new Set(ids.map((id) => lineOf(id)?.row.millesime ?? ''));
  return first !== '' && others.length === 0;
}
