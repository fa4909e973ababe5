import type { Baseline } from '@nosmilliards/domain/budget/baseline';
import { viewOf } from '@nosmilliards/domain/budget/lens';
import { useMemo, type ReactNode } from 'react';
import { useLens } from '#browser/lens.ts';
import { AmountLensContext, type AmountLens } from '#ui/amount-lens.ts';

type LensScopeProps = { readonly baseline: Baseline; readonly children: ReactNode };

/** Shows every amount inside it in the unit the visitor chose. */
export function LensScope({ baseline, children }: LensScopeProps) {
  const [lens] = useLens();
  const view = useMemo(
    (): AmountLens | null =>
      lens === 'billions'
        ? null
        : (value, netExpenses = baseline.netExpenses) =>
            viewOf(value, lens, { ...baseline, netExpenses }),
    [baseline, lens],
  );
  return <AmountLensContext value={view}>{children}</AmountLensContext>;
}
