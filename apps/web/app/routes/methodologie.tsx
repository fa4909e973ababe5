import { MethodologyPage } from '#features/methodology/methodology-page.tsx';
import { readMethodologySheet } from '#sheet/methodology.server.ts';
import { metaOf } from '#frame/meta.ts';
import type { Route } from './+types/methodologie.ts';

export const meta = () =>
  metaOf(
    'Méthodologie',
    'Périmètre, consolidation, quatre déficits, écarts acceptés, choix des cartes, limites du simulateur et charte de neutralité.',
  );

/** Runs when the page is written: its figures are counted, never typed. */
export function loader() {
  return readMethodologySheet();
}

export default function MethodologyRoute({ loaderData }: Route.ComponentProps) {
  return <MethodologyPage sheet={loaderData} />;
}
