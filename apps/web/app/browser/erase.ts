import { DEFAULT_LENS } from './lens.ts';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { readLedRoom } from './live-session.ts';
import { deleteRoom } from './room-client.ts';
import { reportStorageFault, writeStored } from './storage.ts';
import { readOutbox, withdrawal, type Outcome } from './totals.ts';
import { outboxText, withdrawing } from './totals-outbox.ts';

export type Erased = {
  /** The answer of the service; `null` when no choice can be in the common totals. */
  readonly withdrawal: Promise<Outcome | null> | null;
  /** True once the service has deleted the live room led from this tab; `null` without a room. */
  readonly deletion: Promise<boolean> | null;
};

/**
 * Clears localStorage, sessionStorage, the caches and the service workers. Other tabs clear their
 * memory on the `storage` event; in this tab the ballot engine clears the votes afterwards. The
 * outbox of the common totals stays until the service has confirmed the withdrawal, because only
 * its keys can withdraw the ballot. If the service does not answer, it deletes a live room within a
 * day.
 */
export async function eraseDevice(): Promise<Erased> {
  const room = readLedRoom();
  const outbox = readOutbox();
  const leaving = outbox && withdrawing(outbox);
  // Clearing an empty store fires no `storage` event in the other tabs.
  writeStored(STORAGE_KEYS.lens, DEFAULT_LENS);
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[store].clear();
    } catch (error) {
      reportStorageFault(`${store} could not be emptied`, error);
    }
  }
  if (leaving !== null) writeStored(TOTALS_KEY, outboxText(leaving));
  // The browser fires `storage` in the other tabs only.
  window.dispatchEvent(new StorageEvent('storage'));
  delete document.documentElement.dataset['voted'];
  const deletion = room === null || room.isDeleted ? null : deleteRoom(room);
  await Promise.allSettled([dropCaches(), dropWorkers()]);
  return { withdrawal: leaving && withdrawal(), deletion };
}

/** `caches` is undefined on a page not served over HTTPS. */
async function dropCaches() {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A worker left registered would serve from empty caches; the next visit installs it again. */
async function dropWorkers() {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
}
