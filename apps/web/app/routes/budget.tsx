import { numbering } from '#dataset/codes.ts';
import { year } from '#dataset/edition.ts';
import { sheet } from '#dataset/sheet.ts';
import { ReceivedScreen } from '#features/share/budget/received-screen.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Si je décidais…',
    `Les choix d’une personne, sur le budget public de ${year}. Ce lien les ouvre, sur un site indépendant.`,
  ),
  unlisted,
];

export default function BudgetRoute() {
  return (
    <ReceivedLink kind="budget">
      {(ballot, [theirs]) => (
        <ReceivedScreen ballot={ballot} theirs={theirs} numbering={numbering} sheet={sheet} />
      )}
    </ReceivedLink>
  );
}
