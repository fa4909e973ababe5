import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '#browser/hydration.ts';

const ZOOM = 'categorie';

/**
 * Which category is seen closer: the address is the truth, so that it can be sent and left by the
 * Back button. `follow` moves the focus, but not for whoever arrives by such an address.
 */
export function useZoom(follow: (now: string | null, before: string | null) => void) {
  const isHydrated = useHydrated();
  const [search, setSearch] = useSearchParams();
  const zoomed = isHydrated ? search.get(ZOOM) : null;
  const seen = useRef<string | null>(undefined);

  useEffect(() => {
    if (!isHydrated) return;
    const before = seen.current;
    seen.current = zoomed;
    if (before !== undefined && before !== zoomed) follow(zoomed, before);
  });

  const zoom = (id: string | null) =>
    setSearch(id === null ? {} : { [ZOOM]: id }, { preventScrollReset: true });
  return [zoomed, zoom] as const;
}
