import { counted } from '../money/counted.ts';
import { formatDay } from '../money/day.ts';
import { formatPercent, formatRatio } from '../money/format.ts';
import { millions, type Millions } from '../money/money.ts';
import { typedNumberOf } from '../money/typed-number.ts';
import { accept, type Result } from '../result.ts';
import { parseRecord } from '../stored-value.ts';
import { numberOfDay } from './day-card.ts';

/** Percent of error: further, the exact ratio says nothing more. */
const FAR = 9900;
/** In millions: one euro at least; far more would not be a whole number of euros. */
const LEAST = 1e-6;
const MOST = 1e9;

/** The guess of each day played, by day: « 2026-11-17 ». */
export type DayGuesses = ReadonlyMap<string, Millions>;

/** Typed in billions of euros. */
export function typedGuessOf(text: string): Result<Millions, 'not-a-number' | 'out-of-range'> {
  const typed = typedNumberOf(text, { min: LEAST / 1000, max: MOST / 1000 });
  return typed.ok ? accept(millions(typed.value * 1000)) : typed;
}

/** Percent of the amount, above it when positive. Never −100, which only a guess of zero is. */
export function guessErrorOf(guess: Millions, amount: Millions): number {
  return Math.max(-99, Math.round(((guess - amount) / amount) * 100));
}

/** « 23 % au-dessus », « juste », « 3,3 fois le montant », « plus de 100 fois le montant ». */
export function errorWordsOf(error: number): string {
  if (error === 0) return 'juste';
  if (error >= FAR) return `plus de ${formatRatio(1 + FAR / 100)} le montant`;
  if (error >= 100) return `${formatRatio(1 + error / 100)} le montant`;
  const size = formatPercent(Math.abs(error), { decimals: 0 });
  return `${size} ${error > 0 ? 'au-dessus' : 'au-dessous'}`;
}

/** « Nos Milliards nº 322 : j’étais à 11 % au-dessus », which stands alone in a message. */
export function resultLineOf(isoDay: string, error: number): string {
  const result = error === 0 ? 'j’ai trouvé juste' : `j’étais à ${errorWordsOf(error)}`;
  return `Nos Milliards nº\u00A0${numberOfDay(isoDay)}\u00A0: ${result}`;
}

const STRIP_LENGTH = 11;
/** Percent of error from one square to the next; the last squares hold all that is further. */
const STRIP_STEP = 20;

/** « ◻◻◻◻◻◻◼◻◻◻◻ »: in the middle, a right guess; to the right, one above. */
export function guessStripOf(error: number): string {
  const middle = (STRIP_LENGTH - 1) / 2;
  const steps = Math.round(error / STRIP_STEP);
  const place = Math.max(0, Math.min(STRIP_LENGTH - 1, middle + steps));
  return Array.from({ length: STRIP_LENGTH }, (_, index) => (index === place ? '◼' : '◻')).join('');
}

/** « 3 cartes devinées depuis le 16 novembre 2026 »; empty before the second day. */
export function guessedWordsOf(guesses: DayGuesses): string {
  const days = [...guesses.keys()];
  if (days.length < 2) return '';
  const first = days.reduce((a, b) => (a < b ? a : b));
  const count = counted(days.length, 'carte devinée', 'cartes devinées');
  return `${count} depuis le ${formatDay(first)}`;
}

export function dayGuessesText(guesses: DayGuesses): string {
  return JSON.stringify(Object.fromEntries(guesses));
}

/** Without the entries that are not a day and a guess. */
export function parseDayGuesses(text: string): DayGuesses {
  const read = parseRecord(text);
  return new Map(
    Object.entries(read.ok ? read.value : {}).flatMap(([day, guess]) =>
      DAY.test(day) && typeof guess === 'number' && guess >= LEAST && guess <= MOST
        ? [[day, millions(guess)] as const]
        : [],
    ),
  );
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
