import type { Millions } from '@nosmilliards/domain/money/money';
import type { Paint } from '#ui/sector.ts';

/** Positions on the sheet, as in the dataset. */
export type SheetPlan = {
  /** Value of one square, in millions of euros. */
  readonly square: number;
  /** Sectors from left to right; their squares add up to 1 000. */
  readonly bands: readonly {
    readonly paint: Paint;
    readonly title: string;
    readonly amount: Millions;
    readonly squares: number;
  }[];
  /** Tax expenditures, outside the 1 000 squares. */
  readonly margin: { readonly amount: Millions; readonly squares: number };
  /** By card id; tax expenditures start at 1 000. */
  readonly places: ReadonlyMap<string, { readonly start: number; readonly squares: number }>;
};

/** Revenue is drawn as white squares: it is not spent. */
export type SheetPaint = Paint | 'revenue';

export type ChangeKind = 'cut' | 'removed' | 'beyond' | 'added';

/** The effect of a vote on the squares of a card. A revenue card has no position. */
export type SheetChange = {
  readonly cardId: string;
  readonly kind: ChangeKind;
  /** Never negative. */
  readonly amount: Millions;
  /** Not rounded: the last square may be partial. */
  readonly squares: number;
};

export const NO_CHANGES: readonly SheetChange[] = [];

export const SQUARES = 1000;

/** Consecutive squares of one colour; tax expenditures come after the 1 000. */
export type Run = {
  readonly paint: Paint;
  readonly title: string;
  readonly amount: Millions;
  readonly start: number;
  readonly end: number;
};

export function runsOf({ bands, margin }: SheetPlan): Run[] {
  const niches = { paint: 'niche', title: 'Niches fiscales (en marge)', ...margin } as const;
  let start = 0;
  return [...bands, niches].map(({ squares, ...band }) => {
    const run = { ...band, start, end: start + squares };
    start = run.end;
    return run;
  });
}
