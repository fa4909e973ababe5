import { lines } from '#dataset/explorer.ts';
import { baseline } from '#dataset/edition.ts';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { paths } from '#browser/path.ts';
import { loadCategoryLines } from '#dataset/category-lines.ts';
import { ComparisonBar } from '#features/explore/comparison-bar/comparison-bar.tsx';
import { detailsOf } from '#features/explore/explorer/detail.ts';
import { Explorer } from '#features/explore/explorer/explorer.tsx';
import { LensScope } from '#features/explore/lens/lens-scope.tsx';
import { LensSwitch } from '#features/explore/lens/lens-switch.tsx';
import { VoteControl } from '#ballot/vote-control.tsx';
import { metaOf } from '#layout/meta.ts';
import { ButtonLink } from '#ui/button-link.tsx';

export const meta = () =>
  metaOf(
    'Explorateur budgétaire',
    'Les dépenses et les recettes publiques de 2025, de la catégorie à la sous-action.',
  );

const budget = budgetOf(lines);
const details = detailsOf(budget, loadCategoryLines);
const vote = (line: Line) => <VoteControl line={line} />;

export default function ExplorerPage() {
  return (
    <LensScope baseline={baseline}>
      <Explorer
        baseline={baseline}
        budget={budget}
        details={details}
        vote={vote}
        lens={<LensSwitch />}
        pictures={
          <ButtonLink to={paths.pictures} variant="secondary">
            Voir le budget en images
          </ButtonLink>
        }
      />
      <ComparisonBar />
    </LensScope>
  );
}
