import type { BallotPart, BallotRequest } from '@nosmilliards/contract/community-message';
import { LARGEST_PROOF_BITS } from '@nosmilliards/contract/community-proof';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';

/**
 * What this device has in the common totals, or wants there. A request whose answer was lost may
 * have counted: what was sent is therefore never forgotten, only withdrawn. Every change below is a
 * plain function, so that what stands in the store is enough to go on after any accident.
 */
export type Outbox = {
  readonly edition: number;
  /** Acknowledged. While another ballot is being added, it is the one that it replaces. */
  readonly counted: KeptBallot | null;
  readonly adding: Addition | null;
  /** To be withdrawn, the first one first: some of them may never have counted. */
  readonly removing: readonly KeptBallot[];
  /** The bits last asked for a proof. */
  readonly bits: number;
  /** Kept so that what is sent again is the very same request. */
  readonly proof: KeptProof | null;
  /** Not to be sent before this instant. */
  readonly after: number;
};

/** With its key: the seed that it was made with is not told twice. */
export type KeptBallot = BallotPart & { readonly key: string };

type Addition = {
  readonly codes: string;
  /** `null` until a challenge was told. */
  readonly ballot: KeptBallot | null;
  /** Written down before it is: from then on it may count. */
  readonly isSent: boolean;
};
type KeptProof = { readonly key: string; readonly bits: number; readonly pow: readonly number[] };

/** What is asked of the service next, and the key that the proof is about. */
export type Sending = {
  readonly key: string;
  readonly isAddition: boolean;
  readonly body: Omit<BallotRequest, 'pow'>;
};

const VERSION = 1;

/** The visitor agrees that these choices be counted, in place of those counted before. */
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

/** `null` when nothing of it can be in the totals: nothing is left to keep. */
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

/** The key of what is to be added, made from the challenge that was told. */
export function keyed(outbox: Outbox, ballot: KeptBallot, bits: number): Outbox {
  const { adding: wanted } = outbox;
  // Another tab made it meanwhile: two keys would count twice.
  if (wanted === null || wanted.ballot !== null || wanted.codes !== ballot.codes) return outbox;
  return { ...outbox, adding: { ...wanted, ballot }, bits };
}

/** `'key'` when a challenge has to be asked for first; `null` when nothing is to be done. */
export function sendingOf({ counted, adding: wanted, removing }: Outbox): Sending | 'key' | null {
  // One by one, and before anything is added: at no moment do two ballots of a visitor count.
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
  // Never the same bits again: a service that asks for what it was given would be asked for ever.
  const more = Math.max(bits, outbox.bits + 1);
  return { ...outbox, bits: Math.min(more, LARGEST_PROOF_BITS), proof: null };
}

export function postponed(outbox: Outbox, after: number): Outbox {
  return { ...outbox, after };
}

/** What was sent has its answer. Where the visitor changed their mind meanwhile, that stands. */
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

/** What the service refuses for good it never counted, nor will. */
export function dropped(outbox: Outbox, sending: Sending): Outbox | null {
  if (sending.isAddition) {
    const isIt = addedBy(outbox, sending) !== null;
    return isIt ? settled({ ...outbox, adding: null, proof: null }) : outbox;
  }
  const removing = outbox.removing.filter(({ key }) => key !== sending.key);
  return settled({ ...outbox, removing, proof: null });
}

/**
 * The slot of what is added closed too long ago: another key is needed. The first may have counted
 * before its answer was lost, so it is withdrawn. `slot` is the one open now: where the key is of
 * that very slot, it is the ballot to be replaced that nobody knows any more.
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

/** Nothing more is added; what was counted stays. */
export function givenUp(outbox: Outbox): Outbox | null {
  return settled({ ...outbox, adding: null });
}

export function outboxText(outbox: Outbox): string {
  return JSON.stringify({ version: VERSION, ...outbox });
}

/** `null` for what this site did not write. */
export function parseOutbox(text: string): Outbox | null {
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.value['version'] !== VERSION) return null;
  const { edition, counted, adding: wanted, removing, bits, proof, after } = parsed.value;
  if (!isCount(edition) || !isCount(bits) || !isCount(after)) return null;
  // A proof that never ends would be begun at each visit.
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

/** What stands, and what has to leave, once nothing more is to be added. */
function leavingOf(outbox: Outbox | null, edition: number): Pick<Outbox, 'counted' | 'removing'> {
  // The keys of an edition are erased when it closes: nothing of it can be withdrawn any more.
  if (outbox === null || outbox.edition !== edition) return { counted: null, removing: [] };
  const { counted, adding: wanted, removing } = outbox;
  if (wanted?.isSent !== true || wanted.ballot === null) return { counted, removing };
  // It may have taken the place of what was counted, or not: neither is known to stand.
  const unsure = counted === null ? [wanted.ballot] : [wanted.ballot, counted];
  return { counted: null, removing: [...removing, ...unsure] };
}

/** The ballot that this request adds, if it is still wanted. */
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

/** Base64url. */
function isSigns(value: unknown, length?: number): value is string {
  if (typeof value !== 'string' || !/^[\w-]+$/.test(value)) return false;
  return length === undefined || value.length === length;
}
