import { DECISION_COUNT_WORD } from '@nosmilliards/domain/game/deck-size';
import { TeachPage } from '#features/together/teach/teach-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readTeachingKit } from '#page-data/teach.server.ts';
import type { Route } from './+types/enseigner.ts';

export const meta = () =>
  metaOf(
    'Enseigner',
    `Une séance de 55 minutes sur le budget public : ${DECISION_COUNT_WORD} cartes à découper, une feuille pour l’élève, son corrigé, un guide pour la discussion. À imprimer.`,
  );

/** Runs at build time. */
export function loader() {
  return readTeachingKit();
}

export default function TeachRoute({ loaderData }: Route.ComponentProps) {
  return <TeachPage kit={loaderData} />;
}
