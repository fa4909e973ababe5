import { isRecord, parseRecord } from '../stored-value.ts';
import type { Territory } from '../vote/territory.ts';
import { offeredBoundsOf, type ChoiceType } from '../vote/vote.ts';
import { largestFirst } from './outcome.ts';
import type { VoteRecord } from './decisions.ts';

/** What is guessed of a decision, without its percentage. What is kept is not shown, so not asked. */
export type Direction = Exclude<ChoiceType, 'keep'>;

/** By `nodeId` of the decision. */
export type Guesses = ReadonlyMap<string, Direction>;

export type Guessed = {
  readonly record: VoteRecord;
  readonly guess: Direction;
  readonly isRight: boolean;
};

const ASKED_COUNT = 3;
const DIRECTIONS: readonly Direction[] = ['increase', 'decrease', 'remove'];

/** Those to guess among the decisions of a challenge: the ones with the largest effect. */
export function askedOf(decisions: readonly VoteRecord[]): readonly VoteRecord[] {
  return largestFirst(decisions).slice(0, ASKED_COUNT);
}

/** What could have been decided there: of a group, what one of its cards at least leaves space for. */
export function directionsOf(
  { ids }: Pick<VoteRecord, 'ids'>,
  territory: Territory,
): readonly Direction[] {
  const plots = ids.map((id) => territory.get(id));
  return DIRECTIONS.filter(
    (type) =>
      type === 'remove' || plots.some((plot) => !plot || offeredBoundsOf(type, plot) !== null),
  );
}

/** Without the decisions nothing was guessed of. */
export function guessedOf(asked: readonly VoteRecord[], guesses: Guesses): readonly Guessed[] {
  return asked.flatMap((record) => {
    const guess = guesses.get(record.nodeId);
    return guess === undefined ? [] : [{ record, guess, isRight: guess === record.type }];
  });
}

/** `code`: the challenge they are about. */
export function guessesText(code: string, guesses: Guesses): string {
  return JSON.stringify({ code, guesses: Object.fromEntries(guesses) });
}

/** None when the text is unreadable or about another challenge. */
export function parseGuesses(text: string, code: string): Guesses {
  const read = parseRecord(text);
  if (!read.ok || read.value['code'] !== code || !isRecord(read.value['guesses'])) return new Map();
  return new Map(
    Object.entries(read.value['guesses']).flatMap(([id, value]) => {
      const guess = DIRECTIONS.find((direction) => direction === value);
      return guess === undefined ? [] : [[id, guess] as const];
    }),
  );
}
