import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readForVisit, writeForVisit } from './storage.ts';

/** Kept for the visit: a visitor who opened a shared budget, then plays, can compare the two. */
export function keepReceived(code: string): void {
  writeForVisit(STORAGE_KEYS.received, code);
}

/** `null` when no link was opened during this visit. */
export function receivedCode(): string | null {
  return readForVisit(STORAGE_KEYS.received);
}
