import { choiceKeyOf, isIn, useKeys } from '#browser/keys.ts';

export type Shortcut = 1 | 2 | 3 | 4 | 'previous' | 'next' | 'undo' | 'help';

/**
 * Shortcuts are off in a field, in a dialog, and in a list that the arrows scroll. The field of a
 * dialog just closed keeps the focus until the next frame: shortcuts are on there.
 */
const FIELDS = ':is(input, textarea, select, [contenteditable], [data-own-arrows])';
const HANDS_OFF = `${FIELDS}:not(dialog:not([open]) *)`;

export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut) => void) {
  useKeys(isOn, (event) => (areOff(event) ? null : shortcutOf(event)), onShortcut);
}

function areOff(event: KeyboardEvent): boolean {
  return isIn(HANDS_OFF, event) || document.querySelector('dialog[open]') !== null;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function shortcutOf(event: Pressed): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !altKey && !shiftKey) {
    return key.toLowerCase() === 'z' ? 'undo' : null;
  }
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'ArrowLeft') return 'previous';
  if (key === 'ArrowRight') return 'next';
  if (key === '?') return 'help';
  return choiceKeyOf(event);
}
