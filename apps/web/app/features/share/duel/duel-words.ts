import type { Comparison, ComparedUnit, Stand } from '@nosmilliards/domain/duel/duel';
import { waysOf } from '@nosmilliards/domain/duel/duel';
import { counted, spelledCount } from '@nosmilliards/domain/money/counted';
import { formatCount } from '@nosmilliards/domain/money/format';
import type { Guessed } from '@nosmilliards/domain/outcome/challenge';
import { shortChoiceWords } from '@nosmilliards/domain/vote/choice-words';

/** « +10 % », « gardé »; the cards of a refined decision may add up to no change. */
export function standWords({ choice, isRefined }: Stand): string {
  if (choice === null) return 'sans vote';
  return isRefined && choice.type === 'keep' ? '0\u00A0% en tout' : shortChoiceWords(choice);
}

/** At least one guess, at most three. */
export function guessedWords(guessed: readonly Pick<Guessed, 'isRight'>[]): string {
  const right = guessed.filter(({ isRight }) => isRight).length;
  if (right === 0) return 'Vous aviez imaginé autre chose\u00A0: de quoi en parler.';
  if (guessed.length === 1) return 'Vous aviez vu juste.';
  const [times, all] = [right, guessed.length].map((count) => ['une', 'deux', 'trois'][count - 1]);
  return `Vous aviez vu juste ${times} fois sur ${all}.`;
}

type Counted = Pick<Comparison, 'unit'>;
type Compared = Pick<Comparison, 'unit' | 'split' | 'shared'>;

export const UNITS = { decision: 'décision', card: 'carte', choice: 'choix' } as const;

/** « 9 décisions », « 31 cartes », or « 31 choix » when lines of the explorer are among them. */
export function countWords(count: number, { unit }: Counted): string {
  return unit === 'choice' ? `${formatCount(count)}\u00A0choix` : counted(count, UNITS[unit]);
}

/** Of two, or of a group. */
export function headlineOf(comparison: Comparison, people: number): string {
  const { split, shared } = comparison;
  const compared = split.length + shared.length;
  if (compared === 0) return 'Aucun choix en commun.';
  // What some left undecided is neither agreed nor not.
  const by =
    comparison.partly.length === 0
      ? ''
      : ` ${takenWords(comparison, compared)} par ${people > 2 ? 'tous' : 'les deux'}`;
  const all = countWords(compared, comparison);
  if (shared.length === 0)
    return `${people > 2 ? 'Jamais tous d’accord' : 'D’accord sur rien'}, sur ${all}${by}.`;
  const lead = people > 2 ? 'Tous d’accord' : 'D’accord';
  return `${lead} sur ${countWords(shared.length, comparison)} sur\u00A0${formatCount(compared)}${by}.`;
}

/** « Le même sens neuf fois, dont sept fois le même choix exactement. » */
export function agreementWords({ split, shared }: Compared): string {
  if (split.length + shared.length === 0)
    return 'Aucune ligne n’est décidée dans tous ces budgets.';
  if (shared.length === 0) return 'Jamais le même sens.';
  const exact = shared.filter(({ isExact }) => isExact).length;
  return `Le même sens ${timesWords(shared.length)}, ${exactWords(shared.length, exact)} exactement.`;
}

/** « 9 d’accord », « 7 différentes ». */
export function frameWords({ unit }: Counted, kind: 'shared' | 'split', count: number): string {
  if (kind === 'shared') return 'd’accord';
  return `différent${unit === 'choice' ? '' : 'e'}${count > 1 ? 's' : ''}`;
}

/** « Les 9 décisions dans le même sens ». */
export function sharedTitle(comparison: Compared): string {
  const { shared, unit } = comparison;
  if (shared.length > 1) return `Les ${countWords(shared.length, comparison)} dans le même sens`;
  return `${unit === 'choice' ? 'Le' : 'La'} seul${unit === 'choice' ? '' : 'e'} ${UNITS[unit]} dans le même sens`;
}

export function splitTitle(people: number, hasOwn: boolean): string {
  if (people > 2) return 'Là où le groupe se partage';
  return hasOwn ? 'Là où vous différez' : 'Là où ils diffèrent';
}

/** « 3 décisions prises par un seul des deux ». */
export function partlyTitle(
  comparison: Pick<Comparison, 'unit' | 'partly'>,
  people: number,
): string {
  const { length } = comparison.partly;
  const by = people > 2 ? 'une partie du groupe' : 'un seul des deux';
  return `${countWords(length, comparison)} ${takenWords(comparison, length)} par ${by}`;
}

/** « prises », of decisions. */
function takenWords({ unit }: Counted, count: number): string {
  const word = { decision: 'prise', card: 'décidée', choice: 'fait' }[unit];
  return `${word}${count > 1 ? 's' : ''}`;
}

/** « 3 augmentent, 1 garde, 1 réduit ». */
export function waysWords(unit: Pick<ComparedUnit, 'stands'>): string {
  const { increase, keep, decrease } = waysOf(unit);
  return [
    [increase, 'augmente', 'augmentent'] as const,
    [keep, 'garde', 'gardent'] as const,
    [decrease, 'réduit', 'réduisent'] as const,
  ]
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => counted(count, one, many))
    .join(', ');
}

/** What is chosen alike is part of what goes the same way. */
function exactWords(sameWay: number, exact: number): string {
  if (exact === 0) return 'jamais le même choix';
  if (exact < sameWay) return `dont ${timesWords(exact)} le même choix`;
  return sameWay === 1 ? 'avec le même choix' : 'et chaque fois le même choix';
}

function timesWords(count: number): string {
  return `${spelledCount(count)} fois`;
}
