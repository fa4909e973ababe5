import { useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

const ZOOM = 'categorie';

/**
 * The zoomed category, held by the URL so that it can be shared and left with the Back button.
 * `follow` moves the focus, except on arrival.
 */
export function useZoom(follow: (now: string | null, before: string | null) => void) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(ZOOM);
  // `null` at first: the prerendered page does not know the query.
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
