import { sorted } from '../list.ts';

/** The order starts here, whatever the edition: numbers already shared keep their day. */
export const FIRST_DAY = '2026-01-01';

/**
 * The cards in the order drawn once for an edition: Fisher-Yates over the ids in alphabetical order,
 * with the generator mulberry32. Anybody can draw it again from `seed`.
 */
export function dailyOrderOf(ids: readonly string[], seed: number): readonly string[] {
  const left = [...sorted(ids, (a, b) => (a < b ? -1 : 1))];
  const order: string[] = [];
  const draw = mulberry32(seed);
  while (left.length > 0) order.push(...left.splice(Math.floor(draw() * left.length), 1));
  return order;
}

/** Of a day, « 2026-11-17 »: 1 for the first. */
export function numberOfDay(isoDay: string): number {
  return dayNumberOf(isoDay) - dayNumberOf(FIRST_DAY) + 1;
}

/** The place in the order of a day; after the last card, the first again. */
export function placeOfDay(isoDay: string, count: number): number {
  const days = numberOfDay(isoDay) - 1;
  return ((days % count) + count) % count;
}

/** Days of the Gregorian calendar since the year 0, whose years start in March. */
function dayNumberOf(isoDay: string): number {
  const year = Number(isoDay.slice(0, 4));
  const month = Number(isoDay.slice(5, 7));
  const day = Number(isoDay.slice(8));
  const since = month > 2 ? year : year - 1;
  const leaps = Math.floor(since / 4) - Math.floor(since / 100) + Math.floor(since / 400);
  return since * 365 + leaps + Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day;
}

/** By Tommy Ettinger, public domain: 32 bits of state, the same draw on every machine. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
