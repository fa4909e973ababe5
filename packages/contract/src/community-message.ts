import { Type, type Static } from 'typebox';
import { LARGEST_PROOF_BITS, PROOF_PARTS } from './community-proof.ts';

/**
 * What the site and the service say to each other. The site needs the types alone: importing the
 * schemas would send it a library that it does not use.
 */

const LARGEST_WORD = 2 ** 32 - 1;
/** Each card is a byte, and cards are numbered below 255. */
const LARGEST_BALLOT_TEXT = 340;

const closed = { additionalProperties: false } as const;
const count = Type.Integer({ minimum: 0 });
const year = Type.Integer({ minimum: 2000, maximum: 2255 });
const slotNumber = Type.Integer({ minimum: 0, maximum: LARGEST_WORD });
const proofBits = Type.Integer({ minimum: 0, maximum: LARGEST_PROOF_BITS });
/** Percents of the ballots told, whole points while they are few. */
const share = Type.Number({ minimum: 0, maximum: 100 });

/** GET /api/v1/challenge */
export const challengeSchema = Type.Object(
  {
    edition: year,
    /** How many bytes a ballot has. */
    cards: Type.Integer({ minimum: 1, maximum: 255 }),
    slot: slotNumber,
    /** Eight bytes, base64url: nothing can be computed before the slot opens. */
    seed: Type.String({ pattern: '^[A-Za-z0-9_-]{11}$' }),
    bits: proofBits,
  },
  closed,
);
export type Challenge = Static<typeof challengeSchema>;

const ballotPartSchema = Type.Object(
  {
    slot: slotNumber,
    /** The sixteen random bytes of the key, base64url. */
    r: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    /** The bytes of the cards, base64url. */
    codes: Type.String({ pattern: `^[A-Za-z0-9_-]{2,${LARGEST_BALLOT_TEXT}}$` }),
  },
  closed,
);
export type BallotPart = Static<typeof ballotPartSchema>;

/**
 * POST /api/v1/ballots: to add, to remove, or both at once to replace. The proof is that of the key
 * added, or of the key removed when none is. Sent again as it is, it has the same answer.
 */
export const ballotRequestSchema = Type.Object(
  {
    add: Type.Optional(ballotPartSchema),
    remove: Type.Optional(ballotPartSchema),
    pow: Type.Array(slotNumber, { minItems: PROOF_PARTS, maxItems: PROOF_PARTS }),
  },
  { ...closed, minProperties: 2 },
);
export type BallotRequest = Static<typeof ballotRequestSchema>;

/** What is true, once committed, of the key added, or removed when none is. */
export const ballotAnswerSchema = Type.Object(
  { status: Type.Union([Type.Literal('counted'), Type.Literal('withdrawn')]) },
  closed,
);
export type BallotAnswer = Static<typeof ballotAnswerSchema>;

/** Each with the one status it has. The sentences are the site's. */
export const REFUSAL_STATUSES = {
  /** Not the shape of a request. */
  malformed: 400,
  /** Bytes that the rules of the edition do not allow. */
  'not-a-ballot': 400,
  /** To add and to remove the very same ballot. */
  'same-ballot': 400,
  'not-found': 404,
  /** No such slot, or closed too long ago to add: ask for a challenge and make a new key. */
  'stale-slot': 409,
  /** The edition counts no more. */
  'edition-closed': 410,
  'too-large': 413,
  /** Not JSON. */
  'wrong-type': 415,
  /** Prove the same key with the bits told. */
  'more-proof': 428,
  'too-many': 429,
  /** Nothing is lost: the same request later has its answer. */
  unavailable: 503,
} as const;
export type Refusal = keyof typeof REFUSAL_STATUSES;
const refusalNames = Object.keys(REFUSAL_STATUSES);

export const refusalSchema = Type.Object(
  { refusal: Type.Enum(refusalNames), bits: Type.Optional(proofBits) },
  closed,
);
export type RefusalAnswer = { readonly refusal: Refusal; readonly bits?: number };

/** A lot: what is published, or excluded, as a whole. */
const lotSchema = Type.Object(
  {
    lot: count,
    closedAt: Type.String(),
    counted: count,
    withdrawn: count,
    /** Sent again after being counted: answered, not counted twice. */
    repeated: count,
    /** How many were refused while it was open, by reason. */
    refused: Type.Record(Type.String(), count),
    excludedBecause: Type.Optional(Type.String()),
  },
  closed,
);
export type LotRecord = Static<typeof lotSchema>;

/** Lots that closed in one month, added up: a year of lots one by one would be a long read. */
const monthSchema = Type.Object(
  {
    /** 2026-03, in universal time. */
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
    /** The latest, and every one that was excluded. */
    lots: Type.Array(lotSchema),
    earlier: Type.Array(monthSchema),
    isExact: Type.Union([Type.Boolean(), Type.Null()]),
  },
  closed,
);
export type IntegrityLedger = Static<typeof ledgerSchema>;

/** The shares of the cards, by column, a row for each card number from 0. */
const cardTrendsSchema = Type.Object(
  {
    /** Percent of the ballots that decide on the card; the four others are percents of these. */
    answered: Type.Array(share),
    keep: Type.Array(share),
    increase: Type.Array(share),
    decrease: Type.Array(share),
    remove: Type.Array(share),
    /** Percent of the amount, −100 when most remove it, to the nearest five; null when nobody answered. */
    median: Type.Array(Type.Union([Type.Integer({ minimum: -100, maximum: 100 }), Type.Null()])),
  },
  closed,
);

/** Percents of the ballots by final balance: below `from`, then steps of `step`, then above. */
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
    /** Nothing is told below. */
    threshold: count,
    /** Ballots in the lots told; null below the threshold. */
    ballots: Type.Union([count, Type.Null()]),
    cards: Type.Union([cardTrendsSchema, Type.Null()]),
    balances: Type.Union([balanceTrendsSchema, Type.Null()]),
    /** Sums of the ledger; its rows are in `registre.json`. */
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
