import { sorted } from '../list.ts';
/** How long the cards have been played. */
export type PlayingTime = {
  /** In milliseconds, absences left out. */
  readonly timeSpent: number;
  /** `null` until the first act on a card. */
  readonly lastActTime: number | null;
};

export const ABSENCE_MS = 5 * 60_000;

export const NOT_PLAYED: PlayingTime = { timeSpent: 0, lastActTime: null };

/** An act on a card. A clock set back since the last one counts as an absence. */
export function playedAt<Time extends PlayingTime>(time: Time, at: number): Time {
  const gap = at - (time.lastActTime ?? at);
  const isPlay = gap >= 0 && gap <= ABSENCE_MS;
  return { ...time, timeSpent: time.timeSpent + (isPlay ? gap : 0), lastActTime: at };
}

/** From the instants of the acts, in any order. */
export function playingTimeOf(acts: readonly number[]): PlayingTime {
  return sorted(acts, (a, b) => a - b).reduce(playedAt, NOT_PLAYED);
}

export function minutesPlayedOf({ timeSpent }: PlayingTime): number {
  return Math.round(timeSpent / 60_000);
}
