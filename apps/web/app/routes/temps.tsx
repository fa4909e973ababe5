import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps.ts';

export const meta = () =>
  metaOf(
    'Au fil du temps',
    'Dépenses, recettes et solde publics depuis 1959, en % du PIB, en euros constants et en euros courants, année par année.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('depenses');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS.depenses) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function Time({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="depenses" figures={figures} drawn={drawn} />;
}
