import type { BallotPart, BallotRequest, Refusal } from '@nosmilliards/contract/community-message';
import { keyOf, RANDOM_BYTES } from '@nosmilliards/contract/community-key';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';
import { cellsOfBallot, type CountedEdition } from './edition.ts';
import { uuidOf, type Operation } from './operation.ts';
import type { Slots } from './slots.ts';

/** What a request asks for, with the key that its proof must be about. */
export type Reading = {
  readonly operations: readonly Operation[];
  readonly provedKey: Uint8Array;
};

type ReadingRefusal = Extract<
  Refusal,
  'malformed' | 'not-a-ballot' | 'same-ballot' | 'stale-slot' | 'edition-closed'
>;

/** A ballot made offline or refused by a busy service may still come; a stock of keys may not. */
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
  // The withdrawal first: its key is the one proved when nothing is added.
  for (const [part, isAddition] of [[remove, false] as const, [add, true] as const]) {
    if (part === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- two at most, and known already
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
