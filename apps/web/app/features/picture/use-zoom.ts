import { useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const ZOOM = 'categorie';

/**
 * Which category is seen closer: the address is the truth, so that it can be sent and left by the
 * Back button. `follow` moves the focus, but not for whoever arrives by such an address.
 */
export function useZoom(follow: (now: string | null, before: string | null) => void) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(ZOOM);
  // None at first: the page written ahead knows nothing of the address.
  const zoomed = useDeferredValue(asked, null);
  const seen = useRef(asked);

  useEffect(() => {
    const before = seen.current;
    if (zoomed !== asked || zoomed === before) return;
    seen.current = zoomed;
    follow(zoomed, before);
  });

  const zoom = (id: string | null) =>
    setSearch(id === null ? {} : { [ZOOM]: id }, { preventScrollReset: true });
  return [zoomed, zoom] as const;
}
