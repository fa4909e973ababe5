import { useSearchParams } from 'react-router';
import { useHydrated } from '#browser/hydration.ts';

/** Held by the URL, so that back returns to the unit before; the first is that of the page as written. */
export function useUnit<Unit extends string>(
  units: readonly [Unit, ...Unit[]],
  words: Readonly<Record<Unit, { readonly query: string }>>,
): Unit {
  const isHydrated = useHydrated();
  const [search] = useSearchParams();
  const asked = isHydrated ? `?unite=${search.get('unite') ?? ''}` : '';
  return units.find((unit) => words[unit].query === asked) ?? units[0];
}
