import type { BallotPart, BallotRequest, Refusal } from '@nosmilliards/contract/community-message';
import { keyOf, RANDOM_BYTES } from '@nosmilliards/contract/community-key';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';
import { cellsOfBallot, type CountedEdition } from './edition.ts';
import { uuidOf, type Operation } from './operation.ts';
import type { Slots } from './slots.ts';

/** The operations of a request, and the key that its proof of work is about. */
export type Reading = {
  readonly operations: readonly Operation[];
  readonly provedKey: Uint8Array;
};

type ReadingRefusal = Extract<
  Refusal,
  'malformed' | 'not-a-ballot' | 'same-ballot' | 'stale-slot' | 'edition-closed'
>;

/**
 * How long a closed slot still takes additions: time for a ballot made offline or refused with 503.
 * Longer, keys could be prepared in advance.
 */
const LATE_MS = 30 * 60 * 1_000;

export async function readRequest(
  { add, remove }: BallotRequest,
  edition: CountedEdition,
  slots: Slots,
  now: number,
): Promise<Result<Reading, ReadingRefusal>> {
  if (slots.current() === null) return refuse('edition-closed');
  const operations: Operation[] = [];
  let provedKey: Uint8Array | null = null;
  // The withdrawal first: `provedKey` ends as the added key, or as the removed one if none is
  // added.
  for (const [part, isAddition] of [[remove, false] as const, [add, true] as const]) {
    if (part === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- at most two, cached
    const slot = await slots.find(part.slot);
    if (slot === null) return refuse('stale-slot');
    if (isAddition && slot.closedAt !== null && now - slot.closedAt > LATE_MS) {
      return refuse('stale-slot');
    }
    const read = readPart(part, slot.seed, edition);
    if (!read.ok) return read;
    provedKey = read.value.key;
    operations.push({ key: uuidOf(provedKey), isAddition, cells: read.value.cells });
  }
  const [first, second] = operations;
  if (provedKey === null) return refuse('malformed');
  if (first?.key === second?.key) return refuse('same-ballot');
  return accept({ operations, provedKey });
}

function readPart(
  { slot, r, codes }: BallotPart,
  seed: Uint8Array,
  edition: CountedEdition,
): Result<{ key: Uint8Array; cells: Uint16Array }, 'malformed' | 'not-a-ballot'> {
  const random = Buffer.from(r, 'base64url');
  if (random.length !== RANDOM_BYTES) return refuse('malformed');
  const cards = Buffer.from(codes, 'base64url');
  const cells = cellsOfBallot(cards, edition);
  if (cells === null) return refuse('not-a-ballot');
  return accept({ key: keyOf({ edition: edition.year, slot, seed, random, cards }), cells });
}
