import {
  guessesText,
  parseGuesses,
  type Direction,
  type Guesses,
} from '@nosmilliards/domain/outcome/challenge';
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

/** Kept for the visit, for one challenge at a time. `null` takes a guess back. */
export function keepGuess(code: string, id: string, guess: Direction | null): void {
  const guesses = new Map(guessesOn(code));
  if (guess === null) guesses.delete(id);
  else guesses.set(id, guess);
  writeForVisit(STORAGE_KEYS.guesses, guessesText(code, guesses));
}

export function guessesOn(code: string): Guesses {
  return parseGuesses(readForVisit(STORAGE_KEYS.guesses) ?? '', code);
}
