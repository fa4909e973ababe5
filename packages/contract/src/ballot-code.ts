import type { Deal } from '@nosmilliards/domain/game/game';
import type { Result } from '@nosmilliards/domain/result';
import type { Decision } from '@nosmilliards/domain/vote/ledger';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { bytesOf, textOf } from './base64url.ts';
import { readByte, readNumber, writeNumber, type Reader } from './bytes.ts';
import { checksumOf } from './checksum.ts';
import {
  byteOfChoice,
  choiceOfByte,
  isReadable,
  nearestByteOf,
  readChoice,
  writeChoice,
} from './choice-code.ts';

/** The decision on a card or a line; « je ne sais pas » is not encoded. */
export type CodedDecision = Pick<Decision, 'id' | 'choice'>;

/** `built/codes.json`: the number of every card and line. A number never changes. */
export type Numbering = {
  /** The year of the edition, written in each code. */
  readonly edition: number;
  /** The first edition with these numbers: codes of editions before it are refused. */
  readonly since: number;
  readonly codes: { readonly number: readonly number[]; readonly id: readonly string[] };
};

export type CodedBallot = {
  /** The edition of the author, whose amounts may differ from the reader's. */
  readonly edition: number;
  /** The game it was played in, where the decisions do not tell it. */
  readonly deal?: Deal;
  /** A code does not hold the order of the decisions. */
  readonly decisions: readonly CodedDecision[];
  /** Numbers unknown to the reader, such as those of a later release. */
  readonly dropped: readonly number[];
};

export type BallotRefusal =
  | 'foreign-character'
  | 'too-short'
  | 'wrong-sum'
  | 'unknown-version'
  | 'unknown-edition'
  | 'never-written';

type NumberedVotes = ReadonlyMap<number, Choice>;

/** Cards have numbers below 255 and one byte each, in that order; lines have numbers from 256. */
const CARD_NUMBERS = 255;
const VERSION = 1;
/**
 * A flag: a list of (number, choice) follows the bytes of the cards, for votes that a byte cannot
 * hold.
 */
const HAS_PAIRS = 1;
/** Flags: the game it was played in; at most one of them. */
const DEALS = { express: 2, cards: 4 } as const satisfies Record<Deal, number>;
const MOST_FLAGS = DEALS.cards + HAS_PAIRS;
const FIRST_YEAR = 2000;
const HEAD_BYTES = 3;
const SUM_BYTES = 2;

const REFUSALS: Readonly<Record<BallotRefusal, string>> = {
  'foreign-character':
    'Ce lien contient un caractère qui n’est jamais dans celui d’un budget. Copiez-le de nouveau en entier.',
  'too-short': 'Ce lien est incomplet\u00A0: il en manque la fin. Copiez-le de nouveau en entier.',
  'wrong-sum':
    'Ce lien a été abîmé en route\u00A0: au moins un caractère manque ou a changé. Copiez-le de nouveau en entier.',
  'unknown-version':
    'Ce lien est écrit d’une façon que cette page ne connaît pas encore. Rechargez-la, puis ouvrez-le de nouveau.',
  'unknown-edition': 'Ce lien vient d’une édition du budget que cette page ne connaît pas.',
  'never-written': 'Ce lien ne dit pas un budget que ce site permet de faire.',
};

export function refusalSentenceOf(refusal: BallotRefusal): string {
  return REFUSALS[refusal];
}

/**
 * The text after the `#` of a link. The same decisions in any order give the same code. `deal` is
 * given where the decisions do not tell in which game they were made.
 */
export function encodeBallot(
  decisions: Iterable<CodedDecision>,
  numbering: Numbering,
  deal?: Deal,
): string {
  return textOf(ballotBytesOf(numbered(decisions, numbering), numbering.edition, deal));
}

/** Never throws. The limits of each card are not checked here, but by the rules of the domain. */
export function decodeBallot(
  code: string,
  numbering: Numbering,
): Result<CodedBallot, BallotRefusal> {
  const bytes = bytesOf(code);
  if (bytes === null) return refuse('foreign-character');
  const [first = 0, sinceFirstYear = 0, count = 0] = bytes;
  const version = first >> 4;
  const shortest = HEAD_BYTES + SUM_BYTES + (version === VERSION ? count : 0);
  if (bytes.length < shortest) return refuse('too-short');
  // Checked before the version: every version ends with this sum, so a damaged code is not taken
  // for a later version.
  const body = bytes.subarray(0, -SUM_BYTES);
  const [high = 0, low = 0] = bytes.subarray(-SUM_BYTES);
  if (checksumOf(body) !== high * 256 + low || textOf(bytes) !== code) return refuse('wrong-sum');
  const flags = first & 0x0f;
  if (version !== VERSION || flags > MOST_FLAGS) return refuse('unknown-version');
  const edition = FIRST_YEAR + sinceFirstYear;
  if (edition < numbering.since || edition > numbering.edition) return refuse('unknown-edition');

  const reader: Reader = { bytes: body, at: HEAD_BYTES, isShort: false };
  const votes = readVotes(reader, count, (flags & HAS_PAIRS) === HAS_PAIRS);
  const deal = dealOfFlags(flags);
  if (reader.isShort) return refuse('too-short');
  // A ballot has a single code: a code that would be written otherwise is refused.
  if (votes === null || textOf(ballotBytesOf(votes, edition, deal)) !== code) {
    return refuse('never-written');
  }
  return { ok: true, value: { edition, ...(deal && { deal }), ...named(votes, numbering) } };
}

