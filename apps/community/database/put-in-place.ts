import { existsSync, renameSync } from 'node:fs';

/**
 * In one step, so that nobody finds half of it. Two may prepare the same folder side by side: the
 * first one in place stays, the other gives way.
 */
export function putInPlace(prepared: string, place: string): void {
  try {
    renameSync(prepared, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
