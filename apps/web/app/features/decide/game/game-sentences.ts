import { newlyWonOf } from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';

/** Empty when the vote has won no achievement; one sentence for several. */
export function wonSentence(before: Ballot, after: Ballot, edition: Edition): string {
  const won = newlyWonOf(factsOf(before, edition), factsOf(after, edition));
  return won.length === 0 ? '' : `Succès\u00A0: ${won.map(({ name }) => name).join(', ')}`;
}

/** For a vote that replaces others on the same amount (L2). */
export function replacedSentence(titles: readonly string[]): string {
  const names = titles.map((title) => `«\u00A0${title}\u00A0»`).join(', ');
  return titles.length > 1
    ? `Ce choix remplace vos votes sur ${names}\u00A0: un euro ne se vote qu’une fois.`
    : `Ce choix remplace votre vote sur ${names}\u00A0: un euro ne se vote qu’une fois.`;
}

/** Read aloud: those who see the screen see « Terminer » appear. */
export const LAST_ANSWER = 'Rien d’autre n’attend\u00A0: «\u00A0Terminer\u00A0» ouvre votre bilan.';
