import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps-qui.ts';

export const meta = () =>
  metaOf(
    'Qui dépense, depuis 1978',
    'Dépenses et recettes de l’État, de ses opérateurs, des collectivités et de la Sécurité sociale, année par année depuis 1978.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('qui');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS.qui) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function TimeSectors({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="qui" figures={figures} drawn={drawn} />;
}
