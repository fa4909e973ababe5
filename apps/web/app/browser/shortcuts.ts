import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { useEffect, useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';
import { storeOf } from './store.ts';

const OFF = 'off';
const areOn = storeOf(true);

/** Single-key shortcuts disturb dictation and switch control: off stays off at the next visit. */
export function useShortcutSwitch(): readonly [boolean, (next: boolean) => void] {
  const current = useSyncExternalStore(areOn.subscribe, areOn.get, () => true);
  useEffect(() => {
    if (readStored(STORAGE_KEYS.shortcuts) === OFF && areOn.get()) areOn.set(false);
  }, []);
  return [current, setShortcutsOn];
}

/** Off is remembered; on, the default, leaves nothing. */
export function setShortcutsOn(next: boolean): void {
  areOn.set(next);
  writeStored(STORAGE_KEYS.shortcuts, next ? null : OFF);
}
