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

/** Told to the page once its buttons answer: what was tapped before is played then. */
export const HYDRATED = 'hydrated';

export function tellHydrated(): void {
  dispatchEvent(new Event(HYDRATED));
}

function neverChanges() {
  return () => {};
}
