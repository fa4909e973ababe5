import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';
import { storeOf } from './store.ts';

const OFF = 'off';
const areOn = storeOf(true);
// In this tab too, an emptied store is told by an event, which names no key.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || key === STORAGE_KEYS.shortcuts) areOn.set(!isStoredOff());
});

/** Single-key shortcuts disturb dictation and switch control: off stays off at the next visit. */
export function useShortcutSwitch(): readonly [boolean, (next: boolean) => void] {
  const current = useSyncExternalStore(areOn.subscribe, areOn.get, () => true);
  useEffect(() => {
    if (isStoredOff() && areOn.get()) areOn.set(false);
  }, []);
  return [current, setShortcutsOn];
}

/** Off is remembered; on, the default, leaves nothing. */
function setShortcutsOn(next: boolean): void {
  areOn.set(next);
  writeStored(STORAGE_KEYS.shortcuts, next ? null : OFF);
}

function isStoredOff(): boolean {
  return readStored(STORAGE_KEYS.shortcuts) === OFF;
}
