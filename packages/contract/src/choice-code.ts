import type { Adjustment, Choice } from '@nosmilliards/domain/vote/vote';
import { FIRST_CHOICE, NO_CHOICE } from './choice-byte.ts';
import { readNumber, readReal, writeNumber, writeReal, type Reader } from './bytes.ts';

/** A choice of a whole percentage, in one byte. */
const REMOVED = FIRST_CHOICE;
const KEPT = 128;
const LARGEST_IN_BYTE: Readonly<Record<Adjustment, number>> = { decrease: 100, increase: 127 };

/** The limits of rule V12 of the domain: a larger percentage is never written. */
const LARGEST_PERCENT: Readonly<Record<Adjustment, number>> = { decrease: 100, increase: 10_000 };

/**
 * The long form: 8 × the percentage in one of these fractions of a percent, plus 2 × the rank of
 * the fraction, plus 1 for a rise. The coarsest exact fraction is used; halves come from the
 * half-way budget between two others.
 */
const PARTS = [1, 2, 100] as const;
const EXACT = PARTS.length;
const LONG_REMOVED = 0;
const LONG_KEPT = 1;

/** `null` when one byte cannot hold it: a fraction of a percent, or a rise above 127 %. */
export function byteOfChoice(choice: Choice): number | null {
  if (!('percent' in choice)) return nearestByteOf(choice);
  const { type, percent } = choice;
  const fits = Number.isInteger(percent) && percent <= LARGEST_IN_BYTE[type];
  return fits ? nearestByteOf(choice) : null;
}

/** The byte of the nearest choice that one byte can hold. */
export function nearestByteOf(choice: Choice): number {
  if (!('percent' in choice)) return choice.type === 'remove' ? REMOVED : KEPT;
  const percent = Math.round(Math.min(choice.percent, LARGEST_IN_BYTE[choice.type]));
  const change = Math.max(1, percent);
  return choice.type === 'increase' ? KEPT + change : KEPT - change;
}

/** `none` without a vote; `null` for an unused byte. */
export function choiceOfByte(byte: number): Choice | 'none' | null {
  if (byte === NO_CHOICE) return 'none';
  if (byte < REMOVED) return null;
  if (byte === REMOVED) return { type: 'remove' };
  if (byte === KEPT) return { type: 'keep' };
  return byte < KEPT
    ? { type: 'decrease', percent: KEPT - byte }
    : { type: 'increase', percent: byte - KEPT };
}

export function writeChoice(bytes: number[], choice: Choice): void {
  if (!('percent' in choice)) {
    writeNumber(bytes, choice.type === 'remove' ? LONG_REMOVED : LONG_KEPT);
    return;
  }
  const { type, percent } = choice;
  const rise = type === 'increase' ? 1 : 0;
  const rank = PARTS.findIndex((parts) => Math.round(percent * parts) / parts === percent);
  const parts = PARTS[rank];
  if (parts === undefined) {
    writeNumber(bytes, EXACT * 2 + rise);
    writeReal(bytes, percent);
  } else {
    writeNumber(bytes, Math.round(percent * parts) * 8 + rank * 2 + rise);
  }
}

/** `null` for bytes that `writeChoice` never writes. */
export function readChoice(reader: Reader): Choice | null {
  const form = readNumber(reader);
  if (form === LONG_REMOVED) return { type: 'remove' };
  if (form === LONG_KEPT) return { type: 'keep' };
  const type: Adjustment = form % 2 === 1 ? 'increase' : 'decrease';
  const parts = PARTS[Math.floor((form % 8) / 2)];
  const percent = parts === undefined ? readReal(reader) : Math.floor(form / 8) / parts;
  const choice = { type, percent } as const;
  return isReadable(choice) ? choice : null;
}

/** Whether the rules accept this percentage, on a card or a line. */
export function isReadable(choice: Choice): boolean {
  if (!('percent' in choice)) return true;
  return choice.percent > 0 && choice.percent <= LARGEST_PERCENT[choice.type];
}
