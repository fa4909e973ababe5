import { NotFound } from '#features/shell/not-found.tsx';
import { notFoundMeta } from '#meta.ts';
import { SiteSearch } from '#site-search.tsx';

export const meta = () => notFoundMeta;

export default function UnknownPage() {
  return <NotFound search={<SiteSearch />} />;
}
