import type { Millions } from '@nosmilliards/domain/money/money';
import type { Paint } from '#ui/sector-rect.tsx';

/** Who stands where on the sheet, as the dataset gives it. */
export type SheetPlan = {
  /** What one square is worth, in millions of euros. */
  readonly square: number;
  /** From left to right; their squares make 1 000. */
  readonly bands: readonly {
    readonly paint: Paint;
    readonly title: string;
    readonly amount: Millions;
    readonly squares: number;
  }[];
  /** Tax niches, outside the 1 000. */
  readonly margin: { readonly amount: Millions; readonly squares: number };
  /** Of the cards; those of the margin start at 1 000. */
  readonly places: ReadonlyMap<string, { readonly start: number; readonly squares: number }>;
};

/** A revenue is drawn in paper squares: it is not spent. */
export type SheetPaint = Paint | 'revenue';

export type ChangeKind = 'cut' | 'removed' | 'beyond' | 'added';

/** What a vote does to the squares of a card. A card without a place is one of revenue. */
export type SheetChange = {
  readonly cardId: string;
  readonly kind: ChangeKind;
  /** Never negative. */
  readonly amount: Millions;
  /** Not rounded: the last square is only begun. */
  readonly squares: number;
};

export const NO_CHANGES: readonly SheetChange[] = [];

export const SQUARES = 1000;

/** Squares of one colour, from the first of the sheet; the niches follow the 1 000. */
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
