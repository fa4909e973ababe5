import { useEffect, useEffectEvent } from 'react';

export type Shortcut = 1 | 2 | 3 | 4 | 'previous' | 'next' | 'undo' | 'help';

/**
 * Shortcuts are off in a field, in a dialog, and in a list that the arrows scroll. The field of a
 * dialog just closed keeps the focus until the next frame: shortcuts are on there.
 */
const FIELDS = ':is(input, textarea, select, [contenteditable], [data-own-arrows])';
const HANDS_OFF = `${FIELDS}:not(dialog:not([open]) *)`;

export function useShortcuts(isOn: boolean, onShortcut: (shortcut: Shortcut) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.repeat || event.defaultPrevented || target?.closest(HANDS_OFF)) return;
    if (document.querySelector('dialog[open]')) return;
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    event.preventDefault();
    onShortcut(shortcut);
  });

  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
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
  return digitOf(event);
}

/** By key code too: on a French keyboard, the « 1 » key types « & ». */
function digitOf({ key, code }: Pressed): 1 | 2 | 3 | 4 | null {
  const digits = [1, 2, 3, 4] as const;
  return digits.find((digit) => key === String(digit) || code === `Digit${digit}`) ?? null;
}
