import { TAB_PLANS, tabAt } from '#features/explore/time/tabs.ts';
import { drawnTimeOf } from '#features/explore/time/time-drawing.ts';
import { TimePage } from '#features/explore/time/time-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTimeData } from '#page-data/time.server.ts';
import type { Route } from './+types/temps.ts';

export function meta({ loaderData }: Route.MetaArgs) {
  const { tab, drawn } = loaderData;
  return metaOf(drawn.percent.title, TAB_PLANS[tab].description);
}

/** Runs at build time. */
export function loader({ url }: Route.LoaderArgs) {
  const tab = tabAt(url.pathname);
  const plan = TAB_PLANS[tab];
  const figures = readTimeData(tab, plan.path);
  return { tab, figures, drawn: drawnTimeOf(figures, plan) };
}

/** A change of unit asks for nothing: the page has the three. */
export function shouldRevalidate() {
  return false;
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function Time({ loaderData: { tab, figures, drawn } }: Route.ComponentProps) {
  return <TimePage key={tab} tab={tab} figures={figures} drawn={drawn} />;
}
