import { MethodologyPage } from '#features/trust/methodology/methodology-page.tsx';
import { readMethodologyData } from '#page-data/methodology.server.ts';
import { metaOf } from '#layout/meta.ts';
import type { Route } from './+types/methodologie.ts';

export const meta = () =>
  metaOf(
    'Méthodologie',
    'Périmètre, consolidation, quatre déficits, écarts acceptés, choix des cartes, limites du simulateur et charte de neutralité.',
  );

/** Runs at build time: every figure is computed from the dataset. */
export function loader() {
  return readMethodologyData();
}

export default function MethodologyRoute({ loaderData }: Route.ComponentProps) {
  return <MethodologyPage data={loaderData} />;
}
