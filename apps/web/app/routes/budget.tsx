import { numbering } from '#dataset/codes.ts';
import { loadFormer } from '#dataset/former.ts';
import { sheet } from '#dataset/sheet.ts';
import { ReceivedScreen } from '#features/share/budget/received-screen.tsx';
import { MadeWith } from '#features/share/received/made-with.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Si je décidais…',
    'Les choix d’une personne, sur le budget public de la France. Ce lien les ouvre, sur un site indépendant.',
  ),
  unlisted,
];

export default function BudgetRoute() {
  return (
    <ReceivedLink kind="budget">
      {(ballot, [theirs]) => (
        <MadeWith
          kind="budget"
          codes={[theirs.code]}
          today={{ edition: ballot.edition, numbering, sheet }}
          loadFormer={loadFormer}
        >
          {(made) => (
            <ReceivedScreen ballot={ballot} theirs={theirs} numbering={numbering} made={made} />
          )}
        </MadeWith>
      )}
    </ReceivedLink>
  );
}
