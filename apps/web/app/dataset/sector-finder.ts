import type { BuiltExplorer, BuiltSpenderLines } from '@nosmilliards/data/built-types';
import type { Line } from '@nosmilliards/domain/budget/line';
import type { Sector } from '#ui/sector-rect.tsx';

type Place = Pick<Line, 'id' | 'isTechnical' | 'isNiche' | 'origin'>;
type Data = BuiltExplorer & BuiltSpenderLines;

const origins = { etat: 'state', securite_sociale: 'social', collectivites: 'local' } as const;

/** Who spends or collects, as a colour. `ancestorIds` may come in any order. */
export function sectorFinderOf({ lines, lineIds }: Data) {
  const sectorOfSubcategory = new Map<string, Sector>([
    ...placed('social', lineIds.securite_sociale),
    ...placed('state', [...lineIds.etat, ...lineIds.operateurs]),
    ...placed('local', lineIds.collectivites),
    ...placed('debt', lineIds.dette),
    ...placed('plain', lineIds.technique),
  ]);

  function sectorOf(line: Place, ancestorIds: readonly string[] = []): Sector {
    if (line.isNiche) return 'niche';
    if (line.isTechnical) return 'plain';
    const place = [line.id, ...ancestorIds].find((id) => sectorOfSubcategory.has(id));
    const sector = place === undefined ? undefined : sectorOfSubcategory.get(place);
    if (sector !== undefined) return sector;
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

  return sectorOf;
}

function placed(sector: Sector, ids: readonly string[]): [string, Sector][] {
  return ids.map((id) => [id, sector]);
}
