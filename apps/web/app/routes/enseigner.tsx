import { TeachPage } from '#features/teach/teach-page.tsx';
import { metaOf } from '#frame/meta.ts';
import { readTeachingKit } from '#sheet/teach.server.ts';
import type { Route } from './+types/enseigner.ts';

export const meta = () =>
  metaOf(
    'Enseigner',
    'Une séance de 55 minutes sur le budget public : seize cartes à découper, une fiche pour l’élève, un guide pour la discussion. À imprimer.',
  );

/** Runs when the page is written. */
export function loader() {
  return readTeachingKit();
}

export default function TeachRoute({ loaderData }: Route.ComponentProps) {
  return <TeachPage kit={loaderData} />;
}
