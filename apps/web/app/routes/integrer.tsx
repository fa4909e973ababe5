import { cardPath, comparePath, linePath, paths } from '#browser/path.ts';
import { IntegratePage } from '#features/integrate/integrate-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { readEmbedChoices } from '#sheet/embed.server.ts';
import type { Route } from './+types/integrer.ts';

export const meta = () =>
  metaOf(
    'Intégrer',
    'Montrer une carte, une ligne, une comparaison ou toute la dépense publique dans un article, avec la source, sans traceur.',
  );

/** Runs when the page is written. */
export function loader() {
  return readEmbedChoices({
    card: cardPath,
    line: linePath,
    comparison: comparePath,
    pictures: paths.pictures,
  });
}

export default function IntegrateRoute({ loaderData }: Route.ComponentProps) {
  return <IntegratePage choices={loaderData} origin={import.meta.env.SITE_ORIGIN} />;
}
