import { budgetOf, descendantsOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { late, type LatePart } from '#ui/late.tsx';

/** Categories and sub-categories come with the page; what hangs below comes when asked for. */
export type ExplorerLine = Line & { readonly programmes: number };

/** What hangs below a category, on what the page knew of it. */
export type Details = (category: string) => LatePart<Budget<Line>>;

export function detailsOf(
  budget: Budget<ExplorerLine>,
  load: (category: string) => Promise<readonly Line[]>,
): Details {
  const parts = new Map<string, LatePart<Budget<Line>>>();

  async function loadBudget(category: string): Promise<Budget<Line>> {
    const root = budget.lines.get(category);
    const known = root ? [root, ...descendantsOf(budget, category)] : [];
    return budgetOf<Line>([...known, ...(await load(category))]);
  }

  return (category) => {
    const part = parts.get(category) ?? late(() => loadBudget(category));
    parts.set(category, part);
    return part;
  };
}
