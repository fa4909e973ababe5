import {
  achievementsOf,
  newlyWonOf,
  type Achievement,
} from '@nosmilliards/domain/game/achievement';
import type { Ballot } from '@nosmilliards/domain/game/ballot';
import type { Edition } from '@nosmilliards/domain/game/edition';
import { factsOf } from '@nosmilliards/domain/game/facts';

/**
 * The achievement won by the most recent vote, among those still held. Achievements are not stored:
 * it is found by replaying the votes in their order.
 */
export function lastWonOf(ballot: Ballot, edition: Edition): Achievement | null {
  const held = achievementsOf(factsOf(ballot, edition));
  const votes = [...ballot.ledger];
  for (let count = votes.length; count > 0 && held.length > 0; count -= 1) {
    const won = newlyWonOf(
      factsOf({ ...ballot, ledger: new Map(votes.slice(0, count - 1)) }, edition),
      factsOf({ ...ballot, ledger: new Map(votes.slice(0, count)) }, edition),
    ).findLast((achievement) => held.includes(achievement));
    if (won) return won;
  }
  return held[held.length - 1] ?? null;
}
