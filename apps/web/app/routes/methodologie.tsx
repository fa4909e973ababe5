import { MethodologyPage } from '#features/trust/methodology/methodology-page.tsx';
import { readMethodologyData } from '#page-data/methodology.server.ts';
import { metaOf } from '#layout/meta.ts';
import { readLevyLaw } from '#dataset/read.server.ts';
import type { Route } from './+types/methodologie.ts';

export const meta = () =>
  metaOf(
    'Méthodologie',
    'D’où viennent les chiffres, ce qu’ils couvrent, ce qu’ils ne disent pas, et le calcul de «\u00A0Ma part\u00A0», taux par taux.',
  );

/** Runs at build time: every figure is computed from the dataset. */
export function loader() {
  return { data: readMethodologyData(), law: readLevyLaw() };
}

export default function MethodologyRoute({ loaderData }: Route.ComponentProps) {
  return <MethodologyPage {...loaderData} />;
}
