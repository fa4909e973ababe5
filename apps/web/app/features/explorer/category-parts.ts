import { isCounted, type Line } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { shareOf, sumOfWeights } from '@nosmilliards/domain/budget/weight';
import type { SharePart } from '#ui/share-bar.tsx';

/** The bar of a category, painted by who spends or collects: its length is its share of the total. */
export function categoryPartsOf(children: readonly Line[], total: Millions): readonly SharePart[] {
  return [...Map.groupBy(children.filter(isCounted), ({ paint }) => paint)]
    .map(([sector, lines]) => {
      const share = shareOf(sumOfWeights(lines), total);
      return { sector, percent: share.ok ? share.value : 0 };
    })
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);
}
