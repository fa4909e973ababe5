import { MethodPage } from '#features/explore/my-share/method-page.tsx';
import { metaOf } from '#layout/meta.ts';
import { readLevyLaw } from '#dataset/read.server.ts';
import type { Route } from './+types/ma-part-methode.ts';

export const meta = () =>
  metaOf(
    'Ma part\u00A0: méthode et taux',
    'Comment une paie est suivie jusqu’aux lignes du budget\u00A0: le calcul, chaque taux avec son texte, ce qui est supposé, ce qui reste douteux.',
  );

/** Runs at build time: the texts are not computed with. */
export function loader() {
  return readLevyLaw();
}

/** Without it, the router does not load the data of a page opened offline. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

export default function MyShareMethodRoute({ loaderData }: Route.ComponentProps) {
  return <MethodPage law={loaderData} />;
}
