import {
  byteCountsSchema,
  deckSchema,
  openedRoomSchema,
  roomTotalsSchema,
  type RoomTotals,
} from '@nosmilliards/contract/room-message';
import { readAs } from '@nosmilliards/contract/schema';
import { isRecord, parseRecord } from '@nosmilliards/domain/stored-value';
import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { readForVisit, reportStorageFault, writeForVisit } from './storage.ts';

type Counts = RoomTotals['items'][number];

/** The live room led from this tab, in sessionStorage so that a reload resumes it. */
export type LedRoom = {
  readonly code: string;
  /** Secret token that authorises the commands of the room. */
  readonly teacher: string;
  /**
   * Counts revealed, by position of the item in the deck; the balance of the room is computed from
   * them.
   */
  readonly shown: Readonly<Record<string, Counts>>;
  /** Fetched at the end; the service keeps them longer than the room. */
  readonly totals: RoomTotals | null;
  readonly deck: 'groups' | 'cards';
  /** True once the service has deleted the room. */
  readonly isDeleted: boolean;
};

export function readLedRoom(): LedRoom | null {
  const text = readForVisit(ROOM_KEYS.live);
  const record = text === null ? null : parseRecord(text);
  if (record === null || !record.ok) return null;
  const { value } = record;
  const opened = readAs(openedRoomSchema, value);
  const deck = readAs(deckSchema, value['deck']);
  if (opened === null || deck === null) return null;
  return {
    ...opened,
    deck,
    shown: readShown(value['shown']),
    totals: readAs(roomTotalsSchema, value['totals']),
    isDeleted: value['isDeleted'] === true,
  };
}

/** `null` deletes it. */
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

function readShown(value: unknown): LedRoom['shown'] {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).flatMap(([item, counts]) => {
    const read = readAs(byteCountsSchema, counts);
    return read === null ? [] : [[item, read] as const];
  });
  return Object.fromEntries(entries);
}
