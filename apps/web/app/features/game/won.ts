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
