import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget';
import { formatCount } from '@nosmilliards/domain/format';
import type { Line, Side } from '@nosmilliards/domain/line';
import type { Branch } from '#features/site-map/site-map.tsx';
import { lineIds, readCards, readExplorer } from '../built-lines.ts';

export function readSiteMap() {
  return {
    expenses: branchesOf('expense'),
    revenues: branchesOf('revenue'),
    lineCount: formatCount(lineIds().length),
  };
}

/** Categories and sub-categories of one side, in the order of the explorer. */
function branchesOf(side: Side): Branch[] {
  const budget = budgetOf(readExplorer().lines);
  const { cards } = readCards();
  return categoriesOf(budget, side).map((category) => ({
    ...namesOf(category),
    lines: childrenOf(budget, category.id).map((line) => ({
      ...namesOf(line),
      cardId: cards.find(({ lineIds: [only] }) => only === line.id)?.id ?? null,
    })),
  }));
}

function namesOf({ id, title }: Line) {
  return { id, title };
}
