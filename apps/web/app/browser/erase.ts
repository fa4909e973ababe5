import { forgetComparison } from './comparison.ts';
import { DEFAULT_LENS, setLens } from './lens.ts';
import { reportStorageFault } from './storage.ts';

/**
 * Empties all that the site keeps on the device: both stores, the copy for offline use, and what
 * this tab holds in memory, the votes excepted (the engine forgets them once the stores are empty).
 */
export async function eraseDevice(): Promise<void> {
  forgetComparison();
  setLens(DEFAULT_LENS);
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[store].clear();
    } catch (error) {
      reportStorageFault(`${store} could not be emptied`, error);
    }
  }
  // What other tabs hear of an emptied store, this one hears too.
  window.dispatchEvent(new StorageEvent('storage'));
  delete document.documentElement.dataset['voted'];
  await Promise.allSettled([dropCaches(), dropWorkers()]);
}

/** Absent where the page is not served over HTTPS. */
async function dropCaches() {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The next visit installs it again, with a whole copy: left alone, it would serve an empty one. */
async function dropWorkers() {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}
