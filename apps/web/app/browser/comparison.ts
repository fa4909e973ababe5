import { toggle } from '@nosmilliards/domain/comparison';
import { comparisonPathOf } from '@nosmilliards/domain/comparison-path';
import type { Line } from '@nosmilliards/domain/line';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import {
  EMPTY_COMPARISON,
  originOf,
  parseItems,
  storedItemOf,
  type StoredComparison,
} from '@nosmilliards/domain/stored-comparison';
import { useEffect, useSyncExternalStore } from 'react';
import { reportStorageFault } from './storage.ts';
import { storeOf } from './store.ts';

const comparison = storeOf<StoredComparison>(EMPTY_COMPARISON);
let isRestored = false;

export type Comparing = StoredComparison & {
  readonly ids: readonly string[];
  /** False when the selection is full. */
  readonly toggle: (line: Line, origin: string) => boolean;
  readonly clear: () => void;
};

/** The lines chosen for comparison during this visit, and the page they were chosen from. */
export function useComparison(): Comparing {
  const chosen = useSyncExternalStore(comparison.subscribe, comparison.get, () => EMPTY_COMPARISON);
  useEffect(restoreOnce, []);
  return { ...chosen, ids: chosen.items.map(({ id }) => id), toggle: toggleLine, clear };
}

/** Here and not with the other addresses: only pages where one compares pay for it. */
export function comparePath(ids: readonly string[]): string {
  return `/compare/${comparisonPathOf(ids)}`;
}

function toggleLine(line: Line, origin: string): boolean {
  const { items } = comparison.get();
  const toggled = toggle(
    items.map(({ id }) => id),
    line.id,
  );
  if (!toggled.ok) return false;
  const added = storedItemOf(line, Date.now());
  keep({
    items: toggled.value.map((id) => items.find((item) => item.id === id) ?? added),
    origin,
  });
  return true;
}

function clear() {
  keep({ ...comparison.get(), items: [] });
}

function keep(next: StoredComparison) {
  comparison.set(next);
  try {
    sessionStorage.setItem(STORAGE_KEYS.comparisonItems, JSON.stringify(next.items));
    sessionStorage.setItem(STORAGE_KEYS.comparisonOrigin, next.origin);
  } catch (error) {
    reportStorageFault('The comparison could not be written', error);
  }
}

function restoreOnce() {
  if (isRestored) return;
  isRestored = true;
  try {
    const text = sessionStorage.getItem(STORAGE_KEYS.comparisonItems);
    if (text === null) return;
    const items = parseItems(text);
    if (!items.ok) reportStorageFault('The stored comparison was dropped:', items.reason);
    const origin = originOf(sessionStorage.getItem(STORAGE_KEYS.comparisonOrigin));
    comparison.set({ items: items.ok ? items.value : [], origin });
  } catch (error) {
    reportStorageFault('The comparison could not be read', error);
  }
}
