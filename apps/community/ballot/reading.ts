import type { BallotPart, BallotRequest, Refusal } from '@nosmilliards/contract/community-message';
import { accept, refuse, type Result } from '@nosmilliards/domain/result';
import { cellsOfBallot, type CountedEdition } from './edition.ts';
import { keyOf, RANDOM_BYTES } from './key.ts';
import { uuidOf, type Operation } from './operation.ts';
import type { Slots } from './slots.ts';

type ReadingRefusal = Extract<
  Refusal,
  'malformed' | 'not-a-ballot' | 'same-ballot' | 'stale-slot' | 'edition-closed'
>;

/** How long a closed slot still takes additions: time for a ballot refused with 503. */
const LATE_MS = 30 * 60 * 1_000;

export async function readRequest(
  { add, remove }: BallotRequest,
  edition: CountedEdition,
  slots: Slots,
  now: number,
): Promise<Result<readonly Operation[], ReadingRefusal>> {
  if (slots.current() === null) return refuse('edition-closed');
  const operations: Operation[] = [];
  // The withdrawal first: the status answered is that of the last operation.
  for (const [part, isAddition] of [[remove, false] as const, [add, true] as const]) {
    if (part === undefined) continue;
    // oxlint-disable-next-line no-await-in-loop -- at most two, cached
    const slot = await slots.find(part.slot);
    if (slot === null) return refuse('stale-slot');
    if (isAddition && slot.closedAt !== null && now - slot.closedAt > LATE_MS) {
      return refuse('stale-slot');
    }
    const read = readPart(part, edition);
    if (!read.ok) return read;
    operations.push({ ...read.value, isAddition });
  }
  const [first, second] = operations;
  if (first === undefined) return refuse('malformed');
  if (first.key === second?.key) return refuse('same-ballot');
  return accept(operations);
}

function readPart(
  { slot, r, codes }: BallotPart,
  edition: CountedEdition,
): Result<Omit<Operation, 'isAddition'>, 'malformed' | 'not-a-ballot'> {
  const random = Buffer.from(r, 'base64url');
  if (random.length !== RANDOM_BYTES) return refuse('malformed');
  const cards = Buffer.from(codes, 'base64url');
  const cells = cellsOfBallot(cards, edition);
  if (cells === null) return refuse('not-a-ballot');
  const key = uuidOf(keyOf({ edition: edition.year, slot, random, cards }));
  return accept({ key, cells });
}
