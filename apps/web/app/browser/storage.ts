/**
 * localStorage. A browser may refuse it (private mode, full disk, policy): the site then works from
 * memory, and only forgets between visits.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** sessionStorage: one tab, until it closes. */
export function readForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** sessionStorage. */
export function writeForVisit(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    reportStorageFault(`"${key}" could not be written`, error);
  }
}

/** `null` deletes the value. False when the browser refuses. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch (error) {
    reportStorageFault(`« ${key} » could not be written`, error);
    return false;
  }
}

/** Calls `listener` when another tab may have changed localStorage. */
export function whenOthersMayHaveWritten(listener: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', listener);
  // A page frozen in the back/forward cache gets no `storage` event.
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
}

/**
 * Calls `listener` when localStorage is cleared, by another tab or by `eraseDevice` in this one:
 * copies in memory must be cleared too.
 */
export function whenErased(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener();
  };
  globalThis.window?.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** Unreadable stored values are logged, as the specification requires. */
export function reportStorageFault(message: string, detail: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(message, detail);
}
