import type { Line } from '@nosmilliards/domain/budget/line';
import { sumOf, type Millions } from '@nosmilliards/domain/money/money';
import { weightOf } from '@nosmilliards/domain/budget/weight';
import type { SharePart } from '#ui/share-bar.tsx';
import { sectorOf } from './words.ts';

/** The bar of a category, painted by who spends or collects: its length is its share of the total. */
export function categoryPartsOf(children: readonly Line[], total: Millions): readonly SharePart[] {
  const inTotal = children.filter((child) => weightOf(child).isCounted);
  return [...Map.groupBy(inTotal, sectorOf)]
    .map(([sector, lines]) => ({
      sector,
      percent: (sumOf(lines.map((line) => weightOf(line).amount)) / total) * 100,
    }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);
}
