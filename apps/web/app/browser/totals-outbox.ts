import type { BallotPart, BallotRequest } from '@nosmilliards/contract/community-message';
import { LARGEST_PROOF_BITS } from '@nosmilliards/contract/community-proof';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';

/**
 * The ballots that this device has, or wants, in the common totals. A request whose answer was lost
 * may have counted, so a sent ballot is never forgotten, only withdrawn. Every transition is a pure
 * function of the stored state, so that work resumes after a crash at any point.
 */
export type Outbox = {
  readonly edition: number;
  /** Acknowledged by the service. While `adding` is set, the ballot that it will replace. */
  readonly counted: KeptBallot | null;
  readonly adding: Addition | null;
  /** To withdraw, in order; some may never have counted. */
  readonly removing: readonly KeptBallot[];
  /** Bits of proof of work that the service last required. */
  readonly bits: number;
  /** Kept so that a retry sends the identical request. */
  readonly proof: KeptProof | null;
  /** Earliest time of the next request, in milliseconds since 1970. */
  readonly after: number;
};

/** `key` is stored because the seed it derives from is given only once. */
export type KeptBallot = BallotPart & { readonly key: string };

type Addition = {
  readonly codes: string;
  /** `null` until the service has given a challenge. */
  readonly ballot: KeptBallot | null;
  /** Stored before the request is sent: from then on the ballot may count. */
  readonly isSent: boolean;
};
type KeptProof = { readonly key: string; readonly bits: number; readonly pow: readonly number[] };

/** The next request, and the key that its proof of work covers. */
export type Sending = {
  readonly key: string;
  readonly isAddition: boolean;
  readonly body: Omit<BallotRequest, 'pow'>;
};

const VERSION = 1;

