import { useEffect, useRef } from 'react';

/** Where what was pressed goes away with what it did. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * Each step is another screen: what was pressed to reach it is gone, and its title takes the focus.
 * `before` is the step one comes from; left out, the first step leaves the focus where it is.
 */
export function useTitleFocus(step: string, before = step): void {
  const last = useRef(before);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    focusTitle();
  }, [step]);
}
