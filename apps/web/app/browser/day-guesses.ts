import {
  dayGuessesText,
  parseDayGuesses,
  type DayGuesses,
} from '@nosmilliards/domain/game/day-guess';
import type { Millions } from '@nosmilliards/domain/money/money';
import { STORAGE_KEYS } from '@nosmilliards/domain/storage-key';
import { readStored, writeStored } from './storage.ts';

/** Of the card of each day played on this device. */
export function dayGuesses(): DayGuesses {
  return parseDayGuesses(readStored(STORAGE_KEYS.days) ?? '');
}

export function keepDayGuess(isoDay: string, guess: Millions): DayGuesses {
  const guesses = new Map([...dayGuesses(), [isoDay, guess]]);
  writeStored(STORAGE_KEYS.days, dayGuessesText(guesses));
  return guesses;
}
