import { useCallback, useSyncExternalStore } from 'react';
import { storeOf } from './store.ts';

/**
 * The lines opened in the explorer during this visit. Kept outside the components, so that they are
 * still open when the visitor comes back from another page.
 */
const unfolded = storeOf<ReadonlySet<string>>(new Set());

export function useUnfolded(id: string): readonly [boolean, () => void] {
  const isOpen = useSyncExternalStore(
    unfolded.subscribe,
    () => unfolded.get().has(id),
    () => false,
  );
  const toggle = useCallback(() => {
    const next = new Set(unfolded.get());
    if (!next.delete(id)) next.add(id);
    unfolded.set(next);
  }, [id]);
  return [isOpen, toggle];
}
