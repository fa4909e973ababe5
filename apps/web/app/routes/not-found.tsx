import { NotFound } from '#layout/not-found.tsx';
import { notFoundMeta } from '#layout/meta.ts';
import { SiteSearch } from '#layout/search.tsx';

export const meta = () => notFoundMeta;

export default function UnknownPage() {
  return <NotFound search={<SiteSearch />} />;
}
