import {
  flag,
  integer,
  keyOf,
  listOf,
  mapOf,
  nullable,
  number,
  object,
  oneOf,
  readTextAs,
  text,
  type ValueOf,
} from './schema.ts';

/** Messages between the site and the service. */

const LARGEST_WORD = 2 ** 32 - 1;
/** One byte per card, and fewer than 255 cards. */
const LARGEST_BALLOT_TEXT = 340;
/** Below, between and above. */
const FEWEST_STEPS = 3;

const count = integer(0);
const year = integer(2000, 2255);
const slotNumber = integer(0, LARGEST_WORD);
/** Percents of the published ballots, rounded to whole points while ballots are few. */
const share = number(0, 100);

/** GET /api/v1/slot: the window of time that keys are made in now. */
export const currentSlotSchema = object({
  edition: year,
  /** Length of a ballot in bytes. */
  cards: integer(1, 255),
  slot: slotNumber,
});
export type CurrentSlot = ValueOf<typeof currentSlotSchema>;

export const ballotPartSchema = object({
  slot: slotNumber,
  /** The sixteen random bytes of the key, base64url. */
  r: text('^[A-Za-z0-9_-]{22}$'),
  /** One byte per card, base64url. */
  codes: text(`^[A-Za-z0-9_-]{2,${LARGEST_BALLOT_TEXT}}$`),
});
export type BallotPart = ValueOf<typeof ballotPartSchema>;

/**
 * POST /api/v1/ballots: adds, removes, or replaces with both. Idempotent: the same request gets the
 * same answer.
 */
export const ballotRequestSchema = object({}, { add: ballotPartSchema, remove: ballotPartSchema });
export type BallotRequest = ValueOf<typeof ballotRequestSchema>;

/** Status after the commit of the added key, or of the removed one when none is added. */
export const ballotAnswerSchema = object({ status: oneOf('counted', 'withdrawn') });
export type BallotAnswer = ValueOf<typeof ballotAnswerSchema>;

/** HTTP status of each refusal. The site writes the sentences. */
export const REFUSAL_STATUSES = {
  /** The body does not match the schema. */
  malformed: 400,
  /** A choice that the rules of the edition refuse. */
  'not-a-ballot': 400,
  /** The same ballot added and removed. */
  'same-ballot': 400,
  'not-found': 404,
  /**
   * Unknown slot, or closed too long ago to add: the client asks for the current one.
   */
  'stale-slot': 409,
  /** The edition is closed. */
  'edition-closed': 410,
  'too-large': 413,
  /** The content type is not JSON. */
  'wrong-type': 415,
  'too-many': 429,
  /** The same request can be sent again later. */
  unavailable: 503,
} as const;
export type Refusal = keyof typeof REFUSAL_STATUSES;

export const refusalSchema = object({ refusal: keyOf(REFUSAL_STATUSES) });
export type RefusalAnswer = ValueOf<typeof refusalSchema>;

/** A lot is published, or excluded, as a whole. */
const lotSchema = object(
  {
    lot: count,
    closedAt: text(),
    counted: count,
    withdrawn: count,
    /** Operations sent again after they were done: answered, not counted twice. */
    repeated: count,
    /** Number of refusals by reason while the lot was open. */
    refused: mapOf(count),
  },
  { excludedBecause: text() },
);
export type LotRecord = ValueOf<typeof lotSchema>;

/** Lots closed in one month, added up: a year of single lots would be a large file. */
const monthSchema = object({
  /** As 2026-03, in UTC. */
  month: text('^\\d{4}-\\d{2}$'),
  lots: count,
  counted: count,
  withdrawn: count,
  repeated: count,
  refused: mapOf(count),
});
export type MonthRecord = ValueOf<typeof monthSchema>;

/** GET /api/v1/registre.json: every closed lot is in `lots` or in a month of `earlier`. */
export const ledgerSchema = object({
  edition: year,
  /** The latest lots, and all excluded ones. */
  lots: listOf(lotSchema),
  earlier: listOf(monthSchema),
  isExact: nullable(flag),
});
export type IntegrityLedger = ValueOf<typeof ledgerSchema>;

/** Columns with one row per card number, from 0. */
const cardTrendsSchema = object({
  /**
   * Percent of the ballots with a choice on the card; the next four columns are percents of
   * these.
   */
  answered: listOf(share),
  keep: listOf(share),
  increase: listOf(share),
  decrease: listOf(share),
  remove: listOf(share),
  /**
   * Median change in percent of the amount, to the nearest 5, −100 for a removal; null without
   * answers.
   */
  median: listOf(nullable(integer(-100, 100))),
});

/** Percents of the ballots by final balance: below `from`, then by steps of `step`, then above. */
const balanceTrendsSchema = object({
  /** Millions of euros. */
  from: integer(),
  step: integer(1),
  shares: listOf(share, FEWEST_STEPS),
});

/** GET /api/v1/tendances.json: a few kilobytes, whatever the number of ballots. */
export const trendsSchema = object({
  edition: year,
  /** Fewest ballots published. */
  threshold: count,
  /** Ballots in the published lots; null below the threshold. */
  ballots: nullable(count),
  cards: nullable(cardTrendsSchema),
  balances: nullable(balanceTrendsSchema),
  /** Sums of the ledger, whose rows are in `registre.json`. */
  lots: object({
    closed: count,
    excluded: count,
    counted: count,
    withdrawn: count,
    refused: count,
  }),
  /** Whether keys and counters agreed at the last audit; null before the first. */
  isExact: nullable(flag),
});
export type Trends = ValueOf<typeof trendsSchema>;

/** `null` for a document that the service never writes. */
export function readTrends(json: string): Trends | null {
  const trends = readTextAs(trendsSchema, json);
  return trends !== null && isWhole(trends) ? trends : null;
}

/** The three are published, or none; each card has a row in every column. */
function isWhole({ ballots, cards, balances }: Trends): boolean {
  if (ballots === null || cards === null || balances === null) {
    return ballots === null && cards === null && balances === null;
  }
  return new Set(Object.values(cards).map(({ length }) => length)).size === 1;
}
