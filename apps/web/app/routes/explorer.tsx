import { deficit, expenses, revenues, socialSecurity } from '#dataset/bridges.ts';
import { lines } from '#dataset/explorer.ts';
import { baseline, year } from '#dataset/edition.ts';
import { budgetOf } from '@nosmilliards/domain/budget/budget';
import type { Line } from '@nosmilliards/domain/budget/line';
import { useMemo } from 'react';
import { LineChoices } from '#ballot/line-choices.tsx';
import { paths } from '#site/path.ts';
import { loadCategoryLines } from '#dataset/category-lines.ts';
import { ComparisonBar } from '#features/explore/comparison-bar/comparison-bar.tsx';
import { detailsOf } from '#features/explore/explorer/detail.ts';
import {
  drawnExplorerOf,
  type DrawnExplorer,
} from '#features/explore/explorer/explorer-drawing.ts';
import { Explorer } from '#features/explore/explorer/explorer.tsx';
import { LensScope } from '#features/explore/lens/lens-scope.tsx';
import { LensSwitch } from '#features/explore/lens/lens-switch.tsx';
import { flowsOf } from '#features/explore/picture/flows-layout.ts';
import { Flows } from '#features/explore/picture/flows.tsx';
import { metaOf } from '#layout/meta.ts';
import { readBlocks } from '#page-data/blocks.server.ts';
import { readFlows } from '#page-data/pictures.server.ts';
import { textWidthOf } from '#page-data/text-width.server.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/explorer.ts';

export const meta = () =>
  metaOf(
    'Explorateur budgétaire',
    `Les dépenses et les recettes publiques de ${year}, de la catégorie à la sous-action.`,
  );

/**
 * Runs at build time: the squares and their labels are not computed in the browser. They travel as
 * JSON text, which `JSON.parse` reads forty times faster than the decoder of the router.
 */
export function loader() {
  const drawn = drawnExplorerOf(readBlocks(), textWidthOf());
  return { drawn: JSON.stringify(drawn), flows: flowsOf(readFlows()) };
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

const budget = budgetOf(lines);
const details = detailsOf(budget, loadCategoryLines);
const choices = (line: Line) => <LineChoices key={line.id} line={line} />;
const bridges = { deficit, expenses, revenues, socialSecurity };
const source = <TextLink to={paths.methodology}>Sources et méthode</TextLink>;

export default function ExplorerPage({ loaderData: { drawn, flows } }: Route.ComponentProps) {
  const pictures: DrawnExplorer = useMemo(() => JSON.parse(drawn), [drawn]);
  return (
    <LensScope baseline={baseline}>
      <Explorer
        baseline={baseline}
        budget={budget}
        details={details}
        drawn={pictures}
        bridges={bridges}
        choices={choices}
        lens={<LensSwitch />}
        flows={<Flows layout={flows} year={year} source={source} />}
      />
      <ComparisonBar />
    </LensScope>
  );
}
