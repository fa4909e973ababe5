import { sorted } from '../list.ts';
import { expectedMinutesOf } from './deck-size.ts';
import type { Vote } from '../vote/ledger.ts';

/** How long the cards have been played. */
export type PlayingTime = {
  /** In milliseconds, absences left out. */
  readonly timeSpent: number;
  /** `null` until the first act on a card. */
  readonly lastActTime: number | null;
};

export const ABSENCE_MS = 5 * 60_000;

/** Decisions it takes to know somebody's pace. */
const PACE_AFTER = 5;

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

/**
 * For the decisions left, cards or groups: the announced time, then the visitor's own pace. What is
 * left to play never reads « 0 minute ». The clock starts at the first decision, which took no time.
 */
export function remainingMinutesOf(left: number, decided: number, time: PlayingTime): number {
  if (left === 0) return 0;
  const minutes =
    decided < PACE_AFTER
      ? expectedMinutesOf(left)
      : Math.round((left * time.timeSpent) / (decided - 1) / 60_000);
  return Math.max(1, minutes);
}

/**
 * Gestures behind these votes, a vote on a group casting several at one instant, and these answers
 * without one.
 */
export function decisionCountOf(votes: readonly Vote[], unsure: number): number {
  return new Set(votes.map(({ timestamp }) => timestamp)).size + unsure;
}
