import type { Line } from '@nosmilliards/domain/budget/line';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import {
  EMPTY_COMPARISON,
  emptied,
  originOf,
  parseItems,
  storedItemOf,
  toggled,
  type StoredComparison,
} from '@nosmilliards/domain/comparison/stored';
import { useEffect, useSyncExternalStore } from 'react';
import { readForVisit, reportStorageFault, whenErased } from './storage.ts';
import { storeOf } from './store.ts';

const comparison = storeOf<StoredComparison>(EMPTY_COMPARISON);
let isRestored = false;

export type Comparing = StoredComparison & {
  readonly ids: readonly string[];
  /** False when the selection is full. */
  readonly toggle: (line: Line, origin: string) => boolean;
  readonly clear: () => void;
  /** Replaces the selection with the lines of an address; keeps the origin unless one is given. */
  readonly follow: (lines: readonly Line[], origin?: string) => void;
};

/** The lines chosen for comparison during this visit, and the page they were chosen from. */
export function useComparison(): Comparing {
  const chosen = useSyncExternalStore(comparison.subscribe, comparison.get, () => EMPTY_COMPARISON);
  useEffect(restoreOnce, []);
  return { ...chosen, ids: chosen.items.map(({ id }) => id), toggle: toggleLine, clear, follow };
}

/** A row subscribes to its own line, not to the whole selection. */
export function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    comparison.subscribe,
    () => comparison.get().items.some((item) => item.id === id),
    () => false,
  );
}

/** False when the selection is full. */
export function toggleLine(line: Line, origin: string): boolean {
  const next = toggled(comparison.get(), storedItemOf(line, Date.now()), origin);
  if (next.ok) keep(next.value);
  return next.ok;
}

function follow(lines: readonly Line[], origin?: string) {
  const { items, origin: kept } = comparison.get();
  const now = Date.now();
  keep({
    items: lines.map((line) => items.find(({ id }) => id === line.id) ?? storedItemOf(line, now)),
    origin: originOf(origin ?? kept),
  });
}

function clear() {
  keep(emptied(comparison.get()));
}

/** In memory only: `session.ts` empties the session store. */
function forgetComparison(): void {
  comparison.set(EMPTY_COMPARISON);
}

whenErased(forgetComparison);

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
  const text = readForVisit(STORAGE_KEYS.comparisonItems);
  if (text === null) return;
  const items = parseItems(text);
  if (!items.ok) reportStorageFault('The stored comparison was dropped:', items.reason);
  const origin = originOf(readForVisit(STORAGE_KEYS.comparisonOrigin));
  comparison.set({ items: items.ok ? items.value : [], origin });
}
