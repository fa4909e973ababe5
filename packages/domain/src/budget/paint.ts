import type { Line, Origin, Paint, Sector } from './line.ts';
import { sumOfWeights, weighingOf, type Weighed } from './weight.ts';
import { groupedBy, sorted } from '../list.ts';

type Unpainted = Pick<Line, 'isNiche' | 'isTechnical' | 'origin'> & {
  /** The interest of the State's debt, or a part of it. */
  readonly isDebt: boolean;
};

const ORIGINS: Readonly<Record<Origin, Paint>> = {
  etat: 'state',
  securite_sociale: 'social',
  collectivites: 'local',
};

const SECTORS: Readonly<Record<Sector, Paint>> = {
  etat_central: 'state',
  securite_sociale: 'social',
  collectivites: 'local',
  dette: 'debt',
  niches_fiscales: 'niche',
  // A colour says who spends: a tax is paid by all.
  recettes: 'plain',
};

/** A line of no level of government, a category, takes the colour of whoever weighs most in it. */
export function paintOf(
  { isNiche, isTechnical, isDebt, origin }: Unpainted,
  children: readonly (Weighed & Pick<Line, 'paint'>)[],
): Paint {
  if (isNiche) return 'niche';
  if (isTechnical) return 'plain';
  if (isDebt) return 'debt';
  if (origin !== undefined) return ORIGINS[origin];
  const groups = groupedBy(weighingOf(children), ({ paint }) => paint);
  const weights = [...groups].map(([paint, lines]) => ({ paint, weight: sumOfWeights(lines) }));
  const [main] = sorted(weights, (a, b) => b.weight - a.weight);
  return main?.paint ?? 'plain';
}

export function sectorPaintOf(sector: Sector): Paint {
  return SECTORS[sector];
}
