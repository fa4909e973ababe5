import { parseRecord } from '@nosmilliards/domain/stored-value';
import { readForVisit, reportStorageFault, whenErased } from './storage.ts';

/** Where the router keeps how far each page was scrolled. */
const SCROLL_KEY = 'react-router-scroll-positions';

/**
 * To call before the router starts: it writes into whatever it finds there, and a number or a word
 * would stop every link. What another tab erases is erased here too.
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
