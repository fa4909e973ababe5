import { LENSES, type Lens } from '@nosmilliards/domain/budget/lens';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, whenErased, writeStored } from './storage.ts';
import { storeOf } from './store.ts';

export const DEFAULT_LENS: Lens = 'billions';
const lens = storeOf<Lens>(DEFAULT_LENS);

/** The unit in which the visitor reads amounts, stored across visits. */
export function useLens(): readonly [Lens, (next: Lens) => void] {
  const current = useSyncExternalStore(lens.subscribe, lens.get, () => DEFAULT_LENS);
  // After hydration: the prerendered page always has the default lens.
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
