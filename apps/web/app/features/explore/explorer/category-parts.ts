import { isCounted, type Line } from '@nosmilliards/domain/budget/line';
import type { Millions } from '@nosmilliards/domain/money/money';
import { shareOf, sumOfWeights } from '@nosmilliards/domain/budget/weight';
import { groupedBy, sorted } from '@nosmilliards/domain/list';
import type { SharePart } from '#ui/share-bar.tsx';

/** The bar of a category, by sector; its length is the share of the total. */
export function categoryPartsOf(children: readonly Line[], total: Millions): readonly SharePart[] {
  const groups = groupedBy(children.filter(isCounted), ({ paint }) => paint);
  const parts = [...groups].map(([sector, lines]) => {
    const share = shareOf(sumOfWeights(lines), total);
    return { sector, percent: share.ok ? share.value : 0 };
  });
  return sorted(
    parts.filter(({ percent }) => percent > 0),
    (a, b) => b.percent - a.percent,
  );
}
