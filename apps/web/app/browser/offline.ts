import { reportStorageFault } from './storage.ts';

type Listeners = {
  /** A newer release is installed and waiting; `reload` activates it. */
  readonly onNewer: (reload: () => void) => void;
  /** The network is lost, and a service worker controls the page. */
  readonly onOffline: () => void;
};

/**
 * Registers the service worker, which stores the site for offline use. May be called again when the
 * layout mounts again.
 */
export async function keepSite({ onNewer, onOffline }: Listeners): Promise<void> {
  nameManifest();
  if (!('serviceWorker' in navigator) || savesData()) return;
  const { serviceWorker } = navigator;
  const tellOffline = () => {
    if (serviceWorker.controller !== null) onOffline();
  };
  if (navigator.onLine) window.addEventListener('offline', tellOffline, { once: true });
  else tellOffline();
  try {
    const registration = await serviceWorker.register('/sw.js');
    tellWhenWaiting(registration, onNewer);
    // An installed app is resumed more often than it is opened: look for an update when it is
    // shown.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  } catch (error) {
    reportStorageFault('The site could not be kept on this device', error);
  }
}

/** Added by script, so that the manifest is not fetched during the page load. */
function nameManifest() {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/**
 * Reloads every tab when a new worker takes control: the files of the old release are gone. Votes
 * are stored. To call at once: a tab that does not listen yet would keep the old release.
 */
export function reloadWithNextWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let isKept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker has the same release as the page: no reload.
    if (isKept) location.reload();
    isKept = true;
  });
}

function tellWhenWaiting(registration: ServiceWorkerRegistration, onNewer: Listeners['onNewer']) {
  const tell = () => {
    if (!registration.waiting || !registration.active) return;
    // Reads `waiting` at the click: a newer worker may have replaced the one that was announced.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    onNewer(() => registration.waiting?.postMessage('take over'));
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** With Save-Data on, the site is not copied to the device. */
function savesData(): boolean {
  // Only some browsers have `navigator.connection`, and the DOM types omit it.
  return Reflect.get(navigator, 'connection')?.saveData === true;
}
