import { budgetOf, descendantsOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { retrying } from '#ui/lazy.tsx';

/** Categories and subcategories are in the page, with the count of their programmes. */
export type ExplorerLine = Line & { readonly programmes: number };

/** Levels 3 to 5 of a category, loaded and merged with the two levels of the page. */
export type Details = {
  /** Asks for them; after a failure, asks again. For a gesture, never while rendering. */
  readonly ask: (category: string) => Promise<Budget<Line>>;
  /** Always the same promise, for `use`. */
  readonly of: (category: string) => Promise<Budget<Line>>;
};

export function detailsOf(
  budget: Budget<ExplorerLine>,
  load: (category: string) => Promise<readonly Line[]>,
): Details {
  type Load = {
    readonly ask: () => Promise<Budget<Line>>;
    readonly promise: Promise<Budget<Line>>;
  };
  const loads = new Map<string, Load>();

  async function loadBudget(category: string): Promise<Budget<Line>> {
    const root = budget.lines.get(category);
    const known = root ? [root, ...descendantsOf(budget, category)] : [];
    return budgetOf<Line>([...known, ...(await load(category))]);
  }

  function loadOf(category: string): Load {
    const known = loads.get(category);
    if (known) return known;
    const ask = retrying(() => loadBudget(category));
    const begun = { ask, promise: ask() };
    loads.set(category, begun);
    return begun;
  }

  return {
    ask: (category) => loadOf(category).ask(),
    of: (category) => loadOf(category).promise,
  };
}
