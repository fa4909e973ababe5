import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget';
import { comparisonPathOf } from '@nosmilliards/domain/comparison-path';
import { formatCount } from '@nosmilliards/domain/format';
import type { Line, Side } from '@nosmilliards/domain/line';
import { comparePath } from '#browser/path.ts';
import type { Branch } from '#features/site-map/site-map.tsx';
import { lineIds, readComparisons, readExplorer } from '../built-lines.ts';

export function readSiteMap() {
  return {
    expenses: branchesOf('expense'),
    revenues: branchesOf('revenue'),
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
