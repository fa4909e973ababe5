import { useLocation } from 'react-router';
import { UnreadLink } from '#ballot/unread-link.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { DuelPage } from '#features/duel/duel-page.tsx';
import { metaOf, unlisted } from '#frame/meta.ts';
import { useTravel } from '#frame/use-travel.ts';

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
  const travel = useTravel(!isEmpty);
  // The page is written without its fragment: only a browser knows that there is none.
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
  if (isEmpty || travel === null) return <DuelPage />;
  const { DuelScreen, ballot, numbering, sheet } = travel;
  return <DuelScreen key={hash} ballot={ballot} hash={hash} numbering={numbering} sheet={sheet} />;
}
