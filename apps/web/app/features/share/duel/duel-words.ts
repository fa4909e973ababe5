import { counted, spelledCount } from '@nosmilliards/domain/money/counted';
import { formatAmount, formatCount, formatPercent } from '@nosmilliards/domain/money/format';
import type { Guessed } from '@nosmilliards/domain/outcome/challenge';
import type { Agreement } from '@nosmilliards/domain/duel/duel';
import type { Choice } from '@nosmilliards/domain/vote/vote';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';

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

const UNITS = { decision: 'décision', card: 'carte' } as const;

/** « 9 décisions », « 31 cartes », or « 31 choix » when lines of the explorer are among them. */
export function countWords(count: number, { unit }: Pick<Agreement, 'unit'>): string {
  return unit === 'choice' ? `${formatCount(count)}\u00A0choix` : counted(count, UNITS[unit]);
}

export function headlineOf(agreement: Agreement): string {
  const { compared, sameWay } = agreement;
  if (compared === 0) return 'Aucun choix en commun.';
  if (sameWay === 0) return `D’accord sur rien, sur ${countWords(compared, agreement)}.`;
  return `D’accord sur ${countWords(sameWay, agreement)} sur ${compared}.`;
}

/** « Le même sens neuf fois, dont sept fois le même choix exactement. » */
export function shareOfAgreement(agreement: Agreement): string {
  const { sameWay, sameAmount, samePercent, compared } = agreement;
  if (compared === 0) return 'Les deux budgets ne décident rien de la même ligne.';
  if (sameWay === 0) return 'Jamais le même sens.';
  const share =
    samePercent === null
      ? ''
      : `, ${formatPercent(samePercent, { decimals: 0 })} de ce que les deux décident`;
  const amount = formatAmount(sameAmount, { form: 'billions' });
  return `Le même sens ${timesWords(sameWay)}, ${exactWords(agreement)} exactement. Cela fait ${amount}${share}.`;
}

/** What is chosen alike is part of what goes the same way. */
function exactWords({ sameWay, exact }: Agreement): string {
  if (exact === 0) return 'jamais le même choix';
  if (exact < sameWay) return `dont ${timesWords(exact)} le même choix`;
  return sameWay === 1 ? 'avec le même choix' : 'et chaque fois le même choix';
}

function timesWords(count: number): string {
  return `${spelledCount(count)} fois`;
}
