import { isRecord } from '@nosmilliards/domain/stored-value';
import { FIRST_CHOICE, LAST_CHOICE } from './choice-byte.ts';
import type { OpenedRoom, RoomRefusal, RoomState, RoomTotals } from './room-message.ts';

/**
 * Parses the answers of the service without the schemas, whose library is too large for phones.
 * `null` for an answer of another shape.
 */

type ByteCount = [byte: number, count: number];

export function readRoomState(value: unknown): RoomState | null {
  if (!isRecord(value)) return null;
  const { edition, deck, items, item, pace, members, answered } = value;
  const { isOpen, isFrozen, isRevealed, isOver, isShut, shown } = value;
  const counts = value['counts'] === null ? null : readCounts(value['counts']);
  const isRead =
    isCount(edition) &&
    (deck === 'groups' || deck === 'cards') &&
    isCount(items) &&
    isCount(item) &&
    item < items &&
    (pace === 'together' || pace === 'own') &&
    isCount(members) &&
    isCount(answered) &&
    typeof isOpen === 'boolean' &&
    typeof isFrozen === 'boolean' &&
    typeof isRevealed === 'boolean' &&
    typeof isOver === 'boolean' &&
    typeof isShut === 'boolean' &&
    Array.isArray(shown) &&
    shown.every(isCount) &&
    counts !== 'wrong';
  if (!isRead) return null;
  return {
    edition,
    deck,
    items,
    item,
    pace,
    isOpen,
    isFrozen,
    isRevealed,
    isOver,
    isShut,
    members,
    answered,
    counts,
    shown,
  };
}

export function readOpenedRoom(value: unknown): OpenedRoom | null {
  if (!isRecord(value)) return null;
  const { code, teacher } = value;
  return typeof code === 'string' && typeof teacher === 'string' ? { code, teacher } : null;
}

/** The number of a pupil. */
export function readSeat(value: unknown): number | null {
  const seat = isRecord(value) ? value['pupil'] : null;
  return isCount(seat) ? seat : null;
}

/** The stored revision. */
export function readRevision(value: unknown): number | null {
  const rev = isRecord(value) ? value['rev'] : null;
  return isCount(rev) ? rev : null;
}

export function readRoomTotals(value: unknown): RoomTotals | null {
  if (!isRecord(value) || !isCount(value['members']) || !Array.isArray(value['items'])) return null;
  const items = value['items'].map(readCounts);
  const read = items.flatMap((counts) => (counts === 'wrong' ? [] : [counts]));
  return read.length === items.length ? { members: value['members'], items: read } : null;
}

const REFUSALS = [
  'no-such-room',
  'room-full',
  'room-shut',
  'not-frozen',
  'frozen',
  'too-many',
  'malformed',
] as const;

/** The refusals that screens handle; any other is treated as no answer. */
export function readRoomRefusal(value: unknown): RoomRefusal | 'too-many' | 'malformed' | null {
  const refusal = isRecord(value) ? value['refusal'] : null;
  return REFUSALS.find((name) => name === refusal) ?? null;
}

function readCounts(value: unknown): ByteCount[] | 'wrong' {
  if (!Array.isArray(value)) return 'wrong';
  const counts = value.flatMap((pair: unknown): ByteCount[] => {
    if (!Array.isArray(pair) || pair.length !== 2) return [];
    const [byte, count]: unknown[] = pair;
    const isPair = isCount(byte) && byte >= FIRST_CHOICE && byte <= LAST_CHOICE && isCount(count);
    return isPair ? [[byte, count]] : [];
  });
  return counts.length === value.length ? counts : 'wrong';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
