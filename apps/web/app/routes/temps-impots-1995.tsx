import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps-impots-1995.ts';

export const meta = () =>
  metaOf(
    'Impôt par impôt, depuis 1995',
    'TVA, CSG, impôt sur le revenu et autres grands impôts, année par année depuis 1995.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('impots-1995');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS['impots-1995']) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function TimeTaxDetail({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="impots-1995" figures={figures} drawn={drawn} />;
}
