import { choiceKeyOf, isIn, useKeys } from '#browser/keys.ts';
import type { StageGesture } from './stage-view.ts';

/** A command of the screen, or one more hand for one of the four choices. */
export type RoomKey = Exclude<StageGesture, 'end' | 'leave'> | 1 | 2 | 3 | 4;

/** Shortcuts are off in a field and in a list that the arrows scroll. */
const FIELDS = ':is(input:not([type=checkbox]), textarea, select, [contenteditable])';

export function useRoomKeys(isOn: boolean, onKey: (key: RoomKey) => void): void {
  useKeys(isOn, (event) => (isIn(FIELDS, event) ? null : roomKeyOf(event)), onKey);
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
  return KEYS.get(key.toLowerCase()) ?? choiceKeyOf({ key, code });
}