/** Counts these choices, in place of the ballot counted before. */
export function adding(before: Outbox | null, edition: number, codes: string): Outbox {
  const { counted, removing } = leavingOf(before, edition);
  const isThere = counted?.codes === codes;
  return {
    edition,
    counted,
    adding: isThere ? null : { codes, ballot: null, isSent: false },
    removing,
    bits: before?.bits ?? 0,
    proof: null,
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

/** Sets the ballot to add, with the key made from the challenge. */
export function keyed(outbox: Outbox, ballot: KeptBallot, bits: number): Outbox {
  const { adding: wanted } = outbox;
  // Another tab has made the key meanwhile: two keys would count twice.
  if (wanted === null || wanted.ballot !== null || wanted.codes !== ballot.codes) return outbox;
  return { ...outbox, adding: { ...wanted, ballot }, bits };
}

/** `'key'` when a challenge must be requested first; `null` when nothing is left to do. */
export function sendingOf({ counted, adding: wanted, removing }: Outbox): Sending | 'key' | null {
  // Withdrawals go first, one by one: two ballots of a visitor must never count together.
  const [leaving] = removing;
  if (leaving !== undefined) {
    return { key: leaving.key, isAddition: false, body: { remove: partOf(leaving) } };
  }
  if (wanted === null) return null;
  if (wanted.ballot === null) return 'key';
  const add = partOf(wanted.ballot);
  return {
    key: wanted.ballot.key,
    isAddition: true,
    body: counted === null ? { add } : { add, remove: partOf(counted) },
  };
}

export function proofFor({ proof, bits }: Outbox, key: string): readonly number[] | null {
  return proof?.key === key && proof.bits >= bits ? proof.pow : null;
}

export function proved(outbox: Outbox, proof: KeptProof): Outbox {
  return { ...outbox, proof };
}

export function sent(outbox: Outbox): Outbox {
  return outbox.adding === null
    ? outbox
    : { ...outbox, adding: { ...outbox.adding, isSent: true } };
}

export function moreProof(outbox: Outbox, bits: number): Outbox {
  // At least one bit more than before: a faulty service could otherwise ask for the same bits
  // forever.
  const more = Math.max(bits, outbox.bits + 1);
  return { ...outbox, bits: Math.min(more, LARGEST_PROOF_BITS), proof: null };
}

export function postponed(outbox: Outbox, after: number): Outbox {
  return { ...outbox, after };
}

/** Applies the answer to `sending`, unless the visitor has changed their mind since. */
export function answered(
  outbox: Outbox,
  sending: Sending,
  status: 'counted' | 'withdrawn',
): Outbox | null {
  const ballot = addedBy(outbox, sending);
  if (ballot === null) return dropped(outbox, sending);
  const counted = status === 'counted' ? ballot : null;
  return settled({ ...outbox, counted, adding: null, proof: null });
}

/** For a final refusal: the service has not counted this ballot and never will. */
export function dropped(outbox: Outbox, sending: Sending): Outbox | null {
  if (sending.isAddition) {
    const isIt = addedBy(outbox, sending) !== null;
    return isIt ? settled({ ...outbox, adding: null, proof: null }) : outbox;
  }
  const removing = outbox.removing.filter(({ key }) => key !== sending.key);
  return settled({ ...outbox, removing, proof: null });
}

/**
 * Handles `stale-slot`. If the slot of the added ballot is closed, a new key is needed, and the old
 * one is withdrawn, as it may have counted before its answer was lost. If its slot is the open one
 * (`slot`), the service no longer knows the ballot to replace, which is dropped.
 */
export function stale(outbox: Outbox, sending: Sending, slot: number): Outbox | null {
  const ballot = addedBy(outbox, sending);
  if (ballot === null) return dropped(outbox, sending);
  if (ballot.slot === slot) return outbox.counted === null ? outbox : { ...outbox, counted: null };
  return {
    ...outbox,
    ...leavingOf(outbox, outbox.edition),
    adding: { codes: ballot.codes, ballot: null, isSent: false },
    proof: null,
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
export function parseOutbox(text: string): Outbox | null {
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.value['version'] !== VERSION) return null;
  const { edition, counted, adding: wanted, removing, bits, proof, after } = parsed.value;
  if (!isCount(edition) || !isCount(bits) || !isCount(after)) return null;
  // Too many bits to ever finish: the proof would start again at each visit.
  if (bits > LARGEST_PROOF_BITS) return null;
  if (!(counted === null || isKept(counted)) || !(wanted === null || isWanted(wanted))) {
    return null;
  }
  if (!Array.isArray(removing) || !removing.every(isKept)) return null;
  return {
    edition,
    counted,
    adding: wanted,
    removing,
    bits,
    proof: isProof(proof) ? proof : null,
    after,
  };
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
function addedBy({ adding: wanted }: Outbox, { isAddition, key }: Sending): KeptBallot | null {
  return isAddition && wanted?.ballot?.key === key ? wanted.ballot : null;
}

function settled(outbox: Outbox): Outbox | null {
  const isEmpty = outbox.counted === null && outbox.adding === null && outbox.removing.length === 0;
  return isEmpty ? null : outbox;
}

function partOf({ slot, r, codes }: KeptBallot): BallotPart {
  return { slot, r, codes };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isKept(value: unknown): value is KeptBallot {
  return (
    isRecord(value) &&
    isCount(value['slot']) &&
    isSigns(value['r'], 22) &&
    isSigns(value['codes']) &&
    isSigns(value['key'], 22)
  );
}

function isWanted(value: unknown): value is Addition {
  if (!isRecord(value) || !isSigns(value['codes'])) return false;
  const { ballot, isSent } = value;
  if (typeof isSent !== 'boolean') return false;
  return ballot === null || (isKept(ballot) && ballot.codes === value['codes']);
}

function isProof(value: unknown): value is KeptProof {
  return (
    isRecord(value) &&
    isSigns(value['key'], 22) &&
    isCount(value['bits']) &&
    Array.isArray(value['pow']) &&
    value['pow'].every(isCount)
  );
}

/** True for base64url text, of `length` characters if given. */
function isSigns(value: unknown, length?: number): value is string {
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) return false;
  return length === undefined || value.length === length;
}
