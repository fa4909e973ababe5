import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A client-side route change is silent: without this, a screen reader stays on a link that is
 * gone. Focus goes to the anchor or the new title, except on arrival, where the browser speaks.
 */
export function PageFocus() {
  const { pathname, hash } = useLocation();
  const address = pathname + hash;
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    const anchor = hash === '' ? null : document.getElementById(hash.slice(1));
    // What follows the # may be a budget: it names no place of the page.
    const target = anchor ?? document.querySelector<HTMLElement>('main h1');
    target?.focus({ preventScroll: anchor === null });
  }, [address, hash]);
  return null;
}
