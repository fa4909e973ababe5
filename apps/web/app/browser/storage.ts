/**
 * The device's store. A browser may refuse it (private mode, full disk, policy): the site then
 * works from memory, and the visitor loses nothing but the memory between two visits.
 */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the device keeps for this visit only. */
export function readForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** For this visit only. */
export function writeForVisit(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch (error) {
    reportStorageFault(`« ${key} » could not be written`, error);
  }
}

/** `null` forgets the value. False when the browser refuses. */
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

/** Another tab writes in the same store: the listener looks at what it left. */
export function whenOthersMayHaveWritten(listener: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', listener);
  // A page kept frozen by the browser hears no storage event: it looks when it comes back.
  window.addEventListener('pageshow', listener);
  document.addEventListener('visibilitychange', listener);
}

/** Another tab, or this one, has emptied the whole store: what is in memory must not come back. */
export function whenErased(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === null) listener();
  };
  globalThis.window?.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The console is where the product promises to tell what it could not read. */
export function reportStorageFault(message: string, detail: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(message, detail);
}
