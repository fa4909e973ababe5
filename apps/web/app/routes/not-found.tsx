import { NotFound } from '#features/shell/not-found.tsx';
import { metaOf } from '#meta.ts';

export const meta = () =>
  metaOf('Page introuvable', 'Cette adresse ne mène à aucune page du site.');

export default function UnknownPage() {
  return <NotFound />;
}
