import { budgetOf, categoriesOf, childrenOf } from '@nosmilliards/domain/budget/budget';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Line, Side } from '@nosmilliards/domain/budget/line';
import { lineIds, readCards, readExplorer } from '#dataset/read.server.ts';

export function readSiteMap() {
  return {
    expenses: branchesOf('expense'),
    revenues: branchesOf('revenue'),
    lineCount: formatCount(lineIds().length),
  };
}

/** Categories and subcategories of one side, in explorer order. */
function branchesOf(side: Side) {
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
