import { DEFAULT_LENS } from './lens.ts';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { TOTALS_KEY } from '@nosmilliards/domain/totals-key';
import { readLedRoom } from './live-session.ts';
import { deleteRoom } from './room-client.ts';
import { reportStorageFault, writeStored } from './storage.ts';
import { readOutbox, withdrawal, type Outcome } from './totals.ts';
import { outboxText, withdrawing } from './totals-outbox.ts';

export type Erased = {
  /** Of choices that may be in the common totals: what the service answered. */
  readonly withdrawal: Promise<Outcome | null> | null;
  /** Of a live room led from this tab: whether the service holds nothing of it any more. */
  readonly deletion: Promise<boolean> | null;
};

/**
 * Empties all that the site keeps on the device: both stores and the copy for offline use. What a
 * tab holds in memory or for its visit goes when it hears of it, the votes of this one excepted
 * (the engine forgets them once the stores are empty). What withdraws a ballot from the common
 * totals outlives the rest until the service has answered: without it, nobody ever could. A live room
 * ends by itself within the day, if the service does not answer.
 */
export async function eraseDevice(): Promise<Erased> {
  const room = readLedRoom();
  const outbox = readOutbox();
  const leaving = outbox && withdrawing(outbox);
  // Empty already, it would tell the other tabs nothing.
  writeStored(STORAGE_KEYS.lens, DEFAULT_LENS);
  for (const store of ['localStorage', 'sessionStorage'] as const) {
    try {
      globalThis[store].clear();
    } catch (error) {
      reportStorageFault(`${store} could not be emptied`, error);
    }
  }
  if (leaving !== null) writeStored(TOTALS_KEY, outboxText(leaving));
  // What other tabs hear of an emptied store, this one hears too.
  window.dispatchEvent(new StorageEvent('storage'));
  delete document.documentElement.dataset['voted'];
  const deletion = room === null || room.isDeleted ? null : deleteRoom(room);
  await Promise.allSettled([dropCaches(), dropWorkers()]);
  return { withdrawal: leaving && withdrawal(), deletion };
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
