import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { readForVisit, reportStorageFault, writeForVisit } from './storage.ts';

/**
 * The session being held, in this tab alone: it survives a reload, and what a class decided does not
 * stay on a teacher's device once the tab is closed.
 */
export function readRoomSession(): string | null {
  return readForVisit(ROOM_KEYS.session);
}

/** `null` forgets it. */
export function writeRoomSession(text: string | null): void {
  if (text !== null) {
    writeForVisit(ROOM_KEYS.session, text);
    return;
  }
  try {
    sessionStorage.removeItem(ROOM_KEYS.session);
  } catch (error) {
    reportStorageFault('The session could not be erased', error);
  }
}
