import { ROOM_KEYS } from '@nosmilliards/domain/tally/room-key';
import { readForVisit, reportStorageFault, writeForVisit } from './storage.ts';

/**
 * The session of this tab, in sessionStorage: it survives a reload, and the choices of a class are
 * deleted from the teacher's device when the tab closes.
 */
export function readRoomSession(): string | null {
  return readForVisit(ROOM_KEYS.session);
}

/** `null` deletes it. */
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
