import { numbering } from '#dataset/codes.ts';
import { loadFormer } from '#dataset/former.ts';
import { sheet } from '#dataset/sheet.ts';
import { DuelScreen } from '#features/share/duel/duel-screen.tsx';
import { MadeWith } from '#features/share/received/made-with.tsx';
import { ReceivedLink } from '#features/share/received/received-page.tsx';
import { metaOf, unlisted } from '#layout/meta.ts';

export const meta = () => [
  ...metaOf(
    'Des budgets, côte à côte',
    'Les choix de chacun sur le budget public : là où ils s’accordent, là où ils s’écartent. Sur un site indépendant.',
  ),
  unlisted,
];

export default function DuelRoute() {
  return (
    <ReceivedLink kind="duel">
      {(ballot, budgets) => (
        <MadeWith
          kind="duel"
          codes={budgets.map(({ code }) => code)}
          today={{ edition: ballot.edition, numbering, sheet }}
          loadFormer={loadFormer}
        >
          {(made) => (
            <DuelScreen ballot={ballot} budgets={budgets} numbering={numbering} made={made} />
          )}
        </MadeWith>
      )}
    </ReceivedLink>
  );
}
