import { reportStorageFault } from './storage.ts';

type Listeners = {
  /** A newer release waits on the device; `reload` turns this page into it. */
  readonly onNewer: (reload: () => void) => void;
  /** The network went away, and the site goes on without it. */
  readonly onOffline: () => void;
};

/**
 * Has a worker keep the site on the device. May be called again when the frame is drawn anew:
 * what an older frame says is lost with it.
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
  reloadWithNextWorker(serviceWorker);
  try {
    const registration = await serviceWorker.register('/sw.js');
    tellWhenWaiting(registration, onNewer);
    // An installed site is resumed more often than it is opened: it asks when it comes back.
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) registration.update().catch(() => {});
    });
  } catch (error) {
    reportStorageFault('The site could not be kept on this device', error);
  }
}

/** By script: what a browser reads to offer the installation is one request less to show a page. */
function nameManifest() {
  if (document.querySelector('link[rel="manifest"]')) return;
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** Every tab at once: a page of the old release finds its files no more. Votes are stored. */
function reloadWithNextWorker(serviceWorker: ServiceWorkerContainer) {
  let isKept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker takes the page as it is: it is of its release.
    if (isKept) location.reload();
    isKept = true;
  });
}

function tellWhenWaiting(registration: ServiceWorkerRegistration, onNewer: Listeners['onNewer']) {
  const tell = () => {
    if (!registration.waiting || !registration.active) return;
    // The one that waits when it is wanted: a yet newer one may have taken its place.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    onNewer(() => registration.waiting?.postMessage('take over'));
  };
  const follow = () => registration.installing?.addEventListener('statechange', tell);
  tell();
  follow();
  registration.addEventListener('updatefound', follow);
}

/** A visitor who counts megabytes does not get one unasked. */
function savesData(): boolean {
  // Only some browsers tell, and the types know none of them.
  return Reflect.get(navigator, 'connection')?.saveData === true;
}
