import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { ReceivedScreen } from '#features/share/budget/received-screen.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Un budget reçu',
    'Un budget public envoyé par un lien : son solde, ses choix, et les vôtres en face.',
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
