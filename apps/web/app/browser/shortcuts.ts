import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';
import { storeOf } from './store.ts';

const OFF = 'off';
const areOn = storeOf(true);
// `key` is null when the whole store is cleared; `eraseDevice` fires the event in this tab too.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || key === STORAGE_KEYS.shortcuts) areOn.set(!isStoredOff());
});

/**
 * Single-key shortcuts disturb dictation and switch control: the visitor can turn them off for
 * good.
 */
export function useShortcutSwitch(): readonly [boolean, (next: boolean) => void] {
  const current = useSyncExternalStore(areOn.subscribe, areOn.get, () => true);
  useEffect(() => {
    if (isStoredOff() && areOn.get()) areOn.set(false);
  }, []);
  return [current, setShortcutsOn];
}

/** Only « off » is stored; « on » is the default. */
function setShortcutsOn(next: boolean): void {
  areOn.set(next);
  writeStored(STORAGE_KEYS.shortcuts, next ? null : OFF);
}

function isStoredOff(): boolean {
  return readStored(STORAGE_KEYS.shortcuts) === OFF;
}