/**
 * The ballot sent to the common totals: one byte per card number, 0 without a vote. Percentages are
 * rounded to whole ones; lines are left out.
 */
export function cardBytesOf(decisions: Iterable<CodedDecision>, numbering: Numbering): Uint8Array {
  const cards = numbering.codes.number.filter(isCardNumber);
  const bytes = new Uint8Array(cards.reduce((most, number) => Math.max(most, number + 1), 0));
  for (const [number, choice] of numbered(decisions, numbering)) {
    if (isCardNumber(number)) bytes[number] = nearestByteOf(choice);
  }
  return bytes;
}

function dealOfFlags(flags: number): Deal | undefined {
  if ((flags & DEALS.express) !== 0) return 'express';
  return (flags & DEALS.cards) === 0 ? undefined : 'cards';
}

function ballotBytesOf(votes: NumberedVotes, edition: number, deal?: Deal): Uint8Array {
  const cards: number[] = [];
  const pairs: number[] = [];
  let pairCount = 0;
  let previous = 0;
  // oxlint-disable-next-line unicorn/no-array-sort -- a copy of its own, and toSorted is too young
  for (const [number, choice] of [...votes].sort(([a], [b]) => a - b)) {
    const byte = isCardNumber(number) ? byteOfChoice(choice) : null;
    if (byte === null) {
      writeNumber(pairs, number - previous);
      writeChoice(pairs, choice);
      previous = number;
      pairCount += 1;
    } else {
      while (cards.length < number) cards.push(0);
      cards.push(byte);
    }
  }
  const flags = (pairCount > 0 ? HAS_PAIRS : 0) + (deal ? DEALS[deal] : 0);
  const head = [VERSION * 16 + flags, edition - FIRST_YEAR, cards.length];
  const body = [...head, ...cards];
  if (pairCount > 0) writeNumber(body, pairCount);
  body.push(...pairs);
  const sum = checksumOf(Uint8Array.from(body));
  return Uint8Array.from([...body, sum >> 8, sum & 0xff]);
}

/** `null` for bytes that `encodeBallot` never writes. */
function readVotes(reader: Reader, cardCount: number, hasPairs: boolean): NumberedVotes | null {
  const votes = new Map<number, Choice>();
  for (let number = 0; number < cardCount; number += 1) {
    const choice = choiceOfByte(readByte(reader));
    if (choice === null) return null;
    if (choice !== 'none') votes.set(number, choice);
  }
  let number = 0;
  const pairCount = hasPairs ? readNumber(reader) : 0;
  for (let rank = 0; rank < pairCount && !reader.isShort; rank += 1) {
    number += readNumber(reader);
    const choice = readChoice(reader);
    if (choice === null) return null;
    votes.set(number, choice);
  }
  return votes;
}

function numbered(decisions: Iterable<CodedDecision>, { codes }: Numbering): NumberedVotes {
  const numbers = new Map(codes.id.map((id, index) => [id, codes.number[index]]));
  const votes = new Map<number, Choice>();
  for (const { id, choice } of decisions) {
    const number = numbers.get(id);
    if (number === undefined) throw new Error(`${id} has no number`);
    if (!isReadable(choice)) throw new Error(`${id} has a vote that the rules refuse`);
    votes.set(number, choice);
  }
  return votes;
}

function named(
  votes: NumberedVotes,
  { codes }: Numbering,
): Pick<CodedBallot, 'decisions' | 'dropped'> {
  const ids = new Map(codes.number.map((number, index) => [number, codes.id[index]]));
  const decisions: CodedDecision[] = [];
  const dropped: number[] = [];
  for (const [number, choice] of votes) {
    const id = ids.get(number);
    if (id === undefined) dropped.push(number);
    else decisions.push({ id, choice });
  }
  return { decisions, dropped };
}

function isCardNumber(number: number): boolean {
  return number < CARD_NUMBERS;
}

function refuse(reason: BallotRefusal): { readonly ok: false; readonly reason: BallotRefusal } {
  return { ok: false, reason };
}
