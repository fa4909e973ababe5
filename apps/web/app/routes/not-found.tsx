import { NotFound } from '#features/shell/not-found.tsx';
import { notFoundMeta } from '#meta.ts';

export const meta = () => notFoundMeta;

export default function UnknownPage() {
  return <NotFound />;
}
