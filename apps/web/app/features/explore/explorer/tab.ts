import type { Side } from '@nosmilliards/domain/budget/line';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useHydrated } from '#browser/hydration.ts';
import { paths } from '#browser/path.ts';

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

/** Address of an open category in its tab. */
export function categoryAddressOf(side: Side, id: string): string {
  return `${addressOf(tabs[side])}#${id}`;
}

function addressOf(tab: Tab): string {
  return tab === 'overview' ? paths.explorer : `${paths.explorer}?tab=${tab}`;
}
