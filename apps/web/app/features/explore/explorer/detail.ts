import { budgetOf, descendantsOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { retrying } from '#ui/lazy.tsx';

/** Categories and subcategories are in the page, with the count of their programmes. */
export type ExplorerLine = Line & { readonly programmes: number };

/** Loads levels 3 to 5 of a category, and merges them with the two levels of the page. */
export type Details = (category: string) => Promise<Budget<Line>>;

export function detailsOf(
  budget: Budget<ExplorerLine>,
  load: (category: string) => Promise<readonly Line[]>,
): Details {
  const loads = new Map<string, () => Promise<Budget<Line>>>();

  async function loadBudget(category: string): Promise<Budget<Line>> {
    const root = budget.lines.get(category);
    const known = root ? [root, ...descendantsOf(budget, category)] : [];
    return budgetOf<Line>([...known, ...(await load(category))]);
  }

  return (category) => {
    const loadOnce = loads.get(category) ?? retrying(() => loadBudget(category));
    loads.set(category, loadOnce);
    return loadOnce();
  };
}
