import { PiecesPage } from '#features/trust/piece/pieces-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readSourceList } from '#page-data/source-list.server.ts';
import type { Route } from './+types/pieces.ts';

export const meta = () =>
  metaOf(
    'Sources et pièces',
    'Chaque document d’où vient un chiffre du site, et les extraits où le lire, cellule par cellule.',
  );

/** Runs at build time. */
export function loader() {
  return { sources: readSourceList() };
}

export default function PiecesRoute({ loaderData }: Route.ComponentProps) {
  return <PiecesPage sources={loaderData.sources} />;
}
