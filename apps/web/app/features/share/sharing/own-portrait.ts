import type { PlayedVotes } from '@nosmilliards/domain/game/deal';
import type { Edition } from '@nosmilliards/domain/game/edition';
import {
  portraitOf,
  portraitSentenceOf,
  type PortraitSentence,
} from '@nosmilliards/domain/outcome/portrait';

/** The budget in one sentence, in the first person; empty without a vote. */
export function ownPortraitOf(votes: PlayedVotes, edition: Edition): PortraitSentence {
  const portrait = portraitOf(votes, edition);
  return portrait === null
    ? { text: '', spoken: '', pieces: [] }
    : portraitSentenceOf(portrait, 'mine');
}
