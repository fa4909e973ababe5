import { useState, type ReactNode } from 'react';
import { useHydrated } from '#browser/hydration.ts';
import { Late, type LatePart } from '#ui/late.tsx';
import { hasBallotInTotals, type TotalsKit } from './totals-section.tsx';

type TotalsHereProps = {
  readonly kit: LatePart<TotalsKit>;
  /** Where this browser has nothing there. */
  readonly children: ReactNode;
};

/** What of this browser is in the common totals, to be withdrawn or replaced. */
export function TotalsHere(props: TotalsHereProps) {
  // The page written ahead knows nobody.
  return useHydrated() && <Found {...props} />;
}

function Found({ kit, children }: TotalsHereProps) {
  // As found: what is withdrawn is still told.
  const [isThere] = useState(hasBallotInTotals);
  return isThere ? <Late part={kit}>{({ State }) => <State />}</Late> : children;
}
