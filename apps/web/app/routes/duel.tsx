import { numbering } from '#dataset/codes.ts';
import { sheet } from '#dataset/sheet.ts';
import { DuelScreen } from '#features/share/duel/duel-screen.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Deux budgets côte à côte',
    'Deux budgets publics comparés, ou jusqu’à six : là où ils diffèrent, ce qu’ils partagent, et l’image du duel.',
  ),
  unlisted,
];

export default function DuelRoute() {
  return (
    <ReceivedLink kind="duel">
      {(ballot, budgets) => (
        <DuelScreen ballot={ballot} budgets={budgets} numbering={numbering} sheet={sheet} />
      )}
    </ReceivedLink>
  );
}
