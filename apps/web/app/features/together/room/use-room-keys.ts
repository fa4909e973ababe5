import { useEffect, useEffectEvent } from 'react';
import type { StageGesture } from './stage-view.ts';

/** A command of the screen, or one more hand for one of the four choices. */
export type RoomKey = Exclude<StageGesture, 'end' | 'leave'> | 1 | 2 | 3 | 4;

/** Shortcuts are off in a field and in a list that the arrows scroll. */
const FIELDS = ':is(input:not([type=checkbox]), textarea, select, [contenteditable])';

export function useRoomKeys(isOn: boolean, onKey: (key: RoomKey) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest(FIELDS)) return;
    const key = roomKeyOf(event);
    if (key === null || event.repeat) return;
    event.preventDefault();
    onKey(key);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const KEYS: ReadonlyMap<string, RoomKey> = new Map<string, RoomKey>([
  ['arrowright', 'next'],
  ['arrowleft', 'previous'],
  // Keys of a presentation remote.
  ['pagedown', 'next'],
  ['pageup', 'previous'],
  ['r', 'show'],
  ['m', 'hide'],
  ['f', 'freeze'],
]);

export function roomKeyOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): RoomKey | null {
  if (ctrlKey || metaKey || altKey) return null;
  return KEYS.get(key.toLowerCase()) ?? digitOf(key, code);
}

/** By key code too: on a French keyboard, the « 1 » key types « & ». */
function digitOf(key: string, code: string): 1 | 2 | 3 | 4 | null {
  const digits = [1, 2, 3, 4] as const;
  return digits.find((digit) => key === String(digit) || code === `Digit${digit}`) ?? null;
}
