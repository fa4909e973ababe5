import { numbering } from '#dataset/codes.ts';
import { ChallengeScreen } from '#features/share/challenge/challenge-screen.tsx';
import { ChallengeWaiting } from '#features/share/challenge/front.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Un défi reçu',
    'Quelqu’un a fait son budget public. Ses choix restent cachés jusqu’à ce que vous ayez fait le vôtre.',
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
