import { readAboutSheet } from '#sheet/about.server.ts';
import { AboutPage } from '#features/about/about-page.tsx';
import { metaOf } from '#frame/meta.ts';
import type { Route } from './+types/a-propos.ts';

export const meta = () =>
  metaOf(
    'À propos',
    'Ce qu’est Nos Milliards, ce que l’on peut y faire, d’où viennent ses chiffres et ce qu’ils mesurent.',
  );

/** Runs when the page is written: of all the sources, it carries the ones it names. */
export function loader() {
  return readAboutSheet();
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} version={import.meta.env.APP_VERSION} />;
}
