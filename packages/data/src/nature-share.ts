import type { Nature } from './read/sheets.ts';
import { NATURES } from './read/tables.ts';
import { childrenSum, type Line } from './read/tree.ts';

export type NatureShare = { nature: Nature; amount: number; share: number };

export const NATURE_WORDS: Record<Nature, string> = {
  officiel: 'officiel',
  calcule: 'calculé',
  estime: 'estimé',
};

/** By net amount, each euro taken on the deepest line that accounts for it. In euros and percent. */
export function natureSharesOf(roots: Line[]): NatureShare[] {
  const lines = roots.flatMap(accountableOf);
  const total = lines.reduce((sum, line) => sum + line.net, 0);
  return NATURES.map((nature) => {
    const amount = lines
      .filter((line) => line.row.nature === nature)
      .reduce((sum, line) => sum + line.net, 0);
    return { nature, amount, share: (amount / total) * 100 };
  });
}

/** Where children do not add up to a parent, the parent's own figure is the one that counts. */
function accountableOf(line: Line): Line[] {
  const isSum = line.children.length > 0 && childrenSum(line) === line.amount;
  return isSum ? line.children.flatMap(accountableOf) : [line];
}
