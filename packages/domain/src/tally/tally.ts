import { formatCount } from '../money/format.ts';
import { sorted } from '../list.ts';
import type { Choice, ChoiceType } from '../vote/vote.ts';

/** How many chose what on one card or group: counts in a room, percents in the public totals. */
export type Tally = Readonly<Record<ChoiceType, number>>;

/** In the order in which the four choices are offered. */
export const CHOICE_TYPES = ['keep', 'increase', 'decrease', 'remove'] as const;

export const EMPTY_TALLY: Tally = { keep: 0, increase: 0, decrease: 0, remove: 0 };

/** From the largest cut to the rise. */
const STEPS: readonly ChoiceType[] = ['remove', 'decrease', 'keep', 'increase'];

const VERBS: Readonly<Record<ChoiceType, { readonly one: string; readonly many: string }>> = {
  keep: { one: 'garde', many: 'gardent' },
  increase: { one: 'augmente', many: 'augmentent' },
  decrease: { one: 'réduit', many: 'réduisent' },
  remove: { one: 'supprime', many: 'suppriment' },
};

export function tallyOf(choices: Iterable<Pick<Choice, 'type'>>): Tally {
  const tally = { ...EMPTY_TALLY };
  for (const { type } of choices) tally[type] += 1;
  return tally;
}

export function answersIn(tally: Tally): number {
  return total(CHOICE_TYPES.map((type) => tally[type]));
}

/** More than one: a tie, to be shown as a tie. None when nobody answered. */
export function mostChosenOf(tally: Tally): readonly ChoiceType[] {
  const most = Math.max(...CHOICE_TYPES.map((type) => tally[type]));
  return most > 0 ? CHOICE_TYPES.filter((type) => tally[type] === most) : [];
}

export function isTie(tally: Tally): boolean {
  return mostChosenOf(tally).length > 1;
}

/**
 * The mean distance between two answers, in steps of this scale, over the largest there is: half of
 * the answers at each end. 0 when all agree or nobody answered.
 */
export function divisionOf(tally: Tally): number {
  const answers = answersIn(tally);
  if (answers === 0) return 0;
  const below = STEPS.map((_, step) => total(STEPS.slice(0, step).map((type) => tally[type])));
  return ((4 / 3) * total(below.map((count) => count * (answers - count)))) / answers ** 2;
}

/** At least three quarters of the answers are the same. */
export function isShared(tally: Tally): boolean {
  const answers = answersIn(tally);
  return answers > 0 && CHOICE_TYPES.some((type) => tally[type] * 4 >= answers * 3);
}

/** « 14 gardent, 9 réduisent »: the largest count first, what nobody chose left unsaid. */
export function tallySentenceOf(tally: Tally): string {
  const chosen = sorted(
    CHOICE_TYPES.filter((type) => tally[type] > 0),
    (a, b) => tally[b] - tally[a],
  );
  if (chosen.length === 0) return 'Personne n’a répondu';
  return chosen.map((type) => countedVerbOf(type, tally[type])).join(', ');
}

/** Of signed percentages, −100 for a removal and 0 for what is kept; `null` without an answer. */
export function medianPercentOf(changes: readonly number[]): number | null {
  const inOrder = sorted(changes, (a, b) => a - b);
  const middle = inOrder.length >> 1;
  const upper = inOrder[middle];
  if (upper === undefined) return null;
  return inOrder.length % 2 === 1 ? upper : ((inOrder[middle - 1] ?? upper) + upper) / 2;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function countedVerbOf(type: ChoiceType, count: number): string {
  return `${formatCount(count)}\u00A0${count < 2 ? VERBS[type].one : VERBS[type].many}`;
}
