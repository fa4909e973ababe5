import { useLocation } from 'react-router';
import { useOpenBallot } from '#ballot/provider.tsx';
import { UnreadLink } from '#ballot/unread-link.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { BudgetPage } from '#features/share/budget/budget-page.tsx';
import { ReceivedScreen } from '#features/share/budget/received-screen.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Un budget reçu',
    'Un budget public envoyé par un lien : son solde, ses choix, et les vôtres en face.',
  ),
  unlisted,
];

export default function BudgetRoute() {
  const code = useLocation().hash.slice(1);
  const isHydrated = useHydrated();
  const ballot = useOpenBallot();
  // The fragment is unknown to the prerendered page.
  if (code === '' && isHydrated) {
    return (
      <BudgetPage>
        <UnreadLink title={null}>
          <p>
            Pour envoyer le vôtre, ouvrez vos résultats et choisissez « Partager mes résultats ».
          </p>
        </UnreadLink>
      </BudgetPage>
    );
  }
  if (code === '' || ballot === null) return <BudgetPage />;
  return (
    <ReceivedScreen key={code} ballot={ballot} code={code} numbering={numbering} sheet={sheet} />
  );
}
