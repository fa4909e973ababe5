import type { Answer } from '@nosmilliards/domain/game/unit';
import { speakAmount } from '@nosmilliards/domain/money/format';
import { magnitudeOf, type Millions } from '@nosmilliards/domain/money/money';
import { choiceLabelOf } from '@nosmilliards/domain/vote/vote';
import { impactWord, shortChoiceWords } from '#ballot/vote-words.ts';
import type { Face } from './face.ts';

/** « Augmenté », « Je ne sais pas »; empty without an answer. */
export function answerLabel(answer: Answer): string {
  if (answer === 'none') return '';
  if (answer === 'unsure') return 'Je ne sais pas';
  return answer === 'mixed' ? 'Choix divers' : choiceLabelOf(answer.type);
}

/** « +10 % », « −5 % »; empty for a choice without a percentage. */
export function signedPercent(answer: Answer): string {
  return typeof answer === 'string' || !('percent' in answer) ? '' : shortChoiceWords(answer);
}

/** For the list of answers and the echo: « −5 % », « maintenu », « je ne sais pas ». */
export function shortAnswer(answer: Answer): string {
  return signedPercent(answer) || answerLabel(answer).toLowerCase();
}

/** Read aloud: « Défense : augmenté de 10 %, coût supplémentaire de 6,1 milliards d’euros. » */
export function spokenAnswer(
  { title, isRevenue }: Pick<Face, 'title' | 'isRevenue'>,
  answer: Answer,
  impact: Millions,
): string {
  const percent = signedPercent(answer).replace(/^[+\u2212]/, '');
  const words = answerLabel(answer).toLowerCase() + (percent === '' ? '' : ` de ${percent}`);
  const word = impactWord(impact, isRevenue ? 'revenue' : 'expense').toLowerCase();
  const effect = impact === 0 ? '' : `, ${word} de ${speakAmount(magnitudeOf(impact))}`;
  return `${title}\u00A0: ${words}${effect}.`;
}
