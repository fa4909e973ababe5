import {
  ballotPartSchema,
  type BallotPart,
  type BallotRequest,
} from '@nosmilliards/contract/community-message';
import {
  flag,
  integer,
  listOf,
  nullable,
  object,
  readTextAs,
  text,
} from '@nosmilliards/contract/schema';

/**
 * The ballots that this device has, or wants, in the common totals. A request whose answer was lost
 * may have counted, so a sent ballot is never forgotten, only withdrawn. Every transition is a pure
 * function of the stored state, so that work resumes after a crash at any point.
 */
export type Outbox = {
  readonly edition: number;
  /** Acknowledged by the service. While `adding` is set, the ballot that it will replace. */
  readonly counted: BallotPart | null;
  readonly adding: Addition | null;
  /** To withdraw, in order; some may never have counted. */
  readonly removing: readonly BallotPart[];
  /** Earliest time of the next request, in milliseconds since 1970; `HELD` for none. */
  readonly after: number;
};

type Addition = {
  readonly codes: string;
  /** `null` until the service has given its current slot. Its random bytes name it. */
  readonly ballot: BallotPart | null;
  /** Stored before the request is sent: from then on the ballot may count. */
  readonly isSent: boolean;
};

const VERSION = 1;
const storedSchema = object({
  version: integer(VERSION, VERSION),
  edition: integer(0),
  counted: nullable(ballotPartSchema),
  adding: nullable(
    object({ codes: text('^[\\w-]+$'), ballot: nullable(ballotPartSchema), isSent: flag }),
  ),
  removing: listOf(ballotPartSchema),
  after: integer(0),
});
/** The service refused this request for good: sent again at another visit, or when asked. */
export const HELD = Number.MAX_SAFE_INTEGER;

/** Counts these choices, in place of the ballot counted before. */
export function adding(before: Outbox | null, edition: number, codes: string): Outbox {
  const { counted, removing } = leavingOf(before, edition);
  const isThere = counted?.codes === codes;
  return {
    edition,
    counted,
    adding: isThere ? null : { codes, ballot: null, isSent: false },
    removing,
    after: 0,
  };
}

/** `null` when no ballot can be in the totals. */
export function withdrawing(outbox: Outbox): Outbox | null {
  const { counted, removing } = leavingOf(outbox, outbox.edition);
  return settled({
    ...outbox,
    counted: null,
    adding: null,
    removing: counted === null ? removing : [...removing, counted],
    after: 0,
  });
}

/** Sets the ballot to add, with its slot and its random bytes. */
export function keyed(outbox: Outbox, ballot: BallotPart): Outbox {
  const { adding: wanted } = outbox;
  // Another tab has made the key meanwhile: two keys would count twice.
  if (wanted === null || wanted.ballot !== null || wanted.codes !== ballot.codes) return outbox;
  return { ...outbox, adding: { ...wanted, ballot } };
}

/** `'key'` when the slot must be asked for first; `null` when nothing is left to do. */
export function sendingOf({
  counted,
  adding: wanted,
  removing,
}: Outbox): BallotRequest | 'key' | null {
  // Withdrawals go first, one by one: two ballots of a visitor must never count together.
  const [leaving] = removing;
  if (leaving !== undefined) return { remove: leaving };
  if (wanted === null) return null;
  if (wanted.ballot === null) return 'key';
  const add = wanted.ballot;
  return counted === null ? { add } : { add, remove: counted };
}

export function sent(outbox: Outbox): Outbox {
  return outbox.adding === null
    ? outbox
    : { ...outbox, adding: { ...outbox.adding, isSent: true } };
}

export function postponed(outbox: Outbox, after: number): Outbox {
  return { ...outbox, after };
}

/** Applies the answer to `sending`, unless the visitor has changed their mind since. */
export function answered(
  outbox: Outbox,
  sending: BallotRequest,
  status: 'counted' | 'withdrawn',
): Outbox | null {
  const ballot = addedBy(outbox, sending);
  if (ballot === null) return dropped(outbox, sending);
  const counted = status === 'counted' ? ballot : null;
  return settled({ ...outbox, counted, adding: null });
}

/** For a final refusal: the service has not counted this ballot and never will. */
export function dropped(outbox: Outbox, sending: BallotRequest): Outbox | null {
  if (sending.add !== undefined) {
    return addedBy(outbox, sending) === null ? outbox : settled({ ...outbox, adding: null });
  }
  const removing = outbox.removing.filter(({ r }) => r !== sending.remove?.r);
  return settled({ ...outbox, removing });
}

/**
 * Handles `stale-slot`. If the slot of the added ballot is closed, a new key is needed, and the old
 * one is withdrawn, as it may have counted before its answer was lost. If its slot is the open one
 * (`slot`), the service no longer knows the ballot to replace, which is dropped.
 */
export function stale(outbox: Outbox, sending: BallotRequest, slot: number): Outbox | null {
  const ballot = addedBy(outbox, sending);
  if (ballot === null) return dropped(outbox, sending);
  if (ballot.slot === slot) return outbox.counted === null ? outbox : { ...outbox, counted: null };
  return {
    ...outbox,
    ...leavingOf(outbox, outbox.edition),
    adding: { codes: ballot.codes, ballot: null, isSent: false },
  };
}

/** Stops adding; the ballot already counted stays. */
export function givenUp(outbox: Outbox): Outbox | null {
  return settled({ ...outbox, adding: null });
}

export function outboxText(outbox: Outbox): string {
  return JSON.stringify({ version: VERSION, ...outbox });
}

/** `null` when the text was not written by this version of the site. */
export function parseOutbox(json: string): Outbox | null {
  const stored = readTextAs(storedSchema, json);
  if (stored === null) return null;
  const { version: _version, ...outbox } = stored;
  const { codes, ballot = null } = outbox.adding ?? {};
  return ballot === null || ballot.codes === codes ? outbox : null;
}

/** The ballot that stays counted, and those to withdraw, once nothing more is added. */
function leavingOf(outbox: Outbox | null, edition: number): Pick<Outbox, 'counted' | 'removing'> {
  // The service erases the keys of a closed edition: its ballots can no longer be withdrawn.
  if (outbox === null || outbox.edition !== edition) return { counted: null, removing: [] };
  const { counted, adding: wanted, removing } = outbox;
  if (wanted?.isSent !== true || wanted.ballot === null) return { counted, removing };
  // The new ballot may or may not have replaced the counted one: both are withdrawn.
  const unsure = counted === null ? [wanted.ballot] : [wanted.ballot, counted];
  return { counted: null, removing: [...removing, ...unsure] };
}

/** The ballot that this request adds; `null` if the visitor no longer wants it. */
function addedBy({ adding: wanted }: Outbox, { add }: BallotRequest): BallotPart | null {
  return wanted?.ballot?.r === add?.r ? (wanted?.ballot ?? null) : null;
}

function settled(outbox: Outbox): Outbox | null {
  const isEmpty = outbox.counted === null && outbox.adding === null && outbox.removing.length === 0;
  return isEmpty ? null : outbox;
}
