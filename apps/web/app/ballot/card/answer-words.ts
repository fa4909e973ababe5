import type { Answer } from '@nosmilliards/domain/game/unit';
import type { Millions } from '@nosmilliards/domain/money/money';
import { spokenMoveOf } from '@nosmilliards/domain/vote/moved';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';
import { choiceWords } from '#ballot/vote-words.ts';
import type { Face } from './face.ts';

/** « Hausse de 10 % », « Gardé », « Je ne sais pas »; empty without an answer. */
export function answerLabel(answer: Answer): string {
  if (answer === 'none') return '';
  if (answer === 'unsure') return 'Je ne sais pas';
  return answer === 'mixed' ? 'Choix divers' : choiceWords(answer);
}

/** « +10 % », « −5 % »; empty for a choice without a percentage. */
export function signedPercent(answer: Answer): string {
  return typeof answer === 'string' || !('percent' in answer) ? '' : shortChoiceWords(answer);
}

/** For the list of answers and the echo: « −5 % », « gardé », « je ne sais pas ». */
export function shortAnswer(answer: Answer): string {
  return signedPercent(answer) || answerLabel(answer).toLowerCase();
}

/** Read aloud: « Défense : hausse de 10 %, 6,1 milliards d’euros de dépenses en plus. » */
export function spokenAnswer(
  { title, moves }: Pick<Face, 'title' | 'moves'>,
  answer: Answer,
  impact: Millions,
): string {
  const words = answerLabel(answer).toLowerCase();
  const effect = impact === 0 ? '' : `, ${spokenMoveOf(impact, moves)}`;
  return `${title}\u00A0: ${words}${effect}.`;
}
