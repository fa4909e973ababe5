import type { Deck } from '../game/deck.ts';
import { groupChoiceOf } from '../game/group.ts';
import { sorted } from '../list.ts';
import { changePercentOf } from '../vote/vote.ts';
import type { Ledger } from '../vote/ledger.ts';
import type { ReceivedDecision } from '../vote/received.ts';
import { boundsOf, type Adjustment, type Choice, type Constraints } from '../vote/vote.ts';
import {
  answersIn,
  CHOICE_TYPES,
  divisionOf,
  isShared,
  isTie,
  medianPercentOf,
  mostChosenOf,
  tallyOf,
  type Tally,
} from './tally.ts';

/** One card, or one group, put to a room. */
export type RoomQuestion = { readonly id: string; readonly cardIds: readonly string[] };

/** With what each of those who answered chose, in no order. */
export type RoomVote = RoomQuestion & { readonly choices: readonly Choice[] };

/** `mixed`: the budgets whose cards of this group do not say the same. */
export type ReceivedVote = RoomVote & { readonly mixed: number };

/** What « réduire » and « augmenter » mean on one vote; `null` where its limits leave no space. */
export type RoomPercents = Readonly<Record<Adjustment, number | null>>;

export type Divisions<Vote> = { readonly most: readonly Vote[]; readonly least: readonly Vote[] };

const DIVISION_COUNT = 3;

export const ROOM_SENTENCE =
  'Chaque décision prend la réponse qui a le plus de voix\u202F; à égalité, on garde.';

export const DIVISION_SENTENCE =
  'De supprimer à réduire, garder, augmenter, plus deux réponses prises au hasard sont éloignées, plus la décision divise. Une égalité vient en premier\u202F; ce qui réunit au moins trois réponses sur quatre est ce qui divise le moins.';

export function roomPercentsOf(percent: number, constraints: Constraints): RoomPercents {
  const heldTo = (type: Adjustment) => {
    const bounds = boundsOf(type, constraints);
    return bounds === null ? null : Math.max(bounds.min, Math.min(percent, bounds.max));
  };
  return { increase: heldTo('increase'), decrease: heldTo('decrease') };
}

/** Hands counted, as if each had been written down; a choice that is closed has no hand. */
export function handChoicesOf(tally: Tally, percents: RoomPercents): readonly Choice[] {
  return CHOICE_TYPES.flatMap((type) => {
    const choice = handChoiceOf(type, percents);
    return choice === null ? [] : Array.from({ length: tally[type] }, () => choice);
  });
}

/** What each budget says of each question. A budget that says nothing of it is not counted. */
export function receivedVotesOf(
  questions: readonly RoomQuestion[],
  ledgers: readonly Ledger[],
  deck: Deck,
): readonly ReceivedVote[] {
  return questions.map((question) => {
    const answers = ledgers.map((ledger) => groupChoiceOf(question, deck, ledger));
    const choices = answers.flatMap((answer) => (typeof answer === 'string' ? [] : [answer]));
    const mixed = answers.filter((answer) => answer === 'mixed').length;
    return { id: question.id, cardIds: question.cardIds, choices, mixed };
  });
}

/** A tie is kept; `null` where nobody answered. */
export function commonChoiceOf(choices: readonly Choice[]): Choice | null {
  const [type, ...ties] = mostChosenOf(tallyOf(choices));
  if (type === undefined) return null;
  if (ties.length > 0) return { type: 'keep' };
  if (type === 'keep' || type === 'remove') return { type };
  const percents = choices.filter((choice) => choice.type === type).map(changePercentOf);
  return { type, percent: Math.abs(medianPercentOf(percents) ?? 0) };
}

/** The budget of the room: read back with the limits of each card, as any budget received. */
export function roomDecisionsOf(votes: readonly RoomVote[]): readonly ReceivedDecision[] {
  return votes.flatMap(({ cardIds, choices }) => {
    const choice = commonChoiceOf(choices);
    return choice === null ? [] : cardIds.map((id) => ({ id, choice }));
  });
}

/**
 * At most three of each, never the same; in the order of the votes where they divide alike. What
 * three quarters agree on divides least; among the others, ties come first.
 */
export function divisionsOf<Vote extends Pick<RoomVote, 'choices'>>(
  votes: readonly Vote[],
): Divisions<Vote> {
  const measured = votes.flatMap((vote) => {
    const tally = tallyOf(vote.choices);
    if (answersIn(tally) === 0) return [];
    const rank = divisionOf(tally) + (isTie(tally) ? 1 : 0);
    return [{ vote, isAgreed: isShared(tally), rank }];
  });
  const most = sorted(
    measured.filter(({ isAgreed }) => !isAgreed),
    (a, b) => b.rank - a.rank,
  );
  const least = sorted(
    measured.filter(({ isAgreed }) => isAgreed),
    (a, b) => a.rank - b.rank,
  );
  const listed = (some: typeof measured) => some.slice(0, DIVISION_COUNT).map(({ vote }) => vote);
  return { most: listed(most), least: listed(least) };
}

function handChoiceOf(type: Choice['type'], percents: RoomPercents): Choice | null {
  if (type === 'keep' || type === 'remove') return { type };
  const percent = percents[type];
  return percent === null ? null : { type, percent };
}
