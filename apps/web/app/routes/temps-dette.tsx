import { TAB_PLANS } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps-dette.ts';

export const meta = () =>
  metaOf(
    'La dette publique, depuis 1995',
    'La dette publique à la fin de chaque année depuis 1995, en % du PIB, en euros constants et en euros courants.',
  );

/** Runs at build time. */
export function loader() {
  const figures = readTimeData('dette');
  return { figures, drawn: drawnTimeOf(figures, TAB_PLANS.dette) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function TimeDebt({ loaderData: { figures, drawn } }: Route.ComponentProps) {
  return <TimePage tab="dette" figures={figures} drawn={drawn} />;
}
