import { SiteMap } from '#features/trust/site-map/site-map.tsx';
import { metaOf } from '#layout/meta.ts';
import { readSiteMap } from '#page-data/site-map.server.ts';
import { sitePages } from '#site/pages.ts';
import type { Route } from './+types/plan-du-site.ts';

export const meta = () =>
  metaOf(
    'Plan du site',
    'Toutes les pages de Nos Milliards, et chaque catégorie et sous-catégorie des dépenses et des recettes publiques.',
  );

/** Runs at build time: the tree of lines is not sent to the browser. */
export function loader() {
  return readSiteMap();
}

export default function SiteMapRoute({ loaderData }: Route.ComponentProps) {
  return <SiteMap pages={sitePages} {...loaderData} />;
}
