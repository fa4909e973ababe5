import { piecePath } from '#site/path.ts';
import { readAboutData } from '#page-data/about.server.ts';
import { AboutPage } from '#features/trust/about/about-page.tsx';
import { metaOf } from '#layout/meta.ts';
import type { Route } from './+types/a-propos.ts';

export const meta = () =>
  metaOf(
    'À propos',
    'Ce qu’est Nos Milliards, ce que l’on peut y faire, d’où viennent ses chiffres et ce qu’ils mesurent.',
  );

/** Runs at build time: the page carries only the sources it cites. */
export function loader() {
  return readAboutData(piecePath);
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage {...loaderData} version={import.meta.env.APP_VERSION} />;
}
