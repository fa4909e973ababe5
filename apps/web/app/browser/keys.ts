import { useEffect, useEffectEvent } from 'react';

/** Runs `onKey` for each press that `keyOf` knows, anywhere in the page, once however long it is held. */
export function useKeys<Key>(
  isOn: boolean,
  keyOf: (event: KeyboardEvent) => Key | null,
  onKey: (key: Key) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return;
    const key = keyOf(event);
    if (key === null) return;
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

export function isIn(selector: string, { target }: Event): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** By key code too: on a French keyboard, the « 1 » key types « & ». */
export function choiceKeyOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>) {
  const digits = [1, 2, 3, 4] as const;
  return digits.find((digit) => key === String(digit) || code === `Digit${digit}`) ?? null;
}
