import type { Millions } from '../money/money.ts';

/** Always shown in this order. */
const STAGES = ['voted', 'spent', 'nextVoted', 'proposed'] as const;
type StageName = (typeof STAGES)[number];

/**
 * How the vote of the next year may be shown: with its change, as an amount alone, as that of the
 * whole programme or mission (never beside the net amounts of the line), or not at all.
 */
export type Showing = 'change' | 'amount' | 'whole' | 'none';

export type Stage = {
  readonly name: StageName;
  readonly year: number;
  readonly amount: Millions;
  /** In percent of the voted amount of the year; only `nextVoted` may have one. */
  readonly change: number | null;
};

const YEARS_AFTER: Readonly<Record<StageName, number>> = {
  voted: 0,
  spent: 0,
  nextVoted: 1,
  proposed: 2,
};

/** Empty when nothing after the year is shown: the year itself is told by the history. */
export function stagesOf(
  year: number,
  amounts: Readonly<Partial<Record<StageName, Millions>>>,
  showing: Showing,
): readonly Stage[] {
  const stages = STAGES.flatMap((name) => {
    const amount = amounts[name];
    if (amount === undefined || isHidden(name, showing)) return [];
    const isCompared = name === 'nextVoted' && showing === 'change';
    const change = isCompared ? changeOf(amounts.voted, amount) : null;
    return [{ name, year: year + YEARS_AFTER[name], amount, change }];
  });
  return stages.some((stage) => stage.year > year) ? stages : [];
}

function isHidden(name: StageName, showing: Showing): boolean {
  if (name === 'nextVoted') return showing === 'none';
  return name !== 'proposed' && showing === 'whole';
}

function changeOf(before: Millions | undefined, after: Millions): number | null {
  if (before === undefined || before <= 0) return null;
  return (after / before - 1) * 100;
}

const WORDS: Readonly<Record<StageName, string>> = {
  voted: 'Voté',
  spent: 'Dépensé',
  nextVoted: 'Voté',
  proposed: 'Proposé',
};

/** « Voté 2026 », « Objectif voté 2026 » for health spending, where the law sets a target. */
export function stageWord(
  { name, year }: Pick<Stage, 'name' | 'year'>,
  { isTarget = false } = {},
): string {
  const isVoted = name === 'voted' || name === 'nextVoted';
  return `${isTarget && isVoted ? 'Objectif voté' : WORDS[name]} ${year}`;
}

/** A change above which the perimeters must be read before anything is compared. */
const LARGEST_CHANGE = 25;

/** How the next vote of a programme is shown, from what is known of it. */
export function showingOf(programme: {
  /** `undefined` in a law that does not fund it. */
  readonly voted: Millions | undefined;
  readonly nextVoted: Millions | undefined;
  /** It is exactly one line of the tree. */
  readonly isOneLine: boolean;
  /** What it gives to another administration is taken off the amount of its line. */
  readonly isNet: boolean;
}): Showing {
  const { voted, nextVoted, isOneLine, isNet } = programme;
  if (voted === undefined || nextVoted === undefined || !isOneLine) return 'none';
  if (isNet) return 'whole';
  const change = changeOf(voted, nextVoted);
  return change === null || Math.abs(change) > LARGEST_CHANGE ? 'amount' : 'change';
}
