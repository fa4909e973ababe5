import { useSyncExternalStore } from 'react';

/** `null` without the Fullscreen API, as on an iPhone. */
export function useFullScreen(): readonly [boolean, () => void] | null {
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (typeof document === 'undefined' || !document.fullscreenEnabled) return null;
  return [isFull, () => void toggle()];
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

async function toggle() {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // Refused by the browser: the page stays as it is, which the visitor sees.
  }
}
