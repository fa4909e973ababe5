import { Type, type Static } from 'typebox';

/**
 * Messages between the site and the service. The site must import the types only: the schemas would
 * add their library to its bundle.
 */

const LARGEST_WORD = 2 ** 32 - 1;
/** One byte per card, and fewer than 255 cards. */
const LARGEST_BALLOT_TEXT = 340;

const closed = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const year = Type.Integer({ minimum: 2000, maximum: 2255 });
const slotNumber = Type.Integer({ minimum: 0, maximum: LARGEST_WORD });
/** Percents of the published ballots, rounded to whole points while ballots are few. */
const share = Type.Number({ minimum: 0, maximum: 100 });

/** GET /api/v1/slot: the window of time that keys are made in now. */
export const currentSlotSchema = Type.Object(
  {
    edition: year,
    /** Length of a ballot in bytes. */
    cards: Type.Integer({ minimum: 1, maximum: 255 }),
    slot: slotNumber,
  },
  closed,
);
export type CurrentSlot = Static<typeof currentSlotSchema>;

const ballotPartSchema = Type.Object(
  {
    slot: slotNumber,
    /** The sixteen random bytes of the key, base64url. */
    r: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    /** One byte per card, base64url. */
    codes: Type.String({ pattern: `^[A-Za-z0-9_-]{2,${LARGEST_BALLOT_TEXT}}$` }),
  },
  closed,
);
export type BallotPart = Static<typeof ballotPartSchema>;

/**
 * POST /api/v1/ballots: adds, removes, or replaces with both. Idempotent: the same request gets the
 * same answer.
 */
export const ballotRequestSchema = Type.Object(
  {
    add: Type.Optional(ballotPartSchema),
    remove: Type.Optional(ballotPartSchema),
  },
  { ...closed, minProperties: 1 },
);
export type BallotRequest = Static<typeof ballotRequestSchema>;

/** Status after the commit of the added key, or of the removed one when none is added. */
export const ballotAnswerSchema = Type.Object(
  { status: Type.Union([Type.Literal('counted'), Type.Literal('withdrawn')]) },
  closed,
);
export type BallotAnswer = Static<typeof ballotAnswerSchema>;

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
const refusalNames = Object.keys(REFUSAL_STATUSES);

export const refusalSchema = Type.Object({ refusal: Type.Enum(refusalNames) }, closed);
export type RefusalAnswer = { readonly refusal: Refusal };

/** A lot is published, or excluded, as a whole. */
const lotSchema = Type.Object(
  {
    lot: count,
    closedAt: Type.String(),
    counted: count,
    withdrawn: count,
    /** Operations sent again after they were done: answered, not counted twice. */
    repeated: count,
    /** Number of refusals by reason while the lot was open. */
    refused: Type.Record(Type.String(), count),
    excludedBecause: Type.Optional(Type.String()),
  },
  closed,
);
export type LotRecord = Static<typeof lotSchema>;

/** Lots closed in one month, added up: a year of single lots would be a large file. */
const monthSchema = Type.Object(
  {
    /** As 2026-03, in UTC. */
    month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
    lots: count,
    counted: count,
    withdrawn: count,
    repeated: count,
    refused: Type.Record(Type.String(), count),
  },
  closed,
);
export type MonthRecord = Static<typeof monthSchema>;

/** GET /api/v1/registre.json: every closed lot is in `lots` or in a month of `earlier`. */
export const ledgerSchema = Type.Object(
  {
    edition: year,
    /** The latest lots, and all excluded ones. */
    lots: Type.Array(lotSchema),
    earlier: Type.Array(monthSchema),
    isExact: Type.Union([Type.Boolean(), Type.Null()]),
  },
  closed,
);
export type IntegrityLedger = Static<typeof ledgerSchema>;

/** Columns with one row per card number, from 0. */
const cardTrendsSchema = Type.Object(
  {
    /**
     * Percent of the ballots with a choice on the card; the next four columns are percents of
     * these.
     */
    answered: Type.Array(share),
    keep: Type.Array(share),
    increase: Type.Array(share),
    decrease: Type.Array(share),
    remove: Type.Array(share),
    /**
     * Median change in percent of the amount, to the nearest 5, −100 for a removal; null without
     * answers.
     */
    median: Type.Array(Type.Union([Type.Integer({ minimum: -100, maximum: 100 }), Type.Null()])),
  },
  closed,
);

/** Percents of the ballots by final balance: below `from`, then by steps of `step`, then above. */
const balanceTrendsSchema = Type.Object(
  {
    /** Millions of euros. */
    from: Type.Integer(),
    step: Type.Integer({ minimum: 1 }),
    shares: Type.Array(share),
  },
  closed,
);

/** GET /api/v1/tendances.json: a few kilobytes, whatever the number of ballots. */
export const trendsSchema = Type.Object(
  {
    edition: year,
    /** Fewest ballots published. */
    threshold: count,
    /** Ballots in the published lots; null below the threshold. */
    ballots: Type.Union([count, Type.Null()]),
    cards: Type.Union([cardTrendsSchema, Type.Null()]),
    balances: Type.Union([balanceTrendsSchema, Type.Null()]),
    /** Sums of the ledger, whose rows are in `registre.json`. */
    lots: Type.Object(
      { closed: count, excluded: count, counted: count, withdrawn: count, refused: count },
      closed,
    ),
    /** Whether keys and counters agreed at the last audit; null before the first. */
    isExact: Type.Union([Type.Boolean(), Type.Null()]),
  },
  closed,
);
export type Trends = Static<typeof trendsSchema>;
