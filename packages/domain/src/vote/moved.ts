import type { Side } from '../budget/line.ts';
import { formatAmount, speakAmount } from '../money/format.ts';
import { magnitudeOf, type Millions } from '../money/money.ts';

/**
 * What a vote moves, in the same words for everybody: neither a cost, a saving nor a loss.
 * `moves` is the side whose money moves: a niche moves revenue, though it is voted as an expense.
 */
export function movedWordsOf(impact: Millions, moves: Side): string {
  const isMore = moves === 'revenue' ? impact > 0 : impact < 0;
  return `${moves === 'revenue' ? 'Recettes' : 'Dépenses'} en ${isMore ? 'plus' : 'moins'}`;
}

/** « 6,1 Md€ de dépenses en plus ». */
export function writtenMoveOf(impact: Millions, moves: Side): string {
  return `${formatAmount(magnitudeOf(impact))} de ${movedWordsOf(impact, moves).toLowerCase()}`;
}

/** « 6,1 milliards d’euros de dépenses en plus ». */
export function spokenMoveOf(impact: Millions, moves: Side): string {
  return `${speakAmount(magnitudeOf(impact))} de ${movedWordsOf(impact, moves).toLowerCase()}`;
}
