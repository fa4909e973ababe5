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

/**
 * Kept for the visit: a visitor who opened shared budgets, then plays, can compare them all. Without
 * any, those of a link opened before are forgotten.
 */
export function keepReceived(...budgets: readonly LinkedBudget[]): void {
  writeForVisit(STORAGE_KEYS.received, linkTextOf(budgets));
}

/** Those of the last link opened during this visit; empty without one. */
export function receivedBudgets(): readonly LinkedBudget[] {
  const text = readForVisit(STORAGE_KEYS.received);
  return text ? linkedBudgetsOf(text) : [];
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
