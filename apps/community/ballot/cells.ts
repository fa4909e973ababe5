import { balanceRankOf } from '@nosmilliards/domain/trends/balance-step';
import type { Choice, ChoiceType } from '@nosmilliards/domain/vote/vote';

/**
 * What is counted: first the final balances, by steps, then for each card forty-two bands of
 * choices. Nothing says that no choice was made: it is what is missing.
 */
export const BALANCES = { from: -400_000, step: 20_000, steps: 30 } as const;
/** The two ends are open. */
export const BALANCE_CELLS = BALANCES.steps + 2;

/** Percentages are counted to the nearest five: the presets of the game fall in the middle. */
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
  /** Percent of the amount. */
  readonly change: number;
};

/** From the largest cut to the largest rise: the order in which a median is looked for. */
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

/** Counters written with another layout would be read as something else. */
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
