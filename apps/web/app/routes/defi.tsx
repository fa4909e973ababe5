import { DECISION_COUNT, expectedMinutesOf } from '@nosmilliards/domain/game/deck-size';
import { numbering } from '#dataset/codes.ts';
import { ChallengeScreen } from '#features/share/challenge/challenge-screen.tsx';
import { ChallengeWaiting } from '#features/share/challenge/front.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Un défi : quelqu’un a fait son budget de la France. À vous.',
    `${DECISION_COUNT} décisions, ${expectedMinutesOf(DECISION_COUNT)} minutes, sur un site indépendant. Ses choix restent cachés jusqu’à ce que vous ayez fait les vôtres.`,
  ),
  unlisted,
];

export default function ChallengeRoute() {
  return (
    <ReceivedLink kind="challenge" waiting={<ChallengeWaiting />}>
      {(ballot, [theirs]) => (
        <ChallengeScreen ballot={ballot} theirs={theirs} numbering={numbering} />
      )}
    </ReceivedLink>
  );
}
