import { useLocation } from 'react-router';
import { useOpenBallot } from '#ballot/provider.tsx';
import { UnreadLink } from '#ballot/unread-link.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { numbering } from '#dataset/codes.ts';
import { ChallengePage } from '#features/share/challenge/challenge-page.tsx';
import { ChallengeScreen } from '#features/share/challenge/challenge-screen.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Un défi reçu',
    'Quelqu’un a fait son budget public. Ses choix restent cachés jusqu’à ce que vous ayez fait le vôtre.',
  ),
  unlisted,
];

export default function ChallengeRoute() {
  const code = useLocation().hash.slice(1);
  const isHydrated = useHydrated();
  const ballot = useOpenBallot();
  // The fragment is unknown to the prerendered page.
  if (code === '' && isHydrated) {
    return (
      <ChallengePage>
        <UnreadLink title={null}>
          <p>Pour défier quelqu’un, finissez votre budget : le bilan donne le lien.</p>
        </UnreadLink>
      </ChallengePage>
    );
  }
  if (code === '' || ballot === null) return <ChallengePage />;
  return <ChallengeScreen key={code} ballot={ballot} code={code} numbering={numbering} />;
}
