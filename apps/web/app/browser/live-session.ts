import type { RoomTotals } from '@nosmilliards/contract/room-message';
import { readOpenedRoom, readRoomTotals } from '@nosmilliards/contract/room-reading';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { readForVisit, reportStorageFault, writeForVisit } from './storage.ts';

type Counts = RoomTotals['items'][number];

/** The live room that this screen leads, in this tab alone: a reload goes on where it was. */
export type LedRoom = {
  readonly code: string;
  /** Whoever holds it leads the room. */
  readonly teacher: string;
  /** What was shown of each item, by its place: the balance of the room follows it. */
  readonly shown: Readonly<Record<string, Counts>>;
  /** Asked for at the end; they outlive the room on the service. */
  readonly totals: RoomTotals | null;
  readonly deck: 'groups' | 'cards';
  /** The service holds nothing of it any more. */
  readonly isDeleted: boolean;
};

export function readLedRoom(): LedRoom | null {
  const text = readForVisit(ROOM_KEYS.live);
  const record = text === null ? null : parseRecord(text);
  if (record === null || !record.ok) return null;
  const { value } = record;
  const opened = readOpenedRoom(value);
  const deck = value['deck'];
  if (opened === null || (deck !== 'groups' && deck !== 'cards')) return null;
  return {
    ...opened,
    deck,
    shown: readShown(value['shown']),
    totals: readRoomTotals(value['totals']),
    isDeleted: value['isDeleted'] === true,
  };
}

/** `null` forgets it. */
export function writeLedRoom(room: LedRoom | null): void {
  if (room !== null) {
    writeForVisit(ROOM_KEYS.live, JSON.stringify(room));
    return;
  }
  try {
    sessionStorage.removeItem(ROOM_KEYS.live);
  } catch (error) {
    reportStorageFault('The room could not be forgotten', error);
  }
}

/** Read as totals are: a list of counts is the same wherever it stands. */
function readShown(value: unknown): LedRoom['shown'] {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([item, counts]) => {
    const [read] = readRoomTotals({ members: 0, items: [counts] })?.items ?? [];
    return read === undefined ? [] : [[item, read] as const];
  });
  return Object.fromEntries(entries);
}
