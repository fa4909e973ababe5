import { useEffect, useRef } from 'react';

/** Call when the focused button is removed by its own action: the focus would be lost. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}

/**
 * Focuses the title at each new step, because the button that led to it is gone. `before` is the
 * previous step; by default the first step leaves the focus alone.
 */
export function useTitleFocus(step: string, before = step): void {
  const last = useRef(before);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    focusTitle();
  }, [step]);
}
