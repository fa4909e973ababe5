import {
  firstNameOf,
  linkedBudgetsOf,
  linkTextOf,
  type LinkedBudget,
} from '@nosmilliards/domain/duel/budget-link';
import {
  guessesText,
  parseGuesses,
  type Direction,
  type Guesses,
} from '@nosmilliards/domain/outcome/challenge';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readForVisit, writeForVisit } from './storage.ts';

/** Kept for the visit: a visitor who opened a shared budget, then plays, can compare the two. */
export function keepReceived(budget: LinkedBudget): void {
  writeForVisit(STORAGE_KEYS.received, linkTextOf([budget]));
}

/** `null` when no link was opened during this visit. */
export function receivedBudget(): LinkedBudget | null {
  const text = readForVisit(STORAGE_KEYS.received);
  return text === null ? null : linkedBudgetsOf(text)[0];
}

/** The first name the visitor adds to the links of this visit; `null` without one. */
export function ownName(): string | null {
  return firstNameOf(readForVisit(STORAGE_KEYS.name) ?? '');
}

export function keepOwnName(name: string): void {
  writeForVisit(STORAGE_KEYS.name, name);
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
