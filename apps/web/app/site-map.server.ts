import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget';
import { comparisonPathOf } from '@nosmilliards/domain/comparison-path';
import { formatCount } from '@nosmilliards/domain/format';
import type { Line, Side } from '@nosmilliards/domain/line';
import { cardPath, comparePath } from '#browser/path.ts';
import type { Branch } from '#features/site-map/site-map.tsx';
import { lineIds, readCards, readComparisons, readExplorer } from '../built-lines.ts';

export function readSiteMap() {
  return {
    expenses: branchesOf('expense'),
    revenues: branchesOf('revenue'),
    cards: readCards().cards.map(({ id, title }) => ({ address: cardPath(id), title })),
    comparisons: readComparisons().comparisons.map(({ title, lineIdsA, lineIdsB }) => ({
      address: comparePath(comparisonPathOf([...lineIdsA, ...lineIdsB])),
      title,
    })),
    lineCount: formatCount(lineIds().length),
  };
}

/** Categories and sub-categories of one side, in the order of the explorer. */
function branchesOf(side: Side): Branch[] {
  const budget = budgetOf(readExplorer().lines);
  return categoriesOf(budget, side).map((category) => ({
    ...namesOf(category),
    lines: childrenOf(budget, category.id).map(namesOf),
  }));
}

function namesOf({ id, title }: Line) {
  return { id, title };
}
