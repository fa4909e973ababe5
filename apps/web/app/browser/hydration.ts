import { useSyncExternalStore } from 'react';

/**
 * False during hydration, because the prerendered page knows neither the visitor nor the query
 * string; true right after, and immediately on later pages.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

/** Event dispatched after hydration: taps made before it are replayed then. */
export const HYDRATED = 'hydrated';

export function tellHydrated(): void {
  dispatchEvent(new Event(HYDRATED));
}

function neverChanges() {
  return () => {};
}
