import { balanceRankOf } from '@nosmilliards/domain/trends/balance-step';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';

/**
 * Layout of the counters: first one cell per step of final balance (millions of euros), then for
 * each card 42 cells, one per band of choices. A card without a choice is in no cell.
 */
export const BALANCES = { from: -400_000, step: 20_000, steps: 30 } as const;
/** Plus one cell below `from` and one above the last step. */
export const BALANCE_CELLS = BALANCES.steps + 2;

/**
 * A percentage is counted in the band of the nearest multiple of 5: the presets of the game are the
 * middle of their band.
 */
const POINTS_PER_BAND = 5;
const BANDS_EACH_WAY = 20;
const KEPT = 0;
const REMOVED = 1;
const FIRST_RISE = 2;
const FIRST_CUT = FIRST_RISE + BANDS_EACH_WAY;
export const BANDS = FIRST_CUT + BANDS_EACH_WAY;

export const CLASSES = [
  'keep',
  'increase',
  'decrease',
  'remove',
] as const satisfies readonly ChoiceType[];

type Band = {
  readonly band: number;
  readonly choice: (typeof CLASSES)[number];
  /** Change of the amount, in percent. */
  readonly change: number;
};

/** Sorted from the largest cut to the largest rise, to find medians. */
export const BANDS_IN_ORDER: readonly Band[] = [
  { band: REMOVED, choice: 'remove', change: -100 },
  ...Array.from({ length: BANDS_EACH_WAY }, (_, index) => {
    const rank = BANDS_EACH_WAY - 1 - index;
    return {
      band: FIRST_CUT + rank,
      choice: 'decrease',
      change: -(rank + 1) * POINTS_PER_BAND,
    } as const;
  }),
  { band: KEPT, choice: 'keep', change: 0 },
  ...Array.from(
    { length: BANDS_EACH_WAY },
    (_, rank) =>
      ({
        band: FIRST_RISE + rank,
        choice: 'increase',
        change: (rank + 1) * POINTS_PER_BAND,
      }) as const,
  ),
];

/** Stored with the edition: `readEdition` refuses counters written with another layout. */
export const LAYOUT = JSON.stringify({ BALANCES, POINTS_PER_BAND, BANDS_EACH_WAY });

export function cellCountOf(cards: number): number {
  return BALANCE_CELLS + cards * BANDS;
}

export function balanceCellOf(balance: number): number {
  return balanceRankOf(balance, BALANCES);
}

export function cardCellOf(card: number, band: number): number {
  return BALANCE_CELLS + card * BANDS + band;
}

export function bandOf(choice: Choice): number {
  switch (choice.type) {
    case 'keep':
      return KEPT;
    case 'remove':
      return REMOVED;
    case 'increase':
      return FIRST_RISE + rankOf(choice.percent);
    case 'decrease':
      return FIRST_CUT + rankOf(choice.percent);
  }
}

function rankOf(percent: number): number {
  return Math.max(1, Math.min(Math.round(percent / POINTS_PER_BAND), BANDS_EACH_WAY)) - 1;
}
