import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps-fonctions.ts';

export const meta = () =>
  metaOf(
    'À quoi sert la dépense, depuis 1995',
    'Dix fonctions de la dépense publique, de la défense à la protection sociale, année par année depuis 1995.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('fonctions');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS.fonctions) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function TimeFunctions({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="fonctions" figures={figures} drawn={drawn} />;
}
