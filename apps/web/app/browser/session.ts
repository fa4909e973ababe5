import { parseRecord } from '@nosmilliards/domain/stored-value';
import { readForVisit, reportStorageFault, whenErased } from './storage.ts';

/** Where React Router keeps scroll positions. */
const SCROLL_KEY = 'react-router-scroll-positions';

/**
 * Call before the router starts: it assumes an object under `SCROLL_KEY`, and any other value
 * breaks every link. Also clears sessionStorage when another tab erases the device.
 */
export function guardSession(): void {
  const scrolled = readForVisit(SCROLL_KEY);
  if (scrolled !== null && !parseRecord(scrolled).ok)
    empty((store) => store.removeItem(SCROLL_KEY));
  whenErased(() => {
    empty((store) => store.clear());
    delete document.documentElement.dataset['voted'];
  });
}

function empty(change: (store: Storage) => void) {
  try {
    change(sessionStorage);
  } catch (error) {
    reportStorageFault('sessionStorage could not be emptied', error);
  }
}
