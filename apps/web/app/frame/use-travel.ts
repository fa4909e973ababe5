import { useEffect } from 'react';
import { useBallot } from '#ballot/provider.tsx';
import { late, useLate } from '#ui/late.tsx';

const travelTable = late(() => import('#frame/travel-table.ts'));

/** What a page drawn from a link or from one's votes waits for; `null` until all of it is there. */
export function useTravel(isAsked: boolean) {
  const { ballot, open } = useBallot();
  const [table, ask] = useLate(travelTable);
  useEffect(() => {
    if (!isAsked) return;
    open();
    ask();
  }, [isAsked, open, ask]);
  return ballot !== null && table ? { ballot, ...table } : null;
}
