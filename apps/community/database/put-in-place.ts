import { existsSync, renameSync } from 'node:fs';

/**
 * Moves a prepared folder to its place in one step, so that nobody reads half of it. If another
 * process did it first, its folder is kept.
 */
export function putInPlace(prepared: string, place: string): void {
  try {
    renameSync(prepared, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
}
