import { accept, refuse, type Result } from './result.ts';

/** What was left out of a stored value, for the log and for the visitor. */
export type Dropped = { readonly what: string; readonly why: string };

export function parseRecord(text: string): Result<Record<string, unknown>, 'corrupt'> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? accept(value) : refuse('corrupt');
  } catch {
    return refuse('corrupt');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A past or future instant in milliseconds, not a date mangled into NaN, text or −1. */
export function isTimestamp(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
