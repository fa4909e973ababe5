import type { Budget } from '@nosmilliards/domain/budget/budget';
import type { Side } from '@nosmilliards/domain/budget/line';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#browser/hydration.ts';
import { paths } from '#site/path.ts';
import type { ExplorerLine } from './detail.ts';

const TABS = ['overview', 'expenses', 'revenues'] as const;
export type Tab = (typeof TABS)[number];

const tabs: Record<Side, Tab> = { expense: 'expenses', revenue: 'revenues' };

/** Held by the URL; the first tab has no query. */
export function useTab(): readonly [Tab, (next: Tab) => void] {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const show = useCallback(
    (next: Tab) => {
      void navigate(addressOf(next), { preventScrollReset: true });
    },
    [navigate],
  );
  const asked = isHydrated ? search.get('tab') : null;
  return [TABS.find((tab) => tab === asked) ?? 'overview', show];
}

/** The category and the subcategory that the address opens, on one side of the budget. */
export type Opened = {
  readonly category: ExplorerLine | null;
  readonly line: ExplorerLine | null;
};

/** Held by the fragment of the URL, so that back closes what was opened. */
export function useOpened(budget: Budget<ExplorerLine>, side: Side): Opened {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const asked = isHydrated ? budget.lines.get(hash.slice(1)) : undefined;
  if (asked === undefined || asked.side !== side) return { category: null, line: null };
  const parent = asked.parentId === null ? undefined : budget.lines.get(asked.parentId);
  return parent ? { category: parent, line: asked } : { category: asked, line: null };
}

/** Opens a line in the tab of its side, or the whole side. */
export function useOpen() {
  const navigate = useNavigate();
  return useCallback(
    (side: Side, id?: string) => {
      // A line opens in place, in its list.
      void navigate(openedAddressOf(side, id), { preventScrollReset: true });
    },
    [navigate],
  );
}

/** Address of a side, or of a line opened in it. */
export function openedAddressOf(side: Side, id?: string): string {
  return addressOf(tabs[side]) + (id === undefined ? '' : `#${id}`);
}

function addressOf(tab: Tab): string {
  return tab === 'overview' ? paths.explorer : `${paths.explorer}?tab=${tab}`;
}
