import { budgetOf, descendantsOf, type Budget } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { useSyncExternalStore } from 'react';
import { storeOf, type Store } from '#browser/store.ts';

/** Categories and sub-categories come with the page; what hangs below comes when asked for. */
export type ExplorerLine = Line & { readonly programmes: number };

export type Detail =
  | { readonly status: 'absent' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly budget: Budget };

export type Details = {
  readonly of: (category: string) => Store<Detail>;
  readonly ask: (category: string) => void;
};

export function detailsOf(
  budget: Budget<ExplorerLine>,
  load: (category: string) => Promise<readonly Line[]>,
): Details {
  const stores = new Map<string, Store<Detail>>();

  function of(category: string): Store<Detail> {
    const store = stores.get(category) ?? storeOf<Detail>({ status: 'absent' });
    stores.set(category, store);
    return store;
  }

  async function fill(category: string) {
    const store = of(category);
    store.set({ status: 'loading' });
    try {
      const root = budget.lines.get(category);
      const known = root ? [root, ...descendantsOf(budget, category)] : [];
      const deeper = await load(category);
      store.set({ status: 'ready', budget: budgetOf<Line>([...known, ...deeper]) });
    } catch {
      store.set({ status: 'failed' });
    }
  }

  return {
    of,
    ask: (category) => {
      const { status } = of(category).get();
      if (status === 'absent' || status === 'failed') void fill(category);
    },
  };
}

export function useDetail(details: Details, category: string): Detail {
  const store = details.of(category);
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}
