import { newlyWonOf } from '@nosmilliards/domain/achievement';
import type { Ballot } from '@nosmilliards/domain/ballot';
import type { Edition } from '@nosmilliards/domain/edition';
import { factsOf } from '@nosmilliards/domain/facts';

/** What to say of the achievements a vote has just won, one sentence each. */
export function wonSentences(before: Ballot, after: Ballot, edition: Edition): readonly string[] {
  return newlyWonOf(factsOf(before, edition), factsOf(after, edition)).map(
    ({ name, reward }) => `Succès débloqué\u00A0: ${name}. ${reward}.`,
  );
}

/** Told when a vote takes the place of others on the same euros. */
export function replacedSentence(titles: readonly string[]): string {
  const names = titles.map((title) => `«\u00A0${title}\u00A0»`).join(', ');
  return titles.length > 1
    ? `Cette carte remplace vos votes sur ${names}\u00A0: un euro ne se vote qu’une fois.`
    : `Cette carte remplace votre vote sur ${names}\u00A0: un euro ne se vote qu’une fois.`;
}
