import { formatAmount, formatPercent } from '@nosmilliards/domain/money/format';
import type { Guessed } from '@nosmilliards/domain/outcome/challenge';
import type { Agreement } from '@nosmilliards/domain/duel/duel';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { shortChoiceWords } from '#ballot/vote-words.ts';

export function choiceOrNoneWords(choice: Choice | null): string {
  return choice === null ? 'sans vote' : shortChoiceWords(choice);
}

/** At least one guess, at most three. */
export function guessedWords(guessed: readonly Pick<Guessed, 'isRight'>[]): string {
  const right = guessed.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'Vous aviez imaginé autre chose\u00A0: de quoi en parler.';
  if (guessed.length === 1) return 'Vous aviez vu juste.';
  const [times, all] = [right, guessed.length].map((count) => ['une', 'deux', 'trois'][count - 1]);
  return `Vous aviez vu juste ${times} fois sur ${all}.`;
}

/** « 31 cartes », or « 31 choix » when lines of the explorer are among them. */
export function countWords(count: number, { isCardsOnly }: Pick<Agreement, 'isCardsOnly'>): string {
  if (!isCardsOnly) return `${count}\u00A0choix`;
  return `${count}\u00A0${count > 1 ? 'cartes' : 'carte'}`;
}

export function headlineOf(agreement: Agreement): string {
  const { compared, sameWay } = agreement;
  if (compared === 0) return 'Aucun choix en commun.';
  if (sameWay === 0) return `D’accord sur rien, sur ${countWords(compared, agreement)}.`;
  return `D’accord sur ${countWords(sameWay, agreement)} sur ${compared}.`;
}

export function shareOfAgreement({ sameAmount, samePercent, compared }: Agreement): string {
  if (compared === 0) return 'Les deux budgets ne décident rien de la même ligne.';
  const share =
    samePercent === null
      ? ''
      : `, ${formatPercent(samePercent, { decimals: 0 })} de ce que les deux décident`;
  return `Le même sens sur ${formatAmount(sameAmount, { form: 'billions' })} de lignes${share}.`;
}
