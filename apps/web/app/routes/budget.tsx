import { useLocation } from 'react-router';
import { UnreadLink } from '#ballot/unread-link.tsx';
import { useHydrated } from '#browser/hydration.ts';
import { BudgetPage } from '#features/budget/budget-page.tsx';
import { metaOf, unlisted } from '#frame/meta.ts';
import { useTravel } from '#frame/use-travel.ts';

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
  const travel = useTravel(code !== '');
  // The page is written without its fragment: only a browser knows that there is none.
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
  if (code === '' || travel === null) return <BudgetPage />;
  const { ReceivedScreen, ballot, numbering, sheet } = travel;
  return (
    <ReceivedScreen key={code} ballot={ballot} code={code} numbering={numbering} sheet={sheet} />
  );
}
