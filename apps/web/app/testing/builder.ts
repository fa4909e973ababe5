import type { Numbering } from '@nosmilliards/contract/ballot-code';
import { millions } from '@nosmilliards/domain/money/money';
import type { SheetPlan } from '#ui/sheet/plan.ts';

/** The sheet of an edition whose only sector is the State. */
export const SHEET: SheetPlan = {
  square: 1000,
  bands: [{ paint: 'state', title: 'État', amount: millions(1_000_000), squares: 1000 }],
  margin: { amount: millions(0), squares: 0 },
  places: new Map([['ET01', { start: 0, squares: 60 }]]),
};

/** Numbers the ids in their order, from 0. */
export function numberingOf(...id: readonly string[]): Numbering {
  return { edition: 2025, since: 2025, codes: { number: [...id.keys()], id } };
}
