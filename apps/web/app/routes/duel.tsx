import { useLocation } from 'react-router';
import { useOpenBallot } from '#ballot/provider.tsx';
import { UnreadLink } from '#ballot/unread-link.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { DuelPage } from '#features/share/duel/duel-page.tsx';
import { DuelScreen } from '#features/share/duel/duel-screen.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Deux budgets côte à côte',
    'Deux budgets publics comparés : l’accord, les plus grands écarts et le budget à mi-chemin.',
  ),
  unlisted,
];

export default function DuelRoute() {
  const { hash } = useLocation();
  const isEmpty = hash.length < 2;
  const isHydrated = useHydrated();
  const ballot = useOpenBallot();
  // The fragment is unknown to the prerendered page.
  if (isEmpty && isHydrated) {
    return (
      <DuelPage>
        <UnreadLink title={null}>
          <p>
            Ouvrez le lien d’un budget qu’on vous a envoyé, puis choisissez « Comparer au mien ».
          </p>
        </UnreadLink>
      </DuelPage>
    );
  }
  if (isEmpty || ballot === null) return <DuelPage />;
  return <DuelScreen key={hash} ballot={ballot} hash={hash} numbering={numbering} sheet={sheet} />;
}
