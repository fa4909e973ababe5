import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '#browser/hydration.ts';
import { totals } from '#browser/totals.ts';
import { TotalsState } from './totals-state.tsx';

type TotalsHereProps = {
  readonly numbering: Numbering;
  /** Shown when this browser has no ballot in the totals. */
  readonly children: ReactNode;
};

/** The ballot of this browser in the common totals, to withdraw or replace. */
export function TotalsHere(props: TotalsHereProps) {
  // The prerendered page knows nothing of the visitor.
  return useHydrated() && <Found {...props} />;
}

function Found({ numbering, children }: TotalsHereProps) {
  // Captured at the first render: once withdrawn, the ballot is still reported as withdrawn.
  const [isIn] = useState(() => totals.get().outbox !== null);
  return isIn ? <TotalsState numbering={numbering} /> : children;
}
