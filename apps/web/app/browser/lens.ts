import { LENSES, type Lens } from '@nosmilliards/domain/budget/lens';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, whenErased, writeStored } from './storage.ts';
import { storeOf } from './store.ts';

export const DEFAULT_LENS: Lens = 'billions';
const lens = storeOf<Lens>(DEFAULT_LENS);

/** How the visitor likes to see amounts, on every page and at the next visit. */
export function useLens(): readonly [Lens, (next: Lens) => void] {
  const current = useSyncExternalStore(lens.subscribe, lens.get, () => DEFAULT_LENS);
  // After hydration: the prerendered page knows nothing of this visitor.
  useEffect(() => {
    const stored = readStored(STORAGE_KEYS.lens);
    const known = LENSES.find((one) => one === stored);
    if (known !== undefined && known !== lens.get()) lens.set(known);
  }, []);
  return [current, setLens];
}

whenErased(() => lens.set(DEFAULT_LENS));

export function setLens(next: Lens): void {
  lens.set(next);
  writeStored(STORAGE_KEYS.lens, next === DEFAULT_LENS ? null : next);
}
