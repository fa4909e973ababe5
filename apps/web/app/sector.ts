import { lines } from '@nosmilliards/data/built/explorer.json';
import sectors from '@nosmilliards/data/built/sectors.json';
import type { Spender } from '@nosmilliards/data/built-types';
import type { Line } from '@nosmilliards/domain/line';
import type { Sector } from '#ui/sector-rect.tsx';

type Place = Pick<Line, 'id' | 'isTechnical' | 'isNiche' | 'origin'>;

const colours: Record<Spender['id'], Sector> = {
  securite_sociale: 'social',
  etat: 'state',
  operateurs: 'state',
  collectivites: 'local',
  dette: 'debt',
  technique: 'plain',
};
const origins = { etat: 'state', securite_sociale: 'social', collectivites: 'local' } as const;

const spenderOfSubcategory = new Map(
  sectors.spenders.flatMap(({ id, lineIds }) => lineIds.map((lineId) => [lineId, id] as const)),
);

/** Who spends or collects, as a colour. `ancestorIds` may come in any order. */
export function sectorOf(line: Place, ancestorIds: readonly string[] = []): Sector {
  if (line.isNiche) return 'niche';
  if (line.isTechnical) return 'plain';
  const place = [line.id, ...ancestorIds].find((id) => spenderOfSubcategory.has(id));
  const spender = place === undefined ? undefined : spenderOfSubcategory.get(place);
  if (spender !== undefined) return colours[spender];
  return line.origin === undefined ? mainSectorOf(line.id) : origins[line.origin];
}

/** A category has the colour of whoever spends most of it. */
function mainSectorOf(categoryId: string): Sector {
  const weights = new Map<Sector, number>();
  for (const child of lines) {
    if (child.parentId !== categoryId) continue;
    const sector = sectorOf({ ...child, origin: child.origin ?? 'etat' });
    weights.set(sector, (weights.get(sector) ?? 0) + child.amount);
  }
  const [main] = [...weights].toSorted((a, b) => b[1] - a[1]);
  return main?.[0] ?? 'plain';
}
