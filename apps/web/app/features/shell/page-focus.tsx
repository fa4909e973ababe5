import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A client-side route change is silent: without this, a screen reader stays on a link that is
 * gone. Focus goes to the new title, except on the first page, where the browser speaks.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
