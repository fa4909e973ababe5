import { useSyncExternalStore } from 'react';

/**
 * False while React takes over the prerendered page, which knows neither the visitor nor the
 * query string; true right after, and at once on later pages.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
