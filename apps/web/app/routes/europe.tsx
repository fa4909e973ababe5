import { drawnGdpSheetOf } from '#features/explore/europe/europe-drawing.ts';
import { EuropePage } from '#features/explore/europe/europe-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readEuropeData } from '#page-data/europe.server.ts';
import { pages } from '#site/pages.ts';
import type { Route } from './+types/europe.ts';

export const meta = () =>
  metaOf(
    'Ailleurs en Europe',
    'La dépense publique par fonction en Allemagne, en France, en Italie, en Espagne et dans l’Union, en quatre unités, avec les réserves à connaître.',
  );

/** Runs at build time. */
export function loader() {
  const { squares, ...data } = readEuropeData();
  return { ...data, sheets: squares.map(drawnGdpSheetOf) };
}

/** A change of unit asks for nothing: the page has the four. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function Europe({ loaderData }: Route.ComponentProps) {
  return <EuropePage heading={pages.europe.heading} data={loaderData} />;
}
