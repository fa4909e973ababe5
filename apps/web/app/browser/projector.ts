import { useEffect, useSyncExternalStore } from 'react';

/** The page becomes the screen of a room: its letters follow the screen, its frame steps aside. */
export function useProjector(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['projector'] = '';
    return () => {
      delete dataset['projector'];
    };
  }, []);
}

/** `null` where the browser has no full screen to give, as on an iPhone. */
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
    // Refused by the browser: the screen stays as it was, and the visitor sees it.
  }
}
