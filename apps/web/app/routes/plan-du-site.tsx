import { SiteMap } from '#features/site-map/site-map.tsx';
import { metaOf } from '#frame/meta.ts';
import { readSiteMap } from '#sheet/site-map.server.ts';
import { sitePages } from '#frame/pages.ts';
import type { Route } from './+types/plan-du-site.ts';

export const meta = () =>
  metaOf(
    'Plan du site',
    'Toutes les pages de Nos Milliards, et chaque catégorie et sous-catégorie des dépenses et des recettes publiques.',
  );

/** Runs when the page is written: the tree itself is never sent. */
export function loader() {
  return readSiteMap();
}

export default function SiteMapRoute({ loaderData }: Route.ComponentProps) {
  return <SiteMap pages={sitePages} {...loaderData} />;
}
