import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readForVisit, writeForVisit } from './storage.ts';

/** Who came through the link of a budget, then plays, is offered to set the two side by side. */
export function keepReceived(code: string): void {
  writeForVisit(STORAGE_KEYS.received, code);
}

/** `null` when no link was opened during this visit. */
export function receivedCode(): string | null {
  return readForVisit(STORAGE_KEYS.received);
}
