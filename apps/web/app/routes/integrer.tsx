import { cardPath, comparePath, functionPath, linePath, paths } from '#site/path.ts';
import { IntegratePage } from '#features/share/integrate/integrate-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { timePages } from '#site/pages.ts';
import { readEmbedChoices } from '#page-data/embed.server.ts';
import type { Route } from './+types/integrer.ts';

export const meta = () =>
  metaOf(
    'Intégrer',
    'Montrer une carte, une ligne, une comparaison ou toute la dépense publique dans un article, avec la source, sans traceur.',
  );

/** Runs at build time. */
export function loader() {
  return readEmbedChoices({
    card: cardPath,
    line: linePath,
    comparison: comparePath,
    pictures: paths.explorer,
    function: functionPath,
    series: timePages,
  });
}

export default function IntegrateRoute({ loaderData }: Route.ComponentProps) {
  return <IntegratePage choices={loaderData} origin={import.meta.env.SITE_ORIGIN} />;
}
