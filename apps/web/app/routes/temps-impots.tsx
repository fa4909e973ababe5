import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps-impots.ts';

export const meta = () =>
  metaOf(
    'Par quels impôts, depuis 1959',
    'Impôts et cotisations par nature, année par année depuis 1959.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('impots');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS.impots) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function TimeTaxes({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="impots" figures={figures} drawn={drawn} />;
}
