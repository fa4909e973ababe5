import type { Answer } from '@nosmilliards/domain/game/unit';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { choiceWords, impactWord, shortChoiceWords } from '#ballot/vote-words.ts';
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

/** Read aloud: « Défense : hausse de 10 %, coût supplémentaire de 6,1 milliards d’euros. » */
export function spokenAnswer(
  { title, isRevenue }: Pick<Face, 'title' | 'isRevenue'>,
  answer: Answer,
  impact: Millions,
): string {
  const words = answerLabel(answer).toLowerCase();
  const word = impactWord(impact, isRevenue ? 'revenue' : 'expense').toLowerCase();
  const effect = impact === 0 ? '' : `, ${word} de ${speakAmount(magnitudeOf(impact))}`;
  return `${title}\u00A0: ${words}${effect}.`;
}
